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
