import DesignSystem

/// The rows of a table in blocks: folded groups, each a block of its own, and the rows between them.
struct TableBlocks {
  /// Rows of one group, or of none.
  struct Segment {
    var group: Table.Group?
    var rows: ArraySlice<TableRow>
  }

  enum Block {
    case rows([Segment])
    case folded(Table.Group, ArraySlice<TableRow>)
  }

  private(set) var blocks: [Block] = []

  /// The heading of the only group is left out, unless it has totals.
  init(_ table: Table, unfolds: Bool) {
    let hasHeadings = table.groups.count > 1 || table.groups.contains { !$0.totals.isEmpty }
    let groups = Dictionary(hasHeadings ? table.groups.map { ($0.id, $0) } : []) { first, _ in first }
    var segments: [Segment] = []
    var start = table.rows.startIndex
    while start < table.rows.endIndex {
      let name = table.rows[start].group
      let end = table.rows[start...].firstIndex { $0.group != name } ?? table.rows.endIndex
      let (group, rows) = (name.flatMap { groups[$0] }, table.rows[start..<end])
      if let group, group.isFolded, !unfolds {
        close(&segments)
        blocks.append(.folded(group, rows))
      } else {
        segments.append(Segment(group: group, rows: rows))
      }
      start = end
    }
    close(&segments)
  }

  private mutating func close(_ segments: inout [Segment]) {
    if !segments.isEmpty { blocks.append(.rows(segments)) }
    segments = []
  }
}

/// The columns of a table on a narrow screen.
struct TableShape {
  /// The column whose cells name their rows.
  let name: Int
  /// Whether each column is shown on a narrow screen only if the reader asks for it.
  let isOptional: [Bool]
  /// Whether the other columns are too wide for a narrow screen, so that each row is a list of its cells.
  let isList: Bool
  /// The number of characters that a line of a narrow screen has room for, with a space of one between columns.
  private static let room = 34

  init(_ table: Table) {
    let hasHigh = table.columns.contains { $0.priority == .high }
    let isOptional = table.columns.map { hasHigh && $0.priority != .high }
    self.isOptional = isOptional
    name = table.columns.firstIndex { $0.priority == .high } ?? 0
    let shown = table.columns.indices.filter { !isOptional[$0] }
    // Three columns fit, because texts can be on several lines.
    isList = shown.count > 3 && shown.reduce(-1) { $0 + 1 + table.longestCell(in: $1) } > Self.room
  }

  var hasOptional: Bool { isOptional.contains(true) }
}

extension Table {
  /// The length of the longest cell of a column, in characters.
  fileprivate func longestCell(in column: Int) -> Int {
    rows.reduce(0) { max($0, $1.cells[column]?.text.unicodeScalars.count ?? 0) }
  }
}
