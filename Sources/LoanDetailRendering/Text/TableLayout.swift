import DesignSystem

/// The widths of a table's columns, chosen so that every line fits.
struct TableLayout {
  let titles: [TerminalText]
  let rows: [[TerminalText?]]
  /// For each column, whether it contains running text, which may be wrapped. Figures and dates may not.
  private let isRunningText: [Bool]
  private(set) var widths: [Int]
  private(set) var gap = 2

  /// Words of running text longer than this may be cut.
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

  /// Calculates the widths for the available columns; `false` if the table does not fit and must be stacked.
  ///
  /// Headings are wrapped first. Running text is wrapped next, but only to a few lines of whole words.
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

  /// Returns the minimum width of a column of running text: a third of its longest cell, and wide enough for its words.
  private func narrowest(_ column: Int, _ longestCell: Int) -> Int {
    let word = texts(in: column).map(\.longestWord).max() ?? 0
    return max((longestCell + 2) / 3, min(word, Self.longestWholeWord))
  }

  /// Shrinks the widest columns that can shrink until the total fits.
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
