import DesignSystem
import LoanDetailCore

extension LoanSections {
  /// Makes the rows of a table, each with a unique id that is made from the element's name; if a page was requested,
  /// only its rows.
  func tableRows<Element>(
    _ elements: some Collection<Element>, named name: (Element) -> String,
    _ make: (ItemID, Element) -> TableRow
  ) -> (rows: [TableRow], page: ListPage?) {
    guard let request = context.page else { return (elements.mapNamed(name, make), nil) }
    return page(elements, named: name, make, size: request.size, after: request.after)
      ?? page(elements, named: name, make, size: request.size, after: nil) ?? ([], nil)
  }

  /// Makes one page; `nil` if the cursor is no row of this table.
  private func page<Element>(
    _ elements: some Collection<Element>, named name: (Element) -> String,
    _ make: (ItemID, Element) -> TableRow, size: Int, after cursor: String?
  ) -> (rows: [TableRow], page: ListPage?)? {
    var (names, rows, start) = (UniqueNames(), [TableRow](), cursor == nil ? 0 : nil)
    for (index, element) in elements.enumerated() {
      if rows.count == size { break }
      let id = names.next(name(element))
      if start != nil { rows.append(make(id, element)) } else if id.rawValue == cursor { start = index + 1 }
    }
    guard let start else { return nil }
    let total = elements.count
    if rows.count == total { return (rows, nil) }
    var page = ListPage(rows: start..<start + rows.count, of: total, last: rows.last?.id, context.formatter)
    page.isAfterCursor = cursor != nil
    return (rows, page)
  }
}
