import DesignSystem
import LoanDetailJSON

extension JSONWriter {
  /// A value: an object with one property that names its type.
  mutating func write(_ value: Value) {
    object {
      switch value {
      case .text(let text):
        $0.property("text", text)
      case .money(let money):
        $0.key("money")
        $0.write(money)
      case .date(let date):
        $0.object("date") {
          $0.property("iso", date.iso)
          $0.property("text", date.text)
        }
      case .percent(let percent):
        $0.object("percent") {
          $0.property("value", percent.value)
          $0.property("text", percent.text)
        }
      }
    }
  }

  mutating func write(_ money: MoneyValue) {
    object {
      $0.property("minorUnits", money.minorUnits)
      $0.property("currency", money.currency)
      $0.property("text", money.text)
    }
  }
}
