import DesignSystem

/// The widths of a table's columns, found so that every line fits.
struct TableLayout {
  let titles: [TerminalText]
  let rows: [[TerminalText?]]
  /// For each column, whether a cell is running text, which may be wrapped; figures and dates are not.
  private let isRunningText: [Bool]
  private(set) var widths: [Int]
  private(set) var gap = 2

  /// A word of running text that is longer than this may be cut.
  private static let longestWholeWord = 16

  init(_ table: Table) {
    titles = table.columns.map { TerminalText($0.title) }
    rows = table.rows.map { row in
      table.columns.indices.map { $0 < row.cells.count ? row.cells[$0].map { TerminalText($0.text) } : nil }
    }
    isRunningText = table.columns.indices.map { column in
      table.rows.contains { row in
        guard column < row.cells.count, case .text = row.cells[column] else { return false }
        return true
      }
    }
    widths = []
  }

  /// Finds the widths for a number of columns of room; `false` when the table has to be stacked.
  ///
  /// Headings are wrapped before running text is, and running text only as far as it stays a few lines of whole words.
  mutating func fit(into room: Int) -> Bool {
    let cells = titles.indices.map { column in texts(in: column).map(\.columns).max() ?? 0 }
    let words = titles.map(\.longestWord)
    let withWrappedTitles = zip(words, cells).map(max)
    let withWrappedText = titles.indices.map { column in
      isRunningText[column] ? max(words[column], narrowest(column, cells[column])) : withWrappedTitles[column]
    }
    let gaps = max(0, titles.count - 1)
    guard withWrappedText.reduce(gap * gaps, +) <= room else { return false }
    widths = zip(titles, cells).map { max($0.columns, $1) }
    shrink(to: withWrappedTitles, total: room - gap * gaps)
    shrink(to: withWrappedText, total: room - gap * gaps)
    if widths.reduce(3 * gaps, +) <= room { gap = 3 }
    return true
  }

  private func texts(in column: Int) -> some Collection<TerminalText> {
    rows.lazy.compactMap { $0[column] }
  }

  /// The narrowest a column of running text may be: a third of its longest cell, and wide enough for its words.
  private func narrowest(_ column: Int, _ longestCell: Int) -> Int {
    let word = texts(in: column).map(\.longestWord).max() ?? 0
    return max((longestCell + 2) / 3, min(word, Self.longestWholeWord))
  }

  /// Takes columns from the widest that can give any until the total fits.
  private mutating func shrink(to narrowest: [Int], total: Int) {
    var excess = widths.reduce(-total, +)
    while excess > 0 {
      let giving = widths.indices.filter { widths[$0] > narrowest[$0] }
      guard let widest = giving.max(by: { widths[$0] < widths[$1] }) else { return }
      let rival = giving.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let step = min(excess, max(1, widths[widest] - max(rival, narrowest[widest])))
      widths[widest] -= step
      excess -= step
    }
  }
}
