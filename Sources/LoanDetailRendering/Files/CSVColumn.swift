import DesignSystem

/// A column of a table as one or two columns of a file.
struct CSVColumn {
  private let index: Int
  private let title: String
  private let currencies: Set<String>
  private let hasPercentages: Bool

  init(_ index: Int, of table: Table) {
    self.index = index
    title = table.columns[index].title
    var (currencies, hasPercentages) = (Set<String>(), false)
    for row in table.rows {
      switch row.cells[index] {
      case .money(let money): currencies.insert(money.currency)
      case .percent: hasPercentages = true
      case .text, .date, nil: break
      }
    }
    self.currencies = currencies
    self.hasPercentages = hasPercentages
  }

  /// The heading; amounts of one currency have it there, those of several in a second column.
  var headings: [CSVField] {
    if currencies.count > 1 { return [.text(title), .text("\(title), ISO 4217")] }
    let unit = currencies.first ?? (hasPercentages ? "%" : nil)
    return [.text([title, unit].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", "))]
  }

  func fields(of row: TableRow) -> [CSVField] {
    let cell = row.cells[index]
    guard currencies.count > 1 else { return [CSVField(cell)] }
    guard case .money(let money) = cell else { return [CSVField(cell), .text("")] }
    return [CSVField(cell), .text(money.currency)]
  }
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
