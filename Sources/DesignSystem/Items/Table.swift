/// Rows of like things under shared column headings: a schedule, a list of operations.
public struct Table: Sendable, Hashable {
  /// One column.
  public struct Column: Sendable, Hashable {
    /// Where the cells' text stands.
    public enum Alignment: String, Sendable, Hashable, CaseIterable {
      case leading, trailing
    }

    /// The column's name among its table's columns.
    public var id: String
    /// The heading.
    public var title: String
    /// Where the cells' text stands.
    public var alignment: Alignment

    /// Makes a column.
    public init(id: String, title: String, alignment: Alignment = .leading) {
      self.id = id
      self.title = title
      self.alignment = alignment
    }
  }

  /// The table's name in the tree.
  public var id: ItemID
  /// What a screen reader calls the table.
  public var title: String
  /// The columns, in reading order.
  public var columns: [Column]
  /// The rows; each has a cell for every column.
  public var rows: [TableRow]
  /// Which of the rows these are, where they are not all.
  public var page: ListPage?

  /// Makes a table of all its rows.
  public init(id: ItemID, title: String, columns: [Column], rows: [TableRow]) {
    self.id = id
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  /// What a screen reader says before the rows.
  public var accessibilityLabel: String { title }
}

/// Which part of a list's rows a document holds.
public struct ListPage: Sendable, Hashable {
  /// How many rows the whole list has.
  public var total: Int
  /// Asks for the rows that follow; `nil` after the last.
  public var next: String?
  /// Which rows these are, in words.
  public var text: String

  /// The version of the wire format that brought pages.
  public static let since = 2

  /// Makes a page.
  public init(total: Int, next: String?, text: String) {
    self.total = total
    self.next = next
    self.text = text
  }

  /// Which rows these are, as an item after the list.
  func note(under list: ItemID) -> Item { .note(Note(id: list.appending("page"), text: text, tone: .neutral)) }
}

/// One row of a table.
public struct TableRow: Sendable, Hashable {
  /// The row's name in the tree.
  public var id: ItemID
  /// A cell for each column; `nil` where there is nothing to say.
  public var cells: [Value?]
  /// How good or bad it is.
  public var tone: Tone

  /// Makes a row.
  public init(id: ItemID, cells: [Value?], tone: Tone = .neutral) {
    self.id = id
    self.cells = cells
    self.tone = tone
  }

  /// What a screen reader says, with each cell after its column's heading.
  public func accessibilityLabel(under columns: [Table.Column]) -> String {
    zip(columns, cells)
      .compactMap { column, cell in cell.map { "\(column.title): \($0.spoken)" } }
      .joined(separator: ", ")
  }
}
