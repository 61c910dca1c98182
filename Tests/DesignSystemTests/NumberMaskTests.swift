import DesignSystem
import Testing

@Suite("A number in a text is masked by what it looks like")
struct NumberMaskTests {
  @Test(
    "cards, accounts, IBANs, vehicles and contracts keep their last four letters or digits",
    arguments: [
      ("card 4111 1111 1111 1111 12/26", "card •• 1111 12/26"),
      ("4111111111111111, 5500-0000-0000-0004", "•• 1111, •• 0004"),
      ("4111\u{A0}1111\u{202F}1111\u{2011}1111", "•• 1111"),
      ("378282246310005 and 3782 822463 10005", "•• 0005 and •• 0005"),
      ("4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "•• 1111"),
      ("٤١١١١١١١١١١١١١١١", "•• ١١١١"),
      ("４１１１１１１１１１１１１１１１", "•• １１１１"),
      ("4111\u{200D}1111\u{FE0F}11111111", "•• 1111"),
      ("PAN4111111111111111!", "PAN•• 1111!"),
      ("40817810500001234567", "•• 4567"),
      ("40817 810 5 0000 1234567 or 40817.810.5.00001234567", "•• 4567 or •• 4567"),
      ("DE89 3704 0044 0532 0130 00 is ours", "•• 3000 is ours"),
      ("gb29nwbk60161331926819", "•• 6819"),
      ("XTA210990Y2765432", "•• 5432"),
      ("ХТА210990У2765432", "•• 5432"),
      ("договор № 15/2024-77 от 21.11.2026", "договор № •• 77 от 21.11.2026"),
      ("По договору займа 2024/051407-1183", "По договору займа •• 1183"),
      ("Contract No. 123456, contract number 2024-051407", "Contract No. •• 56, contract number •• 1407"),
      ("N° 123456789", "N° •• 6789"),
    ])
  func masked(text: String, masked: String) {
    #expect(NumberMask().masked(text) == masked)
    #expect(TextGuard(masking: NumberMask())(text) == masked)
  }

  @Test(
    "amounts, days, telephone numbers, rates and ids are left alone",
    arguments: [
      "RUB 4,111,111,111,111,111.00", "4\u{A0}111\u{A0}111\u{A0}111\u{A0}111\u{A0}111,00 ₽",
      "4.111.111.111.111.111,00 €",
      "CHF 4’111’111’111’111’111", "₹41,11,11,11,11,11,111", "4111111111111.00", "12345678901234567890.12",
      "12 345 678 901 234 567 890", "2026-11-21 2026-12-21 2027-01-21", "21.11.2026 – 21.12.2026",
      "20 ноября 2026 г., затем 120,80 ₽ в день", "2023 2024 2025 2026", "+7 495 500-55-50, 8 800 555-35-35",
      "8 800 555 35 35 8 495 500 55 50", "+4915112345678", "11.5 % a year, 15.870 %", "Payment 31 of 360",
      "Payment No. 31", "Закон № 353-ФЗ, лицензия № 1481", "договор 21.11.2026", "contract 300000.00",
      "operation.4111111111111112", "No money", "120000 km", "4111 1111 1111 1112", "XTA210990Y27654321",
      "DE88 3704 0044 0532 0130 00",
    ])
  func untouched(text: String) {
    #expect(NumberMask().masked(text) == nil)
    #expect(TextGuard(masking: NumberMask())(text) == text)
  }

  @Test(
    "the record's own numbers are masked wherever they occur, however they are grouped",
    arguments: [
      ("Car loan 2024/051407-1183", "Car loan •• 1183"), ("№2024051407-1183.", "№•• 1183."),
      ("2024 0514 07 1183", "•• 1183"), ("ПК1234567 again", "•• 4567 again"), ("12345", "•• 45"),
      ("12345 and 12 345,00 and 12345.67 and 123456", "•• 45 and 12 345,00 and 12345.67 and 123456"),
    ])
  func own(text: String, masked: String) {
    let mask = NumberMask(["2024/051407-1183", "пк-1234567", "12345", "77"])
    #expect(mask.masked(text) == masked)
    #expect(TextGuard(masking: mask)(text) == masked)
  }
}
