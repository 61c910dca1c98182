import DesignSystem

/// A column of a table as one or two columns of a file.
struct CSVColumn {
  private let index: Int
  private let title: String
  private let currencies: Set<String>
  /// Whether the heading says of all numbers that they are percentages, and what of. Others are written as they are shown.
  private let isOfPercentages: Bool

  init(_ index: Int, of table: Table) {
    self.index = index
    title = table.columns[index].title
    var (currencies, periods) = (Set<String>(), Set<String>())
    for row in table.rows {
      switch row.cells[index] {
      case .money(let money): currencies.insert(money.currency)
      case .percent(let percent): periods.insert(percent.period)
      case .text, .date, nil: break
      }
    }
    self.currencies = currencies
    isOfPercentages = currencies.isEmpty && periods.count == 1
  }

  /// The heading; amounts of one currency have it there, those of several in a second column.
  var headings: [CSVField] {
    if currencies.count > 1 { return [.text(title), .text("\(title), ISO 4217")] }
    let unit = currencies.first ?? (isOfPercentages ? "%" : nil)
    return [.text([title, unit].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", "))]
  }

  func fields(of row: TableRow) -> [CSVField] {
    let cell = row.cells[index]
    let field = field(of: cell)
    guard currencies.count > 1 else { return [field] }
    guard case .money(let money) = cell else { return [field, .text("")] }
    return [field, .text(money.currency)]
  }

  private func field(of cell: Value?) -> CSVField {
    if case .percent(let percent) = cell, !isOfPercentages { .text(percent.text) } else { CSVField(cell) }
  }
}

extension PercentValue {
  /// The words for the period of a rate; empty without one.
  fileprivate var period: String { String(text.filter(\.isLetter)) }
}

/// A value of a file.
enum CSVField {
  case text(String)
  /// An exact decimal with a point.
  case number(String)

  init(_ value: Value?) {
    self =
      switch value {
      case .money(let money): .number(money.amount)
      case .percent(let percent): .number(percent.value)
      case .date(let date): .text(date.iso)
      case .text(let text): .text(text)
      case nil: .text("")
      }
  }
}
