import DesignSystem

/// The lines of a table: its rows, the headings of their groups, the line of the day and the totals.
struct TableLines {
  /// One line of a table.
  enum Line {
    case group(Table.Group, isFolded: Bool)
    case day(String)
    case row(TableRow)
    case totals(Table.Totals)
  }

  /// The lines, from top to bottom.
  private(set) var all: [Line] = []
  /// Whether rows are left out because their group is folded.
  private(set) var hasFolded = false

  /// Lists the lines of a table. The heading of the only group is left out, unless it has totals.
  ///
  /// - Parameter unfolds: whether the rows of folded groups are listed, too.
  init(_ table: Table, unfolds: Bool) {
    let hasHeadings = table.groups.count > 1 || table.groups.contains { !$0.totals.isEmpty }
    let groups = Dictionary(hasHeadings ? table.groups.map { ($0.id, $0) } : []) { first, _ in first }
    var last = String?.none
    var isFolded = false
    all.reserveCapacity(table.rows.count)
    for row in table.rows {
      if let text = row.dayLine { all.append(.day(text)) }
      if row.group != last {
        last = row.group
        isFolded = false
        if let group = row.group.flatMap({ groups[$0] }) {
          isFolded = group.isFolded && !unfolds
          all.append(.group(group, isFolded: isFolded))
        }
      }
      if isFolded { hasFolded = true } else { all.append(.row(row)) }
    }
    if let totals = table.totals { all.append(.totals(totals)) }
  }
}

extension TableLines.Line {
  /// The cells of the line under the columns of the table.
  var cells: [Value?] {
    switch self {
    case .group(let group, _): group.totals
    case .row(let row): row.cells
    case .totals(let totals): totals.cells
    case .day: []
    }
  }

  /// Whether the line is a folded group; such lines follow each other without space.
  var isFolded: Bool { if case .group(_, true) = self { true } else { false } }
}
