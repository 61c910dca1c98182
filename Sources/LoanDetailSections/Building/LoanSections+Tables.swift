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

  func column(_ id: String, _ title: LocalizedText, _ alignment: Table.Column.Alignment = .leading) -> Table.Column {
    Table.Column(id: id, title: title(language), alignment: alignment)
  }
}
