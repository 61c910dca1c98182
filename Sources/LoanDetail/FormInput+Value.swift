package import DesignSystem
import LoanArithmetic
package import Localization

extension Form.Input {
  /// Reads a value that a client wrote; `nil` if it is of another type. The limits and the words of a choice are not
  /// checked.
  package func value(of text: String, _ formatter: LocaleFormatter) -> CustomItem.Payload? {
    switch self {
    case .money(_, let step):
      guard let amount = ExactDecimal(text), let minorUnits = amount.scaled(toDecimals: step.decimals),
        let currency = Currency(code: step.currency)
      else { return nil }
      return .value(.money(formatter.money(Money(minorUnits: minorUnits, currency: currency))))
    case .date: return CalendarDate(text).map { .value(.date(formatter.date($0))) }
    case .number: return Int64(text).flatMap { "\($0)" == text ? .integer($0) : nil }
    case .choice: return .choice(text)
    }
  }
}
