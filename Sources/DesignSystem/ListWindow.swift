/// The rows of a list that a request asks for.
package struct ListWindow: Sendable, Hashable {
  /// The indices of the rows to show.
  package var rows: Range<Int>
  /// The number of rows in the whole list.
  package var total: Int
  /// The indices of the rows that the client already has, if the request adds rows to them; otherwise ``rows``.
  package var held: Range<Int>
  /// Whether the row of the cursor is no longer in the list.
  package var isLost = false

  package init(rows: Range<Int>, total: Int, held: Range<Int>? = nil) {
    self.rows = rows
    self.total = total
    self.held = held ?? rows
  }
}
