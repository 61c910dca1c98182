import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

/// What a request asked for, in both of its forms.
protocol CalcAnswer {
  /// The figures for a program: the properties of `result`.
  func write(to json: inout JSONWriter)
  /// The figures for a person.
  func items(under id: ItemID, _ formatter: LocaleFormatter) -> [Item]
}

extension JSONWriter {
  /// Writes an amount as a decimal string with its currency's decimals.
  mutating func property(_ name: String, _ money: Money) { property(name, money.decimal.description) }
}

extension Money {
  /// The amount without its currency.
  var decimal: ExactDecimal { ExactDecimal(coefficient: minorUnits, scale: currency.decimals) }
}

extension Item {
  /// A label and its value.
  static func row(_ name: String, under id: ItemID, _ label: String, _ value: Value) -> Item {
    .row(Row(id: id.appending(name), label: label, value: value))
  }
}
