public import DesignSystem
public import LoanDetailCore
public import Localization

extension ScreenDocument {
  /// Returns the document with one page of each list; `pages` states the rows. In the cursor's list, the page is after
  /// or before the cursor's rows; other lists have their first page. The first page of a list with a line of the day
  /// is around this line. All pages of a list together are the whole list.
  ///
  /// If the request adds rows, the page has the rows that the client has and the added ones.
  ///
  /// - Parameters:
  ///   - request: the page.
  ///   - formatter: formats the text of each page; `nil` for one of the document's locale in a built-in language.
  /// - Throws: `UnknownCursor` if the cursor belongs to another product or screen, or its rows are not in the list.
  public func paged(
    by request: PageRequest, formatter: LocaleFormatter? = nil
  ) throws(UnknownCursor) -> ScreenDocument {
    try change(by: request, formatter).to
  }

  /// Returns the document with one page of each list and, if the request adds rows, the client's document, which has
  /// fewer rows.
  package func change(
    by request: PageRequest, _ formatter: LocaleFormatter? = nil
  ) throws(UnknownCursor) -> (from: ScreenDocument?, to: ScreenDocument) {
    try check(request)
    var pager = Pager(request: request, formatter: formatter ?? LocaleFormatter(locale: locale))
    let items = pager.paged(contentItems)
    if let cursor = request.cursor, let reason = pager.fault { throw UnknownCursor(found: cursor, reason: reason) }
    var to = self
    to.contentItems = items
    to.pages = pager.pages
    to.pages.addCursors(on: to)
    guard request.addsRows else { return (nil, to) }
    var from = to
    from.contentItems = pager.held(items)
    from.pages = pager.heldPages
    from.pages.addCursors(on: from)
    return (from, to)
  }

  /// The number of rows of the longest list.
  package var longestList: Int { contentItems.longestList }

  /// Checks that a cursor is of this product and screen.
  private func check(_ request: PageRequest) throws(UnknownCursor) {
    guard case .cursor(let cursor) = request.position, let text = request.cursor else { return }
    guard cursor.product == PageCursor.product(of: self) else {
      throw UnknownCursor(found: text, reason: .otherProduct)
    }
    guard cursor.screen == PageCursor.key(of: screen.rawValue) else {
      throw UnknownCursor(found: text, reason: .otherScreen)
    }
  }
}

/// Leaves only the rows of the pages in the tables of a screen.
private struct Pager {
  let request: PageRequest
  let formatter: LocaleFormatter
  /// The pages of the incomplete lists, in reading order.
  private(set) var pages: [ListPage] = []
  /// The pages of the client's document, if the request adds rows to it.
  private(set) var heldPages: [ListPage] = []
  /// The rows of each list.
  var windows: [ItemID: ListWindow] = [:]

  /// The reason why the cursor does not fit the lists that were paged.
  var fault: UnknownCursor.Reason? {
    switch request.position {
    case .start: nil
    case .row: windows.values.allSatisfy(\.isLost) ? .noRow : nil
    case .cursor(let cursor):
      // A refreshed screen may have lost a list; the rest is what the client asked for.
      if request.refreshing == nil, !hasLists(of: cursor) {
        .noSuchList
      } else {
        windows.values.contains(where: \.isLost) ? .ended : nil
      }
    }
  }

  /// Whether the screen has the list of a cursor or, if rows are added, all lists that the cursor states.
  private func hasLists(of cursor: PageCursor) -> Bool {
    let needed = request.addsRows ? cursor.lists : [cursor.lists[cursor.subject]]
    return Set(windows.keys.map { PageCursor.key(of: $0.rawValue) }).isSuperset(of: needed.map(\.list))
  }

  /// Returns the items with only the rows of the pages, and notes the pages.
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

  /// Returns a table with only the rows of its page, and notes the page unless it is the whole list.
  private mutating func paged(_ table: Table) -> Table {
    var page = table
    // A section may have made only the rows of the page.
    let window = table.window ?? window(of: table)
    if table.window == nil { page.keepRows(window.rows) }
    page.window = nil
    windows[table.id] = window
    if page.rows.count < window.total {
      pages.append(ListPage(of: page, from: window.rows.lowerBound, of: window.total, formatter))
    }
    if request.addsRows, case .cursor(let cursor) = request.position {
      let key = PageCursor.key(of: table.id.rawValue)
      if let held = cursor.lists.first(where: { $0.list == key }) {
        heldPages.append(ListPage(of: page.holding(window), from: held.start, of: held.total, formatter))
      }
    }
    return page
  }

  /// The rows that the request asks for.
  private func window(of table: Table) -> ListWindow {
    var search = RowSearch(
      request, in: table.id, count: table.rows.count, coming: table.rows.firstIndex { $0.dayLine != nil })
    for row in table.rows {
      if search.isComplete { break }
      search.look(at: row.id)
    }
    return search.window
  }

  /// Returns the items with only the rows that the client has.
  func held(_ items: [Item]) -> [Item] {
    items.map { item in
      switch item {
      case .section(var section):
        section.items = held(section.items)
        return .section(section)
      case .table(let table): return .table(windows[table.id].map(table.holding) ?? table)
      default: return item
      }
    }
  }
}

extension [Item] {
  /// The number of rows of the longest table, also of those in sections.
  fileprivate var longestList: Int {
    lazy.map { item in
      switch item {
      case .section(let section): section.items.longestList
      case .table(let table): table.rows.count
      default: 0
      }
    }.max() ?? 0
  }
}

extension Table {
  /// Reduces a table that has the rows of a window to the rows that the client has.
  fileprivate func holding(_ window: ListWindow) -> Table {
    guard window.held != window.rows else { return self }
    var table = self
    let start = window.rows.lowerBound
    table.keepRows(window.held.lowerBound - start..<window.held.upperBound - start)
    return table
  }
}
