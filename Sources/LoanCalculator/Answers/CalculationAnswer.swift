import DesignSystem
import LoanArithmetic
import LoanDetailJSON
import Localization

/// The result of one request, as JSON and as items of a screen.
protocol CalculationAnswer: Sendable {
  /// Writes the properties of the reply's `result`.
  func write(to json: inout JSONWriter)
  /// Returns the same figures as items, with ids under `id`.
  func items(under id: ItemID, _ formatter: LocaleFormatter) -> [Item]
}

extension JSONWriter {
  /// Writes an amount as a string with the decimals of its currency.
  mutating func property(_ name: String, _ money: Money) { property(name, money.decimal.description) }
}

extension Money {
  /// The amount without its currency.
  var decimal: ExactDecimal { ExactDecimal(coefficient: minorUnits, scale: currency.decimals) }
}

extension Item {
  /// Returns a row whose id is a name under another id.
  static func row(_ name: String, under id: ItemID, _ label: String, _ value: Value) -> Item {
    .row(Row(id: id.appending(name), label: label, value: value))
  }
}
