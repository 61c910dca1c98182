import DesignSystem

/// The columns of a table on a narrow screen.
struct TableShape {
  /// The index of the column whose cells name their rows.
  let nameColumn: Int
  /// Whether each column is shown on a narrow screen only if the reader asks for it.
  let isOptional: [Bool]
  /// Whether the columns that are always shown are too wide for a narrow screen, so that each row is a list of its
  /// cells.
  let isList: Bool
  /// The number of characters that a line of a narrow screen has room for, with a space of one between columns.
  private static let room = 34

  init(_ table: Table) {
    let hasHigh = table.columns.contains { $0.priority == .high }
    let isOptional = table.columns.map { hasHigh && $0.priority != .high }
    self.isOptional = isOptional
    nameColumn = table.columns.firstIndex { $0.priority == .high } ?? 0
    let shown = table.columns.indices.filter { !isOptional[$0] }
    // Three columns fit, because texts can be on several lines.
    isList = shown.count > 3 && shown.reduce(-1) { $0 + 1 + table.longestCell(in: $1) } > Self.room
  }

  /// Whether the reader can ask for more columns on a narrow screen.
  var hasOptional: Bool { isOptional.contains(true) }
}

extension Table {
  /// The length of the longest cell of a column, in characters.
  fileprivate func longestCell(in column: Int) -> Int {
    rows.reduce(0) { max($0, $1.cells[column]?.text.unicodeScalars.count ?? 0) }
  }
}
