import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// The title of a list of amounts without currency symbols: it names the currency once for all of them.
  func titleWithCurrency(_ title: LocalizedText) -> LocalizedText {
    let symbol = context.formatter.symbol(of: facts.currency)
    return LocalizedText(en: "\(title.english), \(symbol)", ru: "\(title.russian), \(symbol)")
  }

  /// An amount without a currency symbol, for a cell of a table.
  func figure(_ money: Money) -> Value { .money(context.formatter.figure(money)) }

  /// The group of a row: the year of its day.
  func year(of day: CalendarDate?) -> String? { day.map { String($0.year) } }

  /// Makes a table of rows that are grouped by year.
  func yearlyTable(
    _ id: ItemID, _ title: String, _ columns: [Table.Column], _ rows: (rows: [TableRow], window: ListWindow?)
  ) -> Table {
    var years: Set<String> = []
    let groups = rows.rows.compactMap(\.group).filter { years.insert($0).inserted }
    var table = Table(
      id: id, title: title, columns: columns, groups: groups.map { Table.Group(id: $0, title: $0) }, rows: rows.rows)
    table.window = rows.window
    return table
  }

  func column(_ id: String, _ title: LocalizedText, _ alignment: Table.Column.Alignment = .leading) -> Table.Column {
    Table.Column(id: id, title: title(language), alignment: alignment)
  }
}
