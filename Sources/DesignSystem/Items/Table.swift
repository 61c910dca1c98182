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

  /// Makes a table.
  public init(id: ItemID, title: String, columns: [Column], rows: [TableRow]) {
    self.id = id
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  /// What a screen reader says before the rows.
  public var accessibilityLabel: String { title }
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
