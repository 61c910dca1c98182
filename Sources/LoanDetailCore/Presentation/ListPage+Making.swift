package import DesignSystem
package import Localization

extension ListPage {
  /// Makes the page with these rows of a table, without cursors.
  ///
  /// - Parameters:
  ///   - table: the table with the rows of the page.
  ///   - start: the index of the first row in the whole list.
  ///   - total: the number of rows in the whole list.
  ///   - formatter: formats the text of the page.
  package init(of table: Table, from start: Int, of total: Int, _ formatter: LocaleFormatter) {
    let rows = start..<start + table.rows.count
    self.init(
      list: table.id, title: table.title, first: start + 1, count: rows.count, total: total,
      firstRow: table.rows.first?.id, lastRow: table.rows.last?.id, text: Self.text(rows, of: total, formatter))
  }

  /// The place of the rows in the whole list, in words; for no rows, that there are no more.
  private static func text(_ rows: Range<Int>, of total: Int, _ formatter: LocaleFormatter) -> String {
    guard !rows.isEmpty else { return noMore(formatter.language) }
    let (first, last, all) = (
      formatter.number(rows.lowerBound + 1), formatter.number(rows.upperBound), formatter.number(total)
    )
    return LocalizedText(en: "Rows \(first)–\(last) of \(all)", ru: "Строки \(first)–\(last) из \(all)")(
      formatter.language)
  }

  private static let noMore = LocalizedText(en: "There are no more rows", ru: "Больше строк нет")
}

extension [ListPage] {
  /// Adds to each page of a document the cursors of the pages before and after it. At an end of the list, and for a
  /// page without rows, there is none.
  package mutating func addCursors(on document: ScreenDocument) {
    let lists = map(PageCursor.Rows.init(of:))
    for index in indices where self[index].count > 0 {
      let page = self[index]
      if page.first > 1 {
        self[index].previous = PageCursor(.backward, of: index, in: lists, on: document).text
      }
      if page.first - 1 + page.count < page.total {
        self[index].next = PageCursor(.forward, of: index, in: lists, on: document).text
      }
    }
  }
}
