import TestSupport
import Testing

@testable import DesignSystem

@Suite("A number that begins inside another one")
struct NumbersInARowTests {
  @Test(
    "is masked too: on its own if what is before it is a number, otherwise with it",
    arguments: [
      ("5555 5555 5555 4444\n4276 3800 1234 5679", "•• 4444\n•• 5679"),
      ("5555 5555 5555 4444 / 4276 3800 1234 5679", "•• 4444 / •• 5679"),
      ("4111 1111 1111 1111 5555 5555 5555 4444 4276 3800 1234 5679", "•• 1111 •• 4444 •• 5679"),
      ("2023 2024 2025 2026 4276 3800 1234 5679", "•• 5679"),
      ("код 10004 4276 3800 1234 5679", "код •• 5679"),
      ("договор № 7-4276 3800 1234 5679 от 21.11.2026", "договор № •• 5679 от 21.11.2026"),
      ("паспорт 45 4276 3800 1234 5679", "паспорт •• 5679"), ("ИНН 4276 3800 1234 5679", "ИНН •• 5679"),
      ("5500 6000 6082 4685 7800 287 583,00 ₽", "•• 7800 287 583,00 ₽"),
      ("паспорт за 450912345 рублей", "паспорт за 450912345 рублей"),
      ("4276 3800 1234 5679 12/26", "•• 5679 12/26"), ("2023 2024 2025 2026 2027", "2023 2024 2025 2026 2027"),
    ])
  func masked(text: String, masked: String) {
    #expect(TextGuard(masking: NumberMask())(text) == masked)
  }

  @Test("is masked after a number of the record that it ends")
  func own() {
    let mask = NumberMask(["AB-10014276"])
    #expect(TextGuard(masking: mask)("AB 1001 4276 3800 1234 5679") == "•• 5679")
    #expect(TextGuard(masking: mask)("AB 1001 4276, 3800") == "•• 4276, 3800")
  }

  @Test("shows no more than four digits of a card, whatever is before it", arguments: 0..<4 as Range<UInt64>)
  func anythingBefore(seed: UInt64) {
    let (card, gaps) = ("4276380012345679", [" ", "-", " - ", "\n", " / ", ": ", ", ", "."])
    let words = [
      "договор №", "паспорт", "СНИЛС", "ИНН", "код", "#", "5555 5555 5555 4444", "DE89 3704 0044 0532 0130 00",
    ]
    var random = SeededGenerator(seed: seed)
    for round in 0..<1500 {
      let gap = gaps[random.number(below: 2)]
      let groups = (0..<4).map { card.dropFirst($0 * 4).prefix(4) }.joined(separator: gap)
      var text = ""
      for _ in 0..<random.number(below: 5) {
        let isWord = random.number(below: 3) == 0
        let digits = (0..<1 + random.number(below: 6)).map { _ in "\(random.number(below: 10))" }.joined()
        text += (isWord ? words[random.number(below: words.count)] : digits) + gaps[random.number(below: gaps.count)]
      }
      let shown = TextGuard(masking: NumberMask())(text + groups)
      #expect(!shown.contains("1234") || text.contains("1234"), "round \(round): \(text + groups)")
    }
  }

  @Test("is found in a time in proportion to the text")
  func time() {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: "1500 ", count: count)
      return ContinuousClock().measure { _ = TextGuard.messages(text) }
    }
    // Eight times the text; a quadratic search would take 64 times as long.
    #expect((1...4).contains { _ in time(16_000) < time(2_000) * 24 })
  }
}
