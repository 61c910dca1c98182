public import DesignSystem
public import LoanArithmetic
import LoanDetailCore
import Loans
public import Localization

extension LoanSection {
  /// A title with the currency symbol, for a table whose amounts have none.
  public func titleWithCurrency(_ title: LocalizedText) -> LocalizedText {
    let symbol = formatter.symbol(of: facts.currency)
    return LocalizedText(en: "\(title), \(symbol)", ru: "\(title), \(symbol)")
  }

  /// The group of a row in a table by years: the year of its day; `nil` without a day.
  public func year(of day: CalendarDate?) -> String? { day.map { String($0.year) } }

  /// A column of a table. A table that is too narrow leaves out low priorities first.
  public func column(
    _ id: String, _ title: LocalizedText, _ alignment: Table.Column.Alignment = .leading,
    _ priority: Priority = .normal
  ) -> Table.Column {
    Table.Column(id: id, title: title(language), alignment: alignment, priority: priority)
  }

  /// A table with a row for each element or, if a page was requested, only the rows of that page. The groups of the
  /// rows, such as their years, become the groups of the table.
  ///
  /// - Parameters:
  ///   - part: the id of the table in the section.
  ///   - title: the title of the table.
  ///   - columns: the columns.
  ///   - elements: the elements to show, in the order of the rows.
  ///   - name: the id of an element's row. An id that occurs more than once gets a number.
  ///   - coming: the index of the first future element, near which the first page starts; `nil` to start it at the
  ///     first element.
  ///   - row: makes the row of an element.
  public func table<Element>(
    _ part: PartID, _ title: LocalizedText, _ columns: [Table.Column], of elements: some Collection<Element>,
    named name: (Element) -> String, coming: Int? = nil, row: (ItemID, Element) -> TableRow
  ) -> [Item] {
    let (rows, window) = rows(of: elements, in: id(part), named: name, coming: coming, row)
    var groups: [String] = []
    var seen: Set<String> = []
    for case let group? in rows.lazy.map(\.group) where group != groups.last && seen.insert(group).inserted {
      groups.append(group)
    }
    var table = Table(
      id: id(part), title: title(language), columns: columns, groups: groups.map { Table.Group(id: $0, title: $0) },
      rows: rows)
    table.window = window
    return [.table(table)]
  }

  /// Makes the rows of the requested page, with its place in the list; without a request, all rows and `nil`.
  private func rows<Element>(
    of elements: some Collection<Element>, in list: ItemID, named name: (Element) -> String, coming: Int?,
    _ make: (ItemID, Element) -> TableRow
  ) -> (rows: [TableRow], window: ListWindow?) {
    guard let request = context.page else { return (elements.mapNamed(name, make), nil) }
    var names = UniqueNames()
    var search = RowSearch(request, in: list, count: elements.count, coming: coming)
    for element in elements {
      if search.isComplete { break }
      search.look(at: names.next(name(element)))
    }
    let window = search.window
    return (rows(window.rows, of: elements, named: name, make), window)
  }

  /// Makes the rows of a range. The names of earlier rows count too, because repeated names are numbered.
  private func rows<Element>(
    _ range: Range<Int>, of elements: some Collection<Element>, named name: (Element) -> String,
    _ make: (ItemID, Element) -> TableRow
  ) -> [TableRow] {
    var names = UniqueNames()
    var rows: [TableRow] = []
    for (index, element) in elements.prefix(range.upperBound).enumerated() {
      let id = names.next(name(element))
      if index >= range.lowerBound { rows.append(make(id, element)) }
    }
    return rows
  }
}
