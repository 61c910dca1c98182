import DesignSystem
import LoanDetailCore

extension LoanSections {
  /// Makes the rows of a table, each with a unique id that is made from the element's name; if a page was requested,
  /// only its rows.
  func tableRows<Element>(
    _ elements: some Collection<Element>, in list: ItemID, named name: (Element) -> String,
    _ make: (ItemID, Element) -> TableRow
  ) -> (rows: [TableRow], window: ListWindow?) {
    guard let request = context.page else { return (elements.mapNamed(name, make), nil) }
    var (names, search) = (UniqueNames(), RowSearch(request, in: list, count: elements.count))
    for element in elements {
      if search.isComplete { break }
      search.look(at: names.next(name(element)))
    }
    let window = search.window
    return (rows(window.rows, of: elements, named: name, make), window)
  }

  /// Makes some of the rows. The ids of those before must be known, because an id may occur more than once.
  private func rows<Element>(
    _ range: Range<Int>, of elements: some Collection<Element>, named name: (Element) -> String,
    _ make: (ItemID, Element) -> TableRow
  ) -> [TableRow] {
    var (names, rows) = (UniqueNames(), [TableRow]())
    for (index, element) in elements.prefix(range.upperBound).enumerated() {
      let id = names.next(name(element))
      if index >= range.lowerBound { rows.append(make(id, element)) }
    }
    return rows
  }
}
