/// Rows with the same columns, such as a payment schedule or a list of operations.
public struct Table: Sendable, Hashable {
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

    public init(id: String, title: String, alignment: Alignment = .leading) {
      self.id = id
      self.title = title
      self.alignment = alignment
    }
  }

  public var id: ItemID
  /// The title for screen readers.
  public var title: String
  /// The columns in reading order.
  public var columns: [Column]
  /// The rows; each has one cell per column.
  public var rows: [TableRow]
  /// The page these rows belong to; `nil` if the table is complete.
  public var page: ListPage?

  /// Creates a complete table.
  public init(id: ItemID, title: String, columns: [Column], rows: [TableRow]) {
    self.id = id
    self.title = title
    self.columns = columns
    self.rows = rows
  }
}

/// One row of a table.
public struct TableRow: Sendable, Hashable {
  public var id: ItemID
  /// One cell per column; `nil` for an empty cell.
  public var cells: [Value?]
  public var tone: Tone

  public init(id: ItemID, cells: [Value?], tone: Tone = .neutral) {
    self.id = id
    self.cells = cells
    self.tone = tone
  }

  /// The text for a screen reader: each cell after the heading of its column.
  public func accessibilityLabel(under columns: [Table.Column]) -> String { spokenCells(under: columns) }

  /// Each cell as a screen reader says it after the heading of its column: what a client says for a row without a label.
  package func spokenCells(under columns: [Table.Column]) -> String {
    zip(columns, cells)
      .compactMap { column, cell in cell.map { "\(column.title): \($0.spoken)" } }
      .joined(separator: ", ")
  }
}

/// One page of a long list.
public struct ListPage: Sendable, Hashable {
  /// The number of rows in the whole list.
  public var total: Int
  /// The cursor that requests the next page; `nil` on the last page.
  public var next: String?
  /// The position of this page in words, such as "Rows 1–20 of 240".
  public var text: String
  /// Whether a section made only this page, and it begins after the row that the request named.
  package var isAfterCursor = false

  /// The version of the wire format that introduced pages.
  public static let since = 2

  public init(total: Int, next: String?, text: String) {
    self.total = total
    self.next = next
    self.text = text
  }

  /// The position of this page as an item below the list, for clients that do not know pages.
  func note(under list: ItemID) -> Item { .note(Note(id: list.appending("page"), text: text, tone: .neutral)) }
}

extension Table: ItemContent {
  public var itemKind: ItemKind { .standard(.table) }
  public var accessibilityLabel: String { title }

  public var parts: [ItemPart] {
    rows.map { ItemPart(id: $0.id, kind: "tableRow", accessibilityLabel: $0.accessibilityLabel(under: columns)) }
  }

  /// A section with one row per table row and, if the table is one page of a list, a note with the page's position.
  public var simplified: Simplification {
    let rest = [page?.note(under: id)].compactMap(\.self)
    let items = rows.compactMap { $0.row(under: columns).map(Item.row) } + rest
    return .items([.section(Section(id: id, title: title, items: items))])
  }
}

extension TableRow {
  /// The table row as a row of its own; `nil` if all cells are empty.
  ///
  /// The first amount of money becomes the value. The cells before it and the heading of its column become the label;
  /// the cells after it become the caption.
  fileprivate func row(under columns: [Table.Column]) -> Row? {
    let cells = zip(columns, self.cells).compactMap { column, cell in cell.map { (title: column.title, value: $0) } }
    let main = cells.firstIndex { if case .money = $0.value { true } else { false } } ?? min(1, cells.count - 1)
    guard cells.indices.contains(main) else { return nil }
    let name = (cells[..<main].map(\.value.text) + [cells[main].title]).joined(separator: ", ")
    let rest = cells[(main + 1)...].map { "\($0.title): \($0.value.text)" }.joined(separator: ", ")
    return Row(
      id: id, label: name, value: cells[main].value, caption: rest.isEmpty ? nil : rest, tone: tone)
  }
}
