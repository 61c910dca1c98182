/// Rows with the same columns, such as a payment schedule or a list of operations.
public struct Table: Sendable, Hashable {
  /// A column of the table.
  public struct Column: Sendable, Hashable {
    /// The alignment of the text in the cells.
    public enum Alignment: String, Sendable, Hashable, CaseIterable {
      case leading, trailing
    }

    /// The identifier of the column, unique in its table.
    public var id: String
    /// The heading.
    public var title: String
    public var alignment: Alignment
    /// What is left out first where there is little room: columns of a low priority; those of a high one stay.
    public var priority: Priority

    public init(id: String, title: String, alignment: Alignment = .leading, priority: Priority = .normal) {
      self.id = id
      self.title = title
      self.alignment = alignment
      self.priority = priority
    }
  }

  /// Rows that belong together, such as the rows of a year.
  public struct Group: Sendable, Hashable {
    /// The identifier of the group, unique in its table.
    public var id: String
    /// The heading.
    public var title: String
    /// The totals of all rows of the group, including rows on other pages: one cell per column, `nil` where there is no
    /// total. Empty if the group has no totals.
    public var totals: [Value?]
    /// Whether the group is first shown as one line with its totals. The table contains its rows in both cases.
    public var isFolded: Bool

    public init(id: String, title: String, totals: [Value?] = [], isFolded: Bool = false) {
      self.id = id
      self.title = title
      self.totals = totals
      self.isFolded = isFolded
    }
  }

  /// The sums below a table.
  public struct Totals: Sendable, Hashable {
    /// The heading, such as "Total".
    public var title: String
    /// One cell per column; `nil` where a sum would have no meaning.
    public var cells: [Value?]

    public init(title: String, cells: [Value?]) {
      self.title = title
      self.cells = cells
    }
  }

  /// The version of the wire format that introduced groups, totals, the line of the day, priorities of columns, and the
  /// states of rows.
  public static let groupsSince = 3

  public var id: ItemID
  /// The title for screen readers.
  public var title: String
  /// The columns in reading order.
  public var columns: [Column]
  /// The groups of the rows in reading order, such as years; empty if the rows have no groups.
  public var groups: [Group]
  /// The rows; each has one cell per column. A client draws the heading of a group above each row whose group differs
  /// from the previous row's group.
  public var rows: [TableRow]
  /// The sums of all rows, including rows on other pages; `nil` if the table has none.
  public var totals: Totals?
  /// The part of the list that the section made; `nil` if it made all rows.
  package var window: ListWindow?

  public init(
    id: ItemID, title: String, columns: [Column], groups: [Group] = [], rows: [TableRow], totals: Totals? = nil
  ) {
    self.id = id
    self.title = title
    self.columns = columns
    self.groups = groups
    self.rows = rows
    self.totals = totals
  }

  /// Keeps only the rows in a range, and the groups of these rows.
  package mutating func keepRows(_ range: Range<Int>) {
    guard range != rows.indices else { return }
    rows = Array(rows[range])
    let used = Set(rows.compactMap(\.group))
    groups = groups.filter { used.contains($0.id) }
  }

  /// Returns the table for clients before version 3, without groups, totals and day lines. Such a client would count
  /// totals as a row of each page.
  func plain() -> Table {
    var table = self
    table.groups = []
    table.totals = nil
    for index in table.rows.indices { table.rows[index].dayLine = nil }
    return table
  }
}

/// One row of a table.
public struct TableRow: Sendable, Hashable {
  public var id: ItemID
  /// One cell per column; `nil` for an empty cell.
  public var cells: [Value?]
  public var tone: Tone
  /// The state of the payment or the operation in the row; `nil` if it has none. Every state that a reader must not
  /// miss is also in the cells in words, for clients that draw no tables.
  public var state: State?
  /// The id of the row's group; `nil` if it is in no group.
  public var group: String?
  /// The text of a line above the row, such as "Today · November 21, 2026", if the rows above it are past and this row
  /// is the first future one; otherwise `nil`.
  public var dayLine: String?
  /// What opens when the reader taps the row, such as the details of an operation; `nil` if there is nothing.
  public var destination: Destination?

  /// The state of a payment or an operation.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The payment is paid in full.
    case paid
    /// A part of the payment is paid.
    case partlyPaid
    /// The payment is due on the day of the screen.
    case due
    /// The payment was due, and not all of it is paid.
    case overdue
    /// The payment is due later.
    case planned
    /// There is nothing to pay: the payment was skipped.
    case skipped
    /// The operation is complete.
    case done
    /// The operation is not complete yet.
    case processing
    /// The operation did not succeed.
    case failed
    /// The operation was undone.
    case reversed
  }

  public init(
    id: ItemID, cells: [Value?], tone: Tone = .neutral, state: State? = nil, group: String? = nil,
    dayLine: String? = nil, destination: Destination? = nil
  ) {
    self.id = id
    self.cells = cells
    self.tone = tone
    self.state = state
    self.group = group
    self.dayLine = dayLine
    self.destination = destination
  }

  /// The text for a screen reader: each cell after the heading of its column. A client uses this text for a row without
  /// a label.
  public func accessibilityLabel(under columns: [Table.Column]) -> String {
    zip(columns, cells)
      .compactMap { column, cell in cell.map { "\(column.title): \($0.spoken)" } }
      .commaSeparated
  }
}

extension Table: ItemContent {
  public var itemKind: ItemKind { .standard(.table) }
  public var accessibilityLabel: String { title }

  public var parts: [ItemPart] {
    rows.map { ItemPart(id: $0.id, kind: "tableRow", accessibilityLabel: $0.accessibilityLabel(under: columns)) }
  }

  /// A section with one row per table row.
  public var simplified: Simplification { simplified(endingWith: []) }

  /// Returns a section with one row per table row, and `rest` at its end.
  func simplified(endingWith rest: [Item]) -> Simplification {
    let items = rows.flatMap { $0.items(under: columns) } + totalRows + rest
    return .items([.section(Section(id: id, title: title, items: items))])
  }

  /// One row per table row, with a note above the rows of each group: its heading and its totals.
  package var rowsInGroups: [Item] {
    let groupByFirstRow = groupByFirstRow
    return rows.flatMap { row in
      (groupByFirstRow[row.id].map { [Item.note($0.note(above: row, under: columns))] } ?? [])
        + row.items(under: columns)
    } + totalRows
  }

  /// The totals as rows; none if the table has no totals.
  private var totalRows: [Item] { totals?.rows(of: self).map(Item.row) ?? [] }

  /// The group whose heading is above a row, by the id of that row. If rows of other groups interrupt a group, its
  /// heading is repeated where it goes on.
  package var groupByFirstRow: [ItemID: Group] {
    let groups = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
    var groupByFirstRow: [ItemID: Group] = [:]
    var previousGroup: String?
    for row in rows {
      if row.group != previousGroup { groupByFirstRow[row.id] = row.group.flatMap { groups[$0] } }
      previousGroup = row.group
    }
    return groupByFirstRow
  }
}

extension Table.Group {
  /// The heading and the totals, in which `form` is the text of a value.
  package func label(under columns: [Table.Column], _ form: (Value) -> String) -> String {
    [title, line(under: columns, form)].filter { !$0.isEmpty }.commaSeparated
  }

  /// The totals in one line, each after the title of its column; empty without totals.
  package func line(under columns: [Table.Column], _ form: (Value) -> String) -> String {
    zip(columns, totals).compactMap { column, cell in cell.map { "\(column.title): \(form($0))" } }.commaSeparated
  }

  /// The heading and the totals as a note above the first row of the group.
  fileprivate func note(above row: TableRow, under columns: [Table.Column]) -> Note {
    Note(
      id: row.id.appending("group"), text: label(under: columns, \.text), tone: .neutral,
      spoken: label(under: columns, \.spoken))
  }
}

extension Table.Totals {
  /// The totals as rows, one row for each sum.
  package func rows(of table: Table) -> [Row] {
    zip(table.columns, cells).compactMap { column, cell in
      cell.map {
        Row(
          id: table.id.appending("total").appending(column.id), label: [title, column.title].commaSeparated, value: $0)
      }
    }
  }
}

extension TableRow {
  /// The line of the day above the row, if the row has one, and the row, if it has a cell that is not empty.
  fileprivate func items(under columns: [Table.Column]) -> [Item] {
    let line = dayLine.map { Item.note(Note(id: id.appending("day"), text: $0, tone: .neutral)) }
    return [line, row(under: columns).map(Item.row)].compactMap(\.self)
  }

  /// The table row as a row of its own; `nil` if all cells are empty.
  ///
  /// The first amount of money becomes the value; without one, the second cell does. The cells before it and its
  /// heading become the label; the cells after it become the caption.
  package func row(under columns: [Table.Column]) -> Row? {
    let cells = zip(columns, self.cells).compactMap { column, cell in cell.map { (title: column.title, value: $0) } }
    let main = cells.firstIndex { if case .money = $0.value { true } else { false } } ?? min(1, cells.count - 1)
    guard cells.indices.contains(main) else { return nil }
    let label = (cells[..<main].map(\.value.text) + [cells[main].title]).commaSeparated
    func rest(_ form: (Value) -> String) -> String? {
      main + 1 == cells.count
        ? nil : cells[(main + 1)...].map { "\($0.title): \(form($0.value))" }.commaSeparated
    }
    return Row(
      id: id, label: label, value: cells[main].value, caption: rest(\.text), spokenCaption: rest(\.spoken), tone: tone,
      destination: destination)
  }
}
