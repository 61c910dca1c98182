import DesignSystem
import Localization

extension LoanWords {
  static let toCloseTheLoan = LocalizedText(en: "To repay in full", ru: "Чтобы закрыть долг полностью")
  static func payoffToday(_ day: Value) -> LocalizedText {
    LocalizedText(en: "Today, \(day)", ru: "Сегодня, \(day)")
  }
  static func payoffTomorrow(_ day: Value) -> LocalizedText {
    LocalizedText(en: "Tomorrow, \(day)", ru: "Завтра, \(day)")
  }
  static let ifNotPaidInTime = LocalizedText(en: "if it is not paid in time", ru: "если не оплатить в срок")
  static func ifPaymentIsMade(_ day: Value) -> LocalizedText {
    LocalizedText(en: "if the payment of \(day) is made", ru: "если платёж \(day) внесён")
  }
  static func payoffOn(day: Value) -> LocalizedText { LocalizedText(en: "On \(day)", ru: "На \(day)") }
}
