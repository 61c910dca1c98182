public import DesignSystem
public import LoanDetailCore

/// The cursor is not a row of the screen's lists. The list has changed since, or the cursor belongs to another screen.
public struct UnknownCursor: Error, Sendable, Hashable {
  public let found: String
}

extension ScreenDocument {
  /// Returns the document with one page of each list. In the list that contains the cursor, the page begins after the
  /// cursor; in other lists, with the first row. All pages of a list together are the whole list.
  ///
  /// - Throws: ``UnknownCursor`` if the cursor is not a row of any list.
  public func paged(by request: PageRequest) throws(UnknownCursor) -> ScreenDocument {
    var pager = Pager(request: request, formatter: LocaleFormatter(locale: locale))
    var document = self
    document.contentItems = pager.paged(contentItems)
    if let cursor = request.after, !pager.foundCursor { throw UnknownCursor(found: cursor) }
    return document
  }
}

private struct Pager {
  let request: PageRequest
  let formatter: LocaleFormatter
  private(set) var foundCursor = false

  init(request: PageRequest, formatter: LocaleFormatter) {
    self.request = request
    self.formatter = formatter
  }

  mutating func paged(_ items: [Item]) -> [Item] {
    items.map { item in
      switch item {
      case .section(var section):
        section.items = paged(section.items)
        return .section(section)
      case .table(let table): return .table(paged(table))
      default: return item
      }
    }
  }

  private mutating func paged(_ table: Table) -> Table {
    // A section may have made only the rows of the page.
    if let page = table.page {
      foundCursor = foundCursor || page.isAfterCursor
      return table
    }
    var start = 0
    if let cursor = request.after, let last = table.rows.firstIndex(where: { $0.id.rawValue == cursor }) {
      foundCursor = true
      start = last + 1
    }
    let end = start + min(request.size, table.rows.count - start)
    guard start > 0 || end < table.rows.count else { return table }
    var page = table
    page.rows = Array(table.rows[start..<end])
    page.page = ListPage(rows: start..<end, of: table.rows.count, last: page.rows.last?.id, formatter)
    return page
  }
}
