package import DesignSystem

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

extension ListPage {
  /// Makes the page with these rows of a list.
  ///
  /// - Parameters:
  ///   - rows: the indices of the rows of the page.
  ///   - total: the number of rows in the list.
  ///   - last: the id of the last row of the page.
  package init(rows: Range<Int>, of total: Int, last: ItemID?, _ formatter: LocaleFormatter) {
    self.init(
      total: total, next: rows.upperBound < total ? last?.rawValue : nil,
      text: Self.text(rows, of: total, formatter))
  }

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
