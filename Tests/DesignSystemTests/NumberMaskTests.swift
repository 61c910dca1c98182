import DesignSystem
import TestSupport
import Testing

@Suite("A number in a text is masked by what it looks like")
struct NumberMaskTests {
  @Test("in a time in proportion to the text, also where every word may stand before a number")
  func markers() {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: "no.", count: count) + " 12345 #"
      return (0..<3).map { _ in ContinuousClock().measure { _ = TextGuard.messages(text) } }.min() ?? .zero
    }
    // Eight times the text; a quadratic search would take 64 times as long.
    #expect(time(8_000) < time(1_000) * 24)
  }

  @Test(
    "cards, accounts, IBANs, vehicles and contracts keep their last four letters or digits",
    arguments: [
      ("card 4111 1111 1111 1111 12/26", "card •• 1111 12/26"),
      ("4276\u{B}1234\u{85}1234    1231", "•• 1231"), ("DE89  3704\n\n0044 \u{0} 0532  0130  00", "•• 3000"),
      ("4111111111111111, 5500-0000-0000-0004", "•• 1111, •• 0004"),
      ("4111\u{A0}1111\u{202F}1111\u{2011}1111", "•• 1111"),
      ("378282246310005 and 3782 822463 10005", "•• 0005 and •• 0005"),
      ("4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "•• 1111"),
      ("٤١١١١١١١١١١١١١١١", "•• ١١١١"),
      ("４１１１１１１１１１１１１１１１", "•• １１１１"),
      ("4111\u{200D}1111\u{FE0F}11111111", "•• 1111"),
      ("PAN4111111111111111!", "PAN•• 1111!"),
      ("40817810500001234567", "•• 4567"),
      ("40817810 0 99910004312, 408 17 810 0 9991 0004312", "•• 4312, •• 4312"),
      ("4081781009 9910004312 408178100-99910004312", "•• 4312 •• 4312"),
      ("40817 810 5 0000 1234567 or 40817.810.5.00001234567", "•• 4567 or •• 4567"),
      ("DE89 3704 0044 0532 0130 00 is ours", "•• 3000 is ours"),
      ("gb29nwbk60161331926819", "•• 6819"),
      ("ＧＢ82 ｗest 1234 5698 7654 32 and LІ21 0881 0000 2324 013A A", "•• 5432 and •• 13AA"),
      ("DE 89 3704 0044 0532 0130 00, GB-29-NWBK-6016-1331-9268-19", "•• 3000, •• 6819"),
      ("4111\u{3164}1111\u{115F}1111\u{FFA0}1111", "•• 1111"),
      ("XTA210990Y2765432", "•• 5432"),
      ("ХТА210990У2765432", "•• 5432"),
      ("договор № 15/2024-77 от 21.11.2026", "договор № •• 77 от 21.11.2026"),
      ("По договору займа ПК-2024/051407-1183", "По договору займа •• 1183"),
      ("Договор ПК-2024/051407-1183; contracts AB-12345", "Договор •• 1183; contracts •• 45"),
      ("договор№123456, Contract #123456, loan no. 123456", "договор№•• 56, Contract #•• 56, loan no. •• 56"),
      ("Contract No. 123456, contract number LN-2024-051407", "Contract No. •• 56, contract number •• 1407"),
      ("N° 123456789", "N° •• 6789"), ("№ LN-5005001 from 12.12.2025", "№ •• 5001 from 12.12.2025"),
      ("4111·1111·1111·1111, DE89.3704.0044.0532.0130.00.", "•• 1111, •• 3000."),
      ("4111\u{2E3A}1111\u{2E3A}1111\u{2E3A}1111", "•• 1111"),
      ("4111111111111111,5 шт, 4111111111111111.50", "•• 1111,5 шт, •• 1111.50"),
      ("1.5 4111 1111 1111 1111", "1.5 •• 1111"),
    ])
  func masked(text: String, masked: String) {
    #expect(NumberMask().masked(text) == masked)
    #expect(TextGuard(masking: NumberMask())(text) == masked)
  }

  @Test(
    "a long run of digits is a number whatever is before or after it",
    arguments: [
      ("Cards 4276380012345679,5555555555554444", "Cards •• 5679,•• 4444"), ("1.4276380012345679", "1.•• 5679"),
      ("1,4276380012345679", "1,•• 5679"), ("11.4532015112830366 %", "11.•• 0366 %"),
      ("0.40817810500001234567", "0.•• 4567"), ("40817810500001234567.00", "•• 4567.00"),
      ("427638001234567955555555555544441", "•• 4441"), ("1,5 4276 3800 1234 5679", "1,5 •• 5679"),
      ("40817 810 123 456 789 012", "•• 9012"), ("40817-810-123-456-789-012", "•• 9012"),
      ("42 76 38 00 12 34 56 79", "•• 5679"), ("+4276380012345679", "+•• 5679"), ("+4276 3800 1234 5679", "+•• 5679"),
    ])
  func runs(text: String, masked: String) {
    #expect(TextGuard(masking: NumberMask())(text) == masked)
  }

  @Test(
    "one separator of any kind does not hide a card",
    arguments: [
      ";", ":", "*", "|", "+", "=", "'", "~", "•", ",", "’", "&", "§", "👍", " | ", " * ", " • ", " - ", ")(", "\\", "€",
    ])
  func separators(separator: String) {
    let texts = TextGuard(masking: NumberMask())
    for groups in [
      ["4276", "3800", "1234", "5679"], ["4276", "38001234", "5679"], ["427638", "0012345679"],
      ["42", "76", "38", "00", "12", "34", "56", "79"], ["427", "638", "001", "234", "5679"],
      ["4276", "380", "012", "345", "679"],
    ] {
      #expect(texts("a \(groups.joined(separator: separator)) b") == "a •• 5679 b", "\(groups)")
    }
    #expect(texts(["40817", "810", "5", "0000", "1234567"].joined(separator: separator)) == "•• 4567")
    #expect(texts(["DE89", "3704", "0044", "0532", "0130", "00"].joined(separator: separator)) == "•• 3000")
    let own = TextGuard(masking: NumberMask(["ПК-2024/051407-1183"]))
    #expect(own("a \(["ПК", "2024", "051407", "1183"].joined(separator: separator)) b") == "a •• 1183 b")
  }

  @Test(
    "raised, lowered, circled and framed digits are digits",
    arguments: [
      ("⁴²⁷⁶³⁸⁰⁰¹²³⁴⁵⁶⁷⁹", "•• ⁵⁶⁷⁹"), ("₄₂₇₆₃₈₀₀₁₂₃₄₅₆₇₉", "•• ₅₆₇₉"), ("④②⑦⑥③⑧⓪⓪①②③④⑤⑥⑦⑨", "•• ⑤⑥⑦⑨"),
      ("4276 3800 1²³4 5679", "•• 5679"), ("❹❷❼❻❸❽⓿⓿❶❷❸❹❺❻❼❾", "•• ❺❻❼❾"),
      ("4\u{FE0F}\u{20E3}276380012345679", "•• 5679"),
    ])
  func otherDigits(text: String, masked: String) {
    #expect(TextGuard(masking: NumberMask())(text) == masked)
  }

  @Test(
    "the numbers of identity papers are masked",
    arguments: [
      ("паспорт 4509 123456 выдан 12.05.2010", "паспорт •• 3456 выдан 12.05.2010"),
      ("Паспорт РФ: серия 45 09 № 123456", "Паспорт РФ: серия •• 3456"),
      ("паспорта серии 4509 номер 123456, 2010", "паспорта серии •• 3456, 2010"),
      ("Passport AB1234567; passport no. 123456789", "Passport •• 4567; passport no. •• 6789"),
      ("СНИЛС 11223344595 и 112-233-445 95", "СНИЛС •• 4595 и •• 4595"), ("снилс: 112 233 445 95.", "снилс: •• 4595."),
      ("ИНН 500100732259, ИНН: 7707083893", "ИНН •• 2259, ИНН: 7707083893"),
      ("паспорт4509123456, СНИЛС11223344595", "паспорт•• 3456, СНИЛС•• 4595"),
      ("ИНН500100732259, инновация 2024", "ИНН•• 2259, инновация 2024"),
      ("паспорт гражданина Российской Федерации 4509 123456", "паспорт гражданина Российской Федерации •• 3456"),
      ("паспортные данные: серия 4509 номер 123456", "паспортные данные: серия •• 3456"),
      ("п. 1 112-233-445 95", "п. 1 •• 4595"), ("п. 1 112‑233–445 95", "п. 1 •• 4595"),
      ("контракт Nº 2024-77123", "контракт Nº •• 7123"), ("№ 12345 1500,00 ₽", "№ •• 45 1500,00 ₽"),
    ])
  func papers(text: String, masked: String) {
    #expect(TextGuard(masking: NumberMask())(text) == masked)
  }

  @Test(
    "amounts, days, telephone numbers, rates and ids are left alone",
    arguments: [
      "call 926 158-10-18 916 123-45-67", "2026-08-10 12-30 2026-11-21",
      "RUB 4,111,111,111,111,111.00", "4\u{A0}111\u{A0}111\u{A0}111\u{A0}111\u{A0}111,00 ₽",
      "4.111.111.111.111.111,00 €",
      "CHF 4’111’111’111’111’111", "₹41,11,11,11,11,11,111", "4111111111111.00",
      "12 345 678 901 234 567 890", "2026-11-21 2026-12-21 2027-01-21", "21.11.2026 – 21.12.2026",
      "20 ноября 2026 г., затем 120,80 ₽ в день", "2023 2024 2025 2026", "+7 495 500-55-50, 8 800 555-35-35",
      "8 800 555 35 35 8 495 500 55 50", "+4915112345678", "11.5 % a year, 15.870 %", "Payment 31 of 360",
      "Payment No. 31", "Закон № 353-ФЗ, лицензия № 1481", "договор 21.11.2026", "contract 300000.00",
      "operation.4111111111111112", "No money", "120000 km", "4111 1111 1111 1112", "XTA210990Y27654321",
      "DE88 3704 0044 0532 0130 00", "11.4532015112830367 %", "11,4532015112830367",
      "1500, 2500, 3500, 4504", "1500; 2500; 3500; 4504", "1500 + 2500 + 3500 + 4504 = 12004",
      "4\u{A0}276\u{A0}380\u{A0}012\u{A0}345\u{A0}679", "₹4,27,63,80,01,23,45,679", "1234567890123,45 ₽",
      "ИНН 7707083893", "ИНН банка 7707083893, 12.05", "Паспорт до 21.11.2026", "по паспорту 10 000 000 рублей",
      "8 800 555-35-35, help@bank.example", "112-233-445 96", "480 000 000,00 ₽", "счёт № 1234 15000 ₽",
      "№ 1183 15000.00", "UZS 480,000,000.00",
      "1 000 000 000,00 руб.", "234 567 891,00 ₽", "+7 812 112 233 445 95", "000-000-000 00",
      "4276 и 3800 и 1234 и 5679",
      "²³ м², ½ доли, 12³",
      "The limit is 30496 bytes, but the answer has 38121 with as few rows", "the code TARIF2KGBEE366F5D",
      "There is no 30000 RUB fee",
      "Договор 500000 рублей", "Contract: €250000", "contract 150000-200000 RUB",
      "Contract 2024-2029", "contract 12/2024-11/2029", "Contract 36/48/60 months",
      "under the contract, 15000 is due", "Договор от 21.11.2026г., договор 21.11.2026г.",
      "По договору займа 2024/051407",
      "contract number 2024-2029", "2024 2025 2026 2027 2028", "# 31",
      "words-6D39DB15-D3D3-4BD6-AA32-6C1788EB0A2D.json $.texts[0].text: The value",
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

  @Test(
    "a short own number of digits alone is masked in one piece or as in the record; an amount or a day stays",
    arguments: [
      ("123456789", "loan 123456789, 1,234,567.89", "loan •• 6789, 1,234,567.89"),
      ("123456789", "123 456 789 and 0.123456789 and 123456789.5", nil),
      ("14/05-2024", "14.05.2024, 14 05 2024", nil), ("14/05-2024", "№ 14/05-2024; 14052024", "№ •• 24; •• 24"),
      ("100500", "100,500 or 100500, and 100500.00", "100,500 or •• 00, and 100500.00"),
      ("2024 051407", "№ 2024 051407, 2024-051407", "№ •• 1407, 2024-051407"),
      ("20240 51407", "№ 20240 51407", "№ •• 1407"),
      ("2024051407118", "2024.0514.07118", "•• 7118"),
      ("LHAB 8841", "LHAB 8841, LHAB-8841", "•• 41, •• 41"), ("А-1234", "а 1234 рубля, А1234", "а 1234 рубля, •• 34"),
    ] as [(String, String, String?)])
  func shortOwn(number: String, text: String, masked: String?) {
    let mask = NumberMask([number])
    #expect(mask.masked(text) == masked)
    #expect(TextGuard(masking: mask)(text) == masked ?? text)
  }

  @Test(
    "an own number with few digits is found at a glance",
    arguments: [
      ("КД-АБ/118", "КД-АБ/118 again", "•• 18 again"), ("LHAB-8841", "loan LHAB8841", "loan •• 41"),
      ("ABCDEF", "abc-def", "•• ef"),
    ])
  func fewDigits(number: String, text: String, masked: String) {
    #expect(TextGuard(masking: NumberMask([number]))(text) == masked)
  }

  @Test("the quick look at a text misses no number that the mask finds", arguments: 0..<8 as Range<UInt64>)
  func glance(seed: UInt64) {
    let own = ["КД-АБ/118", "LHAB-8841", "14/05-2024", "123456789", "ПК-2024/051407-1183", "А-12345"]
    let parts =
      own + [
        "4111", "1111", "4111111111111111", "40817810500001234567", "40817", "DE89", "3704", "0044", "0532", "0130",
        "XTA210990Y2765432", "gb29nwbk60161331926819", "2024", "051407", "12345", "7", "118", "8841", "٤١١١", "１１１１",
        "1", "1", "00", " ", " ", " ", "-", "-", ".", ",", "/", "_", "·", "\u{2E3A}", "\u{2011}", "\u{2212}",
        "\u{A0}", "\u{202F}", "\u{2003}", "\u{3000}", "\u{200D}", "\u{AD}", "\u{301}", "\u{FE0F}", "\n", "№", "#",
        "No.", "N\u{301}o\u{301}.", "Nо.", "N°", "contract ", "Договора ", "номер ", "number ", "АБ", "x", "é", "₽",
        "€", "中", "👍", "(", ":", "%", "+",
        "паспорт ", "ИНН ", "СНИЛС", "4509", "123456", "500100732259", "112-233-445 95", "12345²", "④", "㊃", ";", "|",
        "•",
      ]
    var random = SeededGenerator(seed: seed)
    for round in 0..<2500 {
      let text = (0..<1 + random.number(below: 8)).map { _ in parts[random.number(below: parts.count)] }.joined()
      let mask = NumberMask(own.filter { _ in random.number(below: 3) == 0 })
      guard let masked = mask.masked(text) else { continue }
      let shown = TextGuard(masking: mask)(text)
      let expected = TextGuard(masking: nil)(masked)
      #expect(Array(shown.unicodeScalars) == Array(expected.unicodeScalars), "round \(round): \(text.debugDescription)")
    }
  }
}
