import LoanArithmetic

/// The format and the names of one currency in a locale.
final class CurrencyFormat: Sendable {
  let currency: Currency
  /// Amounts with the symbol.
  let amount: NumberPattern
  /// Amounts without the symbol.
  let figure: NumberPattern
  /// The symbol, or the code if the locale has no symbol.
  let symbol: String
  /// The names of its units for a screen reader.
  let unit: SpokenNumbers.Unit

  /// Creates the format from the pattern of amounts with the symbol, and that of plain numbers.
  init(_ currency: Currency, amount: NumberPattern, plain: NumberPattern, unit: SpokenNumbers.Unit) {
    self.currency = currency
    self.amount = amount
    self.unit = unit
    var figure = amount
    figure.positive = plain.positive
    figure.negative = plain.negative
    self.figure = figure
    let symbol = (amount.positive.prefix + amount.positive.suffix).filter { !$0.isWhitespace }
    self.symbol = symbol.isEmpty ? currency.code : symbol
  }
}
