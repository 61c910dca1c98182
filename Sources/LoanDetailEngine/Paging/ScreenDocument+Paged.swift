public import DesignSystem
import LoanDetailCore

/// A request for one page of a screen's lists.
public struct PageRequest: Sendable, Hashable {
  /// The maximum number of rows of each list; 1 or more.
  public let size: Int
  /// The `ListPage.next` of the page before, which is the id of its last row; `nil` for the first page.
  public let after: String?

  /// Makes a request; `nil` if the size is less than 1.
  public init?(size: Int, after: String? = nil) {
    guard size >= 1 else { return nil }
    self.size = size
    self.after = after
  }
}

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
    var start = 0
    if let cursor = request.after, let last = table.rows.firstIndex(where: { $0.id.rawValue == cursor }) {
      foundCursor = true
      start = last + 1
    }
    let end = start + min(request.size, table.rows.count - start)
    guard start > 0 || end < table.rows.count else { return table }
    var page = table
    page.rows = Array(table.rows[start..<end])
    page.page = ListPage(
      total: table.rows.count, next: end < table.rows.count ? page.rows.last?.id.rawValue : nil,
      text: text(start, end, of: table.rows.count))
    return page
  }

  private func text(_ start: Int, _ end: Int, of total: Int) -> String {
    guard start < end else { return Words.noMore(formatter.language) }
    let (first, last, all) = (formatter.number(start + 1), formatter.number(end), formatter.number(total))
    return LocalizedText(en: "Rows \(first)–\(last) of \(all)", ru: "Строки \(first)–\(last) из \(all)")(
      formatter.language)
  }

  private enum Words {
    static let noMore = LocalizedText(en: "There are no more rows", ru: "Больше строк нет")
  }
}
