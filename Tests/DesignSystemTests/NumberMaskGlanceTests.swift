import DesignSystem
import TestSupport
import Testing

@Suite("A quick look for numbers in a text")
struct NumberMaskGlanceTests {
  @Test("misses no number that the mask finds", arguments: 0..<8 as Range<UInt64>)
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
        "паспорт ", "загранпаспорта ", "ИНН ", "ИИН", "заёмщика ", "45 10 123 456", "СНИЛС", "4509", "123456",
        "500100732259", ", ", " и ", "с номером ", "is ", "112-233-445 95", "12345²", "²²²³¹¹²³¹", "④", "㊃", ";", "|",
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
