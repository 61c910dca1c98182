import DesignSystem

/// The columns of a table that fit, and their widths.
///
/// A table that is too narrow for all columns leaves some out: first columns of low priority, then columns of normal
/// priority, each from the last to the first. If no column has high priority, the first column and the first column of
/// figures stay (the second column if there are no figures).
struct TableLayout {
  /// The headings of all columns.
  let titles: [TerminalText]
  /// The cells of each line, under all columns.
  let cells: [[TerminalText?]]
  /// For each column, whether it contains running text, which may be wrapped. Figures and dates may not.
  private let isRunningText: [Bool]
  /// The columns that can be left out, in the order in which they are left out.
  private let dispensable: [Int]
  /// The columns that are drawn.
  private(set) var columns: [Int]
  /// The width of each column.
  private(set) var widths: [Int] = []
  /// The number of columns of the terminal between two columns of the table.
  private(set) var gap = 2

  /// Words of running text that are wider than this may be cut.
  private static let longestWholeWord = 16

  /// Prepares the columns of a table; ``fit(into:)`` chooses those that are drawn.
  ///
  /// - Parameter bars: the column of bars that the renderer draws itself.
  init(_ table: Table, _ lines: TableLines, bars: Int? = nil) {
    titles = table.columns.map { TerminalText($0.title) }
    cells = lines.all.map { line in
      let cells = line.cells
      return table.columns.indices.map { column -> TerminalText? in
        guard column < cells.count, let text = cells[column]?.text else { return nil }
        return column == bars ? TerminalText(bar: text) : TerminalText(text)
      }
    }
    var isRunningText = Array(repeating: false, count: table.columns.count)
    for line in lines.all {
      for (column, cell) in zip(isRunningText.indices, line.cells) {
        if case .text? = cell { isRunningText[column] = true }
      }
    }
    self.isRunningText = isRunningText
    columns = Array(table.columns.indices)
    dispensable = Self.dispensable(of: table.columns)
  }

  /// Returns the columns that can be left out, in the order in which they are left out.
  private static func dispensable(of columns: [Table.Column]) -> [Int] {
    var kept = Set(columns.indices.filter { columns[$0].priority == .high })
    if kept.isEmpty {
      let figures = columns.firstIndex { $0.alignment == .trailing } ?? columns.indices.dropFirst().first
      kept = Set([columns.indices.first, figures].compactMap(\.self))
    }
    let last = columns.indices.reversed().filter { !kept.contains($0) }
    return last.filter { columns[$0].priority == .low } + last.filter { columns[$0].priority != .low }
  }

  /// The columns with a heading and cells that are not drawn.
  var omitted: [Int] {
    let drawn = Set(columns)
    return titles.indices.filter { column in
      !drawn.contains(column) && !titles[column].isEmpty && cells.contains { $0[column] != nil }
    }
  }

  /// Chooses the columns and calculates their widths. Returns `false` if not even the columns that must stay fit; the
  /// cells are then stacked.
  ///
  /// Headings are wrapped first. Running text is wrapped next, but only to a few lines of whole words. Then columns are
  /// left out.
  mutating func fit(into room: Int) -> Bool {
    let longest = titles.indices.map { column in texts(in: column).map(\.columns).max() ?? 0 }
    let words = titles.map(\.longestWord)
    let withWrappedTitles = zip(words, longest).map(max)
    let withWrappedText = titles.indices.map { column in
      isRunningText[column]
        ? max(words[column], narrowestText(in: column, longestCell: longest[column])) : withWrappedTitles[column]
    }
    var leavesOut = dispensable[...]
    func least() -> Int { columns.reduce(gap * max(0, columns.count - 1)) { $0 + withWrappedText[$1] } }
    while least() > room {
      guard let column = leavesOut.popFirst() else {
        columns = Array(titles.indices)
        return false
      }
      columns.removeAll { $0 == column }
    }
    let gaps = max(0, columns.count - 1)
    widths = zip(titles, longest).map { max($0.columns, $1) }
    shrink(to: withWrappedTitles, total: room - gap * gaps)
    shrink(to: withWrappedText, total: room - gap * gaps)
    if columns.reduce(3 * gaps, { $0 + widths[$1] }) <= room { gap = 3 }
    return true
  }

  private func texts(in column: Int) -> some Collection<TerminalText> {
    cells.lazy.compactMap { $0[column] }
  }

  /// Returns the minimum width of a column of running text: a third of its longest cell, and wide enough for its words.
  private func narrowestText(in column: Int, longestCell: Int) -> Int {
    let word = texts(in: column).map(\.longestWord).max() ?? 0
    return max((longestCell + 2) / 3, min(word, Self.longestWholeWord))
  }

  /// Shrinks the widest columns that can shrink until the total fits.
  private mutating func shrink(to narrowest: [Int], total: Int) {
    var excess = columns.reduce(-total) { $0 + widths[$1] }
    while excess > 0 {
      let shrinkable = columns.filter { widths[$0] > narrowest[$0] }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { return }
      let rival = shrinkable.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let step = min(excess, max(1, widths[widest] - max(rival, narrowest[widest])))
      widths[widest] -= step
      excess -= step
    }
  }
}
