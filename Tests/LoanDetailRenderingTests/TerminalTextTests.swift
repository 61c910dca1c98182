import Testing

@testable import LoanDetailRendering

struct TerminalTextTests {
  @Test(
    "columns are counted as a terminal shows them",
    arguments: [
      ("", 0), ("kettle", 6), ("чайник", 6), ("12\u{A0}345,67\u{202F}₽", 11), ("e\u{301}te\u{301}", 3), ("茶の湯", 6),
      ("ﾁｬ", 2),
      ("Ｔ", 2), ("대출", 4), ("\u{1103}\u{1162}", 2), ("🫖", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🇷🇺🇬🇧", 4), ("👍🏽", 2),
      ("a🏽", 3), ("👩‍👩‍👧‍👦", 2), ("ক্ষ", 2), ("हि", 2), ("กู้", 1), ("か\u{3099}", 2), ("\u{FFFD}", 1),
    ])
  func columns(text: String, columns: Int) {
    #expect(TerminalText(text).columns == columns)
  }

  @Test(
    "characters that could control a terminal are removed",
    arguments: [
      ("  one \r\n\t two\u{2028}three\u{3000}", "one two three"),
      ("\u{A0}12\u{A0}₽ \u{202F}", "12\u{A0}₽"),
      ("\u{1B}[31mred\u{1B}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"),
      ("\u{0}\u{7}\u{7F}\u{9B}2J", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}2J"),
      ("pay \u{202E}001\u{202C} now", "pay 001 now"),
      ("pay \u{2066}now\u{2069}", "pay \u{2066}now\u{2069}"), ("pay \u{2066}now", "pay now"),
      ("pay\u{2069} \u{2066}now", "pay now"),
      ("so\u{AD}ft\u{200B}ze\u{FEFF}ro\u{E0041}", "softzero"),
      ("\u{301}a \u{301} \u{200D}b 🏽", "\u{FFFD}a \u{FFFD} \u{FFFD}b \u{FFFD}"),
      ("👩‍👩‍👧‍👦 می\u{200C}خواهم", "👩‍👩‍👧‍👦 می\u{200C}خواهم"),
      (" \n ", ""),
    ])
  func controlCharacters(text: String, clean: String) {
    #expect(Array(TerminalText(text).string.unicodeScalars) == Array(clean.unicodeScalars))
  }

  @Test(
    "an amount that is longer than a line breaks beside its currency, and never between its digits if it need not",
    arguments: [
      ("RUB\u{A0}4,372,399.35", ["RUB", "4,372,399.35"]),
      ("14\u{A0}372\u{A0}399,35\u{A0}₽", ["14\u{A0}372\u{A0}399,35", "₽"]),
      ("to RUB\u{A0}4,372,399.35 on", ["to", "RUB", "4,372,399.35", "on"]),
      ("茶RUB\u{A0}4,372,399.35", ["茶RUB", "4,372,399.35"]),
      ("12,345,678,901.50", ["12,345,678,901", ".50"]),
      ("12\u{A0}345\u{A0}678\u{A0}901\u{A0}234", ["12\u{A0}345\u{A0}678\u{A0}901", "234"]),
    ])
  func longAmounts(text: String, lines: [String]) {
    let wrapped = TerminalText(text).wrapped(to: 14)
    #expect(wrapped.map(\.string) == lines)
    #expect(wrapped.map(\.columns) == lines.map { TerminalText($0).columns })
  }

  @Test(
    "nothing in a text looks like a rule, a leader or a gap of the screen",
    arguments: [
      ("To do ────────────", "To do ------------"), ("a ━┄\u{2015}\u{23AF}\u{2581}█ b", "a ------ b"),
      ("a ——— b", "a --- b"), ("a —\u{200D}– b", "a -\u{200D}- b"),
      ("Installment . . . . . . . . RUB 1.00", "Installment … RUB 1.00"), ("Installment.....", "Installment…"),
      ("a · · · b", "a … b"), ("a .\u{A0}.\u{A0}. b", "a … b"), ("a . . b", "a … b"), ("a .\u{A0}. b", "a … b"),
      ("a •••••• b", "a … b"), ("a ․ ‥ ⋅ ∙ b", "a … b"), ("a … … b", "a … b"), ("Wait...", "Wait…"),
      ("a .\u{200D}.\u{2066}.\u{2069} b", "a …\u{2066}\u{2069} b"), ("a • • • •• b", "a … •• b"),
      ("a •• · b", "a … b"), ("a ꓸ ꓸ ꓸ b", "a … b"), ("a ﹒﹒﹒ b", "a … b"), ("a ᛫ ᛫ ᛫ b", "a … b"),
      ("a ܁ ܂ ܁ b", "a … b"), ("a \u{10A50} \u{10A50} \u{10A50} b", "a … b"), ("a ꓺ ꓺ b", "a … b"),
      ("4276 •••• •••• 4821", "4276 … •••• 4821"), (". . . •• 4471", "… •• 4471"),
      ("a\u{A0}\u{A0}\u{A0}b", "a\u{A0}b"), ("a \u{A0} b", "a b"), ("a\u{A0} b", "a b"),
      ("a\u{202F}\u{A0}b", "a\u{202F}b"),
      ("a\u{2800}\u{3164}\u{2003}b", "a b"), ("a \u{2066} \u{2069} b", "a \u{2066}\u{2069}b"),
    ])
  func linesOfTheScreen(text: String, clean: String) {
    #expect(Array(TerminalText(text).string.unicodeScalars) == Array(clean.unicodeScalars))
    #expect(TerminalText(text).columns == TerminalText(clean).columns)
  }

  @Test(
    "dots and dashes that are no line stay",
    arguments: [
      "contract •• 4471", "•• 1234 · •• 5678", "•• 1234, ••", "Card ···· 4821", "•••• 4821",
      "21 ноября 2026 г. · •• 4471", "1,000.00 · 5% – 6% — 7%", "a..b", "a ․ b", "А. С. Попов",
      "12\u{A0}345\u{202F}₽", "г.\u{A0}Москва", "A • B • C • D",
    ])
  func otherDots(text: String) {
    #expect(Array(TerminalText(text).string.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "no line but the first begins with a mark",
    arguments: [
      ("I paid ✓ on time", 7, ["I", "paid ✓", "on time"]), ("we paid i did", 8, ["we", "paid i", "did"]),
      ("we paid if I", 8, ["we paid", "if I"]), ("we paid •• 12", 8, ["we paid", "•• 12"]),
      ("✓ paid on", 6, ["✓ paid", "on"]), ("paid ✓ on", 4, ["paid", "- on"]), ("xxxx ! no", 4, ["xxxx", "- no"]),
      ("xxxx 🗸 no", 4, ["xxxx", "- no"]), ("xxxx ⚠ no", 4, ["xxxx", "- no"]),
      ("xxxx 🗹 no", 4, ["xxxx", "- no"]), ("xxxx ⓘ no", 4, ["xxxx", "- no"]),
      ("xxxx→ no", 4, ["xxxx", "- no"]), ("xxxx \u{2066}→\u{2069} no", 4, ["xxxx", "\u{2066}-\u{2069} no"]),
      ("貸付✅ x", 4, ["貸", "付✅", "x"]), ("xxxx ✓\u{FE0E}\u{A0}on", 4, ["xxxx", "-\u{A0}on"]),
    ])
  func marks(text: String, width: Int, lines: [String]) {
    let wrapped = TerminalText(text).wrapped(to: width)
    #expect(wrapped.map(\.string) == lines)
    #expect(wrapped.map(\.columns) == lines.map { TerminalText($0).columns })
  }

  @Test(
    "a cluster wider than a line is cut between its scalars, and no line is too wide",
    arguments: [
      String(repeating: "\u{1100}", count: 30), "a " + String(repeating: "\u{915}\u{94D}", count: 40) + " b",
      "👩\u{200D}👩\u{200D}👧\u{200D}👦", "z" + String(repeating: "\u{301}", count: 1_000),
      "x" + String(repeating: "🏽", count: 40), String(repeating: "👩\u{200D}", count: 50),
      String(repeating: "क\u{93E}", count: 30),
    ])
  func wideClusters(text: String) {
    for width in 1...20 {
      let lines = TerminalText(text).wrapped(to: width)
      for line in lines {
        #expect(line.columns <= width)
        #expect(line.string.reduce(0) { $0 + DisplayWidth.columns(of: $1) } <= width, "\(line.string)")
      }
      if width > 1 { #expect(lines.map(\.string).joined().filter { $0 != " " } == text.filter { $0 != " " }) }
    }
  }

  @Test(
    "lines break at spaces and between wide characters, never inside a cluster",
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 13, ["one two three"]),
      ("Основной долг и проценты", 8, ["Основной", "долг и", "проценты"]),
      ("a repayment", 4, ["a", "repa", "ymen", "t"]),
      ("10\u{A0}000\u{A0}₽ a month", 9, ["10\u{A0}000\u{A0}₽", "a month"]),
      ("10\u{A0}000\u{A0}₽", 3, ["10", "000", "₽"]),
      ("貸付残高の内訳です", 8, ["貸付残高", "の内訳で", "す"]),
      ("残高は「三千」、です", 8, ["残高は", "「三", "千」、で", "す"]),
      ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 5, ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("", 5, []),
    ])
  func lineBreaks(text: String, width: Int, lines: [String]) {
    let wrapped = TerminalText(text).wrapped(to: width)
    #expect(wrapped.map { String($0.string) } == lines)
    #expect(wrapped.map(\.columns) == lines.map { TerminalText($0).columns })
  }

  @Test("a long grapheme cluster is cut in a time in proportion to it", arguments: ["\u{1100}", "\u{915}\u{94D}"])
  func longCluster(of scalars: String) {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: scalars, count: count)
      return ContinuousClock().measure { _ = TerminalText(text).wrapped(to: 80) }
    }
    // Eight times the text; a quadratic search would take 64 times as long.
    #expect((1...4).contains { _ in time(24_000) < time(3_000) * 24 })
  }
}
