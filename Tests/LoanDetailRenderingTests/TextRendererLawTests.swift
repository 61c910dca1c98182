import DesignSystem
import LoanDetailRendering
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
    #expect(drawn == ([document.headerItem] + document.contentItems).flatMap(texts).flatMap(tokens))
  }

  @Test(
    "at any width every text except a column's title is drawn once, or its whole column is named as left out",
    arguments: widths, seeds)
  func onceAtAnyWidth(width: Int, seed: UInt64) {
    let document = RandomScreen.document(seed: seed, onlyTokens: true)
    let items = [document.headerItem] + document.contentItems
    let titles = Set(items.flatMap(columnTitles).flatMap(tokens))
    let given = tokens(TextRenderer(width: width, unfoldsGroups: true).render(document))
    let drawn = given.filter { !titles.contains($0) }
    var expected = items.flatMap(texts).flatMap(tokens).filter { !titles.contains($0) }
    for table in items.flatMap(tables) {
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

  private func tables(_ item: Item) -> [Table] {
    switch item {
    case .table(let table): [table]
    case .chart(let chart): [chart.table]
    default: item.children.flatMap(tables)
    }
  }

  private func tokens(_ bytes: [UInt8]) -> [Substring] { tokens(String(decoding: bytes, as: UTF8.self)) }

  private func tokens(_ text: String) -> [Substring] { text.matches(of: /q[0-9]+q/).map(\.output) }

  /// The texts of an item as a reader meets them.
  private func texts(_ item: Item) -> [String] {
    switch item {
    case .header(let header):
      [header.title] + [header.subtitle].compactMap(\.self) + item.children.flatMap(texts)
    case .section(let section): [section.title] + item.children.flatMap(texts)
    case .amount(let amount): [amount.label, amount.money.text] + [amount.caption].compactMap(\.self)
    case .row(let row): texts(row)
    case .status(let status): [status.text]
    case .banner(let banner): [banner.title] + [banner.text].compactMap(\.self)
    case .actionGroup(let group):
      group.actions.flatMap { action -> [String] in
        switch action.state {
        case .available: [action.title] + [action.details].compactMap(\.self)
        case .unavailable(let reason, _, _), .pending(let reason, _):
          [action.title, reason] + [action.details].compactMap(\.self)
        }
      }
    case .progress(let progress): [progress.label, progress.text]
    case .breakdown(let breakdown): texts(breakdown.total) + breakdown.parts.flatMap(texts)
    case .table(let table): texts(table)
    case .timeline(let timeline):
      [timeline.title]
        + timeline.entries.flatMap { entry in
          [entry.date.text, entry.title] + [entry.money?.text, entry.caption].compactMap(\.self)
        }
    case .chart(let chart):
      [chart.title, chart.summary] + texts(chart.table).dropFirst()
    case .chips(let group): [group.label] + group.chips.map(\.text)
    case .divider: []
    case .note(let note): [note.text]
    case .custom: item.children.flatMap(texts)
    }
  }

  private func texts(_ table: Table) -> [String] {
    func texts(_ cells: [Value?]) -> [String] { cells.compactMap { $0?.text } }
    let hasHeadings = table.groups.count > 1 || table.groups.contains { !$0.totals.isEmpty }
    var (lines, last) = ([String](), String?.none)
    for row in table.rows {
      lines += [row.dayLine].compactMap(\.self)
      if hasHeadings, row.group != last, let group = table.groups.first(where: { $0.id == row.group }) {
        lines += [group.title] + texts(group.totals)
      }
      last = row.group
      lines += texts(row.cells)
    }
    let totals = table.totals.map { [$0.title] + texts($0.cells) } ?? []
    return [table.title] + table.columns.map(\.title) + lines + totals
  }

  private func texts(_ row: Row) -> [String] { [row.label, row.value.text] + [row.caption].compactMap(\.self) }

  private func columnTitles(_ item: Item) -> [String] {
    switch item {
    case .table(let table): table.columns.map(\.title)
    case .chart(let chart): chart.table.columns.map(\.title)
    default: item.children.flatMap(columnTitles)
    }
  }
}
