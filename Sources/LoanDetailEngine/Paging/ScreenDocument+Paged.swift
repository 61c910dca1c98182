public import DesignSystem
import LoanDetailCore

/// Asks for a part of a screen's lists.
public struct PageRequest: Sendable, Hashable {
  /// How many rows of a list may be sent at once: 1 or more.
  public let size: Int
  /// The `ListPage.next` of an earlier page: the id of the last row that was sent; the first rows without it.
  public let after: String?

  /// Makes a request; `nil` for a size below 1.
  public init?(size: Int, after: String? = nil) {
    guard size >= 1 else { return nil }
    self.size = size
    self.after = after
  }
}

/// A cursor names no row of the screen's lists: the list has changed since, or it is another screen's.
public struct UnknownCursor: Error, Sendable, Hashable {
  /// The cursor.
  public let found: String
}

extension ScreenDocument {
  /// The document with no more rows in each of its lists than a page has: the first ones, or of the list that the cursor
  /// is of those that follow it. The pages of a list, put together, are the list.
  ///
  /// Throws ``UnknownCursor`` when the cursor is no row's.
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
