package import DesignSystem

/// Finds the requested rows of one list by the ids of its rows, in their order.
///
/// ```swift
/// var search = RowSearch(request, in: "operations.rows", count: operations.count)
/// for operation in operations {
///   if search.isComplete { break }
///   search.look(at: id(of: operation))
/// }
/// make(search.window.rows)
/// ```
package struct RowSearch {
  private let request: PageRequest
  private let count: Int
  /// The index of the first row of the page that is shown without a cursor.
  private let start: Int
  /// The rows to find; `nil` if the request names no row of this list.
  private let edges: Edges?
  /// The index of the next row to look at.
  private var index = 0
  /// The indices of the rows to find; `nil` while they are not found.
  private var found: (first: Int?, last: Int?)

  /// The rows at the edges of what the client has.
  private struct Edges {
    /// The last row, in versions 1 and 2.
    var row: ItemID?
    /// The client's rows of this list, from version 3 on.
    var held: PageCursor.Rows?
    /// Whether the first of the client's rows must be found.
    var needsFirst = false
    /// Whether the last of the client's rows must be found.
    var needsLast = false
  }

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - request: the page to find.
  ///   - list: the id of the list.
  ///   - count: the number of rows in the list.
  ///   - coming: the index of the first future row, `count` if all rows are past; `nil` if the rows are not sorted by
  ///     day, the earliest first. The first page begins some rows before that index, and is as full as possible.
  package init(_ request: PageRequest, in list: ItemID, count: Int, coming: Int? = nil) {
    self.request = request
    self.count = count
    start =
      request.opensAtDay ? min(max(0, (coming ?? 0) - request.size / Self.pastShare), max(0, count - request.size)) : 0
    switch request.position {
    case .start: edges = nil
    case .row(let row): edges = Edges(row: row, needsLast: true)
    case .cursor(let cursor):
      let key = PageCursor.key(of: list.rawValue)
      let place = cursor.lists.firstIndex { $0.list == key }
      edges = place.flatMap { place in
        let held = cursor.lists[place]
        if request.refreshing != nil { return Edges(held: held, needsFirst: !held.isAtStart, needsLast: !held.isAtEnd) }
        if request.addsRows { return Edges(held: held, needsFirst: held.count > 0, needsLast: held.count > 0) }
        guard place == cursor.subject else { return nil }
        return Edges(
          held: held, needsFirst: cursor.direction == .backward, needsLast: cursor.direction == .forward)
      }
    }
  }

  /// The divisor of the page size that gives the number of past rows before the first future row: a third of the page.
  private static let pastShare = 3

  /// Whether the search needs no more rows.
  package var isComplete: Bool {
    guard let edges else { return true }
    return (found.first != nil || !edges.needsFirst) && (found.last != nil || !edges.needsLast)
  }

  /// Looks at the id of the next row.
  package mutating func look(at id: ItemID) {
    defer { index += 1 }
    guard let edges else { return }
    if let row = edges.row, row == id { found.last = index }
    guard let held = edges.held else { return }
    let key = PageCursor.key(of: id.rawValue)
    if edges.needsFirst, found.first == nil, key == held.first { found.first = index }
    if edges.needsLast, found.last == nil, key == held.last { found.last = index }
  }

  /// The rows of the list to show, once the search is complete or has seen all ids.
  package var window: ListWindow {
    guard let edges else {
      // The client already has all rows of the lists that its cursor does not state.
      return ListWindow(rows: request.includesHeldRows ? 0..<count : rows(from: start), total: count)
    }
    if request.refreshing != nil, let held = edges.held { return refreshed(held) }
    guard isComplete else { return lost }
    guard request.addsRows, let held = edges.held else {
      if edges.needsFirst { return ListWindow(rows: rows(before: found.first ?? 0), total: count) }
      return ListWindow(rows: rows(from: (found.last ?? -1) + 1), total: count)
    }
    return extended(held)
  }

  /// The beginning of the list, in place of rows that are not there.
  private var lost: ListWindow {
    var window = ListWindow(rows: 0..<min(request.size, count), total: count)
    window.isLost = true
    return window
  }

  /// The rows that the client has, as they are in the list now.
  private func refreshed(_ held: PageCursor.Rows) -> ListWindow {
    let first = held.isAtStart ? 0 : found.first ?? found.last.map { max(0, $0 + 1 - held.count) }
    guard let first else { return held.isAtEnd ? window(ofLast: held.count) : lost }
    let end = held.isAtEnd ? count : found.last.map { $0 + 1 } ?? min(count, first + held.count)
    return first <= end ? ListWindow(rows: first..<end, total: count) : lost
  }

  /// The last rows of the list, or all if there are no more.
  private func window(ofLast rows: Int) -> ListWindow {
    ListWindow(rows: max(0, count - rows)..<count, total: count)
  }

  /// The rows of the page that begins at an index.
  private func rows(from start: Int) -> Range<Int> { start..<start + min(request.size, count - start) }

  /// The rows of the page that ends before an index.
  private func rows(before end: Int) -> Range<Int> { max(0, end - request.size)..<end }

  /// The rows that the client has, with the rows that the request adds.
  private func extended(_ held: PageCursor.Rows) -> ListWindow {
    guard let first = found.first, let last = found.last else {
      // The client has no rows of this list.
      let none = min(held.start, count)
      return ListWindow(rows: none..<none, total: count)
    }
    let rows = first..<max(last + 1, first)
    var window = ListWindow(rows: rows, total: count, held: rows)
    window.isLost = rows.count != held.count
    guard case .cursor(let cursor) = request.position, cursor.lists[cursor.subject].list == held.list else {
      return window
    }
    switch cursor.direction {
    case .forward: window.rows = rows.lowerBound..<self.rows(from: rows.upperBound).upperBound
    case .backward: window.rows = self.rows(before: rows.lowerBound).lowerBound..<rows.upperBound
    }
    return window
  }
}
