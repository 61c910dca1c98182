import DesignSystem

/// The rows of a table in blocks: folded groups, each a block of its own, and the rows between them.
struct TableBlocks {
  /// Rows of one group, or of none.
  struct Segment {
    var group: Table.Group?
    var rows: ArraySlice<TableRow>
  }

  /// Rows that are in one table, or a folded group.
  enum Block {
    case rows([Segment])
    case folded(Table.Group, ArraySlice<TableRow>)
  }

  private(set) var blocks: [Block] = []

  /// Divides the rows of a table. The heading of the only group is left out, unless it has totals.
  ///
  /// - Parameter unfolds: whether no group is folded.
  init(_ table: Table, unfolds: Bool) {
    let hasHeadings = table.groups.count > 1 || table.groups.contains { !$0.totals.isEmpty }
    let groups = Dictionary(hasHeadings ? table.groups.map { ($0.id, $0) } : []) { first, _ in first }
    var segments: [Segment] = []
    var start = table.rows.startIndex
    while start < table.rows.endIndex {
      let name = table.rows[start].group
      let end = table.rows[start...].firstIndex { $0.group != name } ?? table.rows.endIndex
      let group = name.flatMap { groups[$0] }
      let rows = table.rows[start..<end]
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

  /// Ends a block of rows, if it has any.
  private mutating func close(_ segments: inout [Segment]) {
    if !segments.isEmpty { blocks.append(.rows(segments)) }
    segments = []
  }
}
