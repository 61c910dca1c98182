import DesignSystem

/// A column of a table as one or two columns of a file.
struct CSVColumn {
  private let index: Int
  private let title: String
  /// The currencies of the amounts in the column.
  private let currencies: Set<String>
  /// Whether all numbers are percentages of the same period, so that they are written as decimals under a heading with
  /// `%`. Any other percentages are written as they are shown.
  private let isOfPercentages: Bool

  init(_ index: Int, of table: Table) {
    self.index = index
    title = table.columns[index].title
    var currencies: Set<String> = []
    var periods: Set<String> = []
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

  /// The headings. The currency is in the heading if all amounts have the same one, otherwise in a second column.
  var headings: [CSVField] {
    if currencies.count > 1 { return [.text(title), .text("\(title), ISO 4217")] }
    let unit = currencies.first ?? (isOfPercentages ? "%" : nil)
    return [.text([title, unit].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", "))]
  }

  /// Returns the fields of a row, one per heading.
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
  /// The letters of the text, which tell rates of different periods apart; empty without a period.
  fileprivate var period: String { String(text.filter(\.isLetter)) }
}
