/// The part of a long list that a screen shows, with its position in the whole list.
///
/// Only tables are long lists: a schedule or the operations grow with the life of a loan. A timeline and a chart show a
/// few entries, and the rows of a section are different facts.
///
/// The page belongs to the document, not to the table, so a client that draws no tables receives it too.
public struct ListPage: Sendable, Hashable {
  /// The id of the list.
  public var list: ItemID
  /// The title of the list.
  public var title: String
  /// The number of the first row, counted from 1.
  public var first: Int
  /// The number of rows on the page.
  public var count: Int
  /// The number of rows in the whole list.
  public var total: Int
  /// The id of the first row; `nil` if the page has no rows.
  public var firstRow: ItemID?
  /// The id of the last row; `nil` if the page has no rows.
  public var lastRow: ItemID?
  /// The cursor of the rows that follow; `nil` if there are none.
  public var next: String?
  /// The cursor of the rows before the page; `nil` if there are none.
  public var previous: String?
  /// The position of this page in words, such as "Rows 1–20 of 240".
  public var text: String

  /// The version of the wire format that introduced pages, as a property of a table.
  public static let since = 2
  /// The first version of the wire format in which the document has the pages, with cursors in both directions.
  public static let sinceInDocument = 3

  public init(
    list: ItemID, title: String, first: Int, count: Int, total: Int, firstRow: ItemID? = nil, lastRow: ItemID? = nil,
    next: String? = nil, previous: String? = nil, text: String
  ) {
    self.list = list
    self.title = title
    self.first = first
    self.count = count
    self.total = total
    self.firstRow = firstRow
    self.lastRow = lastRow
    self.next = next
    self.previous = previous
    self.text = text
  }

  /// The cursor of the next page before version 3, which is the id of the last row; `nil` if no rows follow it.
  public var nextRow: ItemID? { first - 1 + count < total ? lastRow : nil }

  /// The position of this page as an item below the list, for clients that do not know pages.
  var note: Item { .note(Note(id: list.appending("page"), text: text, tone: .neutral)) }
}
