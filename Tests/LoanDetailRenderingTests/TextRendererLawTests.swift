import DesignSystem
import LoanDetailRendering
import TestSupport
import Testing

/// What holds for every screen at every width.
struct TextRendererLawTests {
  static let widths = [20, 24, 40, 60, 80, 120]
  static let seeds: Range<UInt64> = 0..<60

  @Test(
    "no line is too wide, ends with a space, has half a pair of isolates or another control character",
    arguments: widths, seeds)
  func cleanLines(width: Int, seed: UInt64) {
    let bytes = TextRenderer(width: width).render(RandomScreen.document(seed: seed))
    for line in Terminal.lines(bytes) {
      #expect(Terminal.columns(line) <= width, "\(line)")
      #expect(line.last?.isWhitespace != true, "\(line)")
      #expect(Terminal.pairsIsolates(line), "\(line)")
      #expect(!line.unicodeScalars.contains(where: Terminal.isControl), "\(line)")
    }
  }

  @Test("colour changes no character", arguments: widths, seeds)
  func colour(width: Int, seed: UInt64) {
    let document = RandomScreen.document(seed: seed)
    let plain = String(decoding: TextRenderer(width: width).render(document), as: UTF8.self)
    let colored = String(decoding: TextRenderer(width: width, usesColor: true).render(document), as: UTF8.self)
    #expect(Array(Terminal.withoutColors(colored).utf8) == Array(plain.utf8))
  }

  @Test("every text is drawn once, in reading order", arguments: [false, true], seeds)
  func readingOrder(onlyTokens: Bool, seed: UInt64) {
    let document = RandomScreen.document(seed: seed, onlyTokens: onlyTokens)
    let drawn = tokens(TextRenderer(width: 10_000, unfoldsGroups: true).render(document))
    #expect(drawn == document.allItems.flatMap(\.informativeTexts).flatMap(tokens))
  }

  @Test(
    "at any width every text except a column's title is drawn once, or its whole column is named as left out",
    arguments: widths, seeds)
  func onceAtAnyWidth(width: Int, seed: UInt64) {
    let document = RandomScreen.document(seed: seed, onlyTokens: true)
    let tables = document.allItems.flatMap(\.dataTables)
    let titles = Set(tables.flatMap(\.columns).map(\.title).flatMap(tokens))
    let given = tokens(TextRenderer(width: width, unfoldsGroups: true).render(document))
    let drawn = given.filter { !titles.contains($0) }
    var expected = document.allItems.flatMap(\.informativeTexts).flatMap(tokens).filter { !titles.contains($0) }
    for table in tables {
      for (index, column) in table.columns.enumerated() {
        let lines = table.groups.map(\.totals) + table.rows.map(\.cells) + [table.totals?.cells ?? []]
        let cells = Set(lines.flatMap { $0.isEmpty ? [] : tokens($0[index]?.text ?? "") })
        guard cells.isDisjoint(with: drawn), !cells.isEmpty else { continue }
        #expect(column.priority != .high && Set(given).isSuperset(of: tokens(column.title)))
        expected.removeAll(where: cells.contains)
      }
    }
    #expect(drawn.sorted() == expected.sorted())
  }

  private func tokens(_ bytes: [UInt8]) -> [Substring] { tokens(String(decoding: bytes, as: UTF8.self)) }

  private func tokens(_ text: String) -> [Substring] { text.matches(of: /q[0-9]+q/).map(\.output) }
}
