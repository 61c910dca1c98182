import DesignSystem
import Testing

@Suite("A list of texts")
struct CommaListTests {
  @Test(
    "has the comma of the words before it",
    arguments: [
      (["Debt: 100 roubles", "of it 5 overdue"], "Debt: 100 roubles, of it 5 overdue"),
      (["Долг", "100"], "Долг, 100"), (["حساب", "100"], "حساب، 100"),
      (["14 نوفمبر 2026", "100"], "14 نوفمبر 2026، 100"),
      (["\u{2067}مبلغ", "a"], "\u{2067}مبلغ، a"), (["100", "مبلغ"], "100, مبلغ"), (["סכום", "100"], "סכום, 100"),
      (["one"], "one"),
      ([], ""),
    ])
  func comma(texts: [String], list: String) { #expect(texts.commaSeparated == list) }
}
