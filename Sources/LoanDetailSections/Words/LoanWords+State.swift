import DesignSystem
import Localization

extension LoanWords {
  static let currentState = LocalizedText(en: "Current status", ru: "Что происходит сейчас")
  /// The heading of states that are stated only for the day of the facts.
  static let stateOfItsDay = LocalizedText(en: "The state of the loan", ru: "Состояние кредита")
  static let since = LocalizedText(en: "Since", ru: "С какого дня")
  static func messageOf(_ day: Value) -> LocalizedText {
    LocalizedText(en: "This message is of \(day).", ru: "Сообщение по состоянию на \(day).")
  }

  static let actBy = LocalizedText(en: "Action required by", ru: "Примите меры до")
  static let debtStaysDue = LocalizedText(
    en: "Closed to new spending; the debt must still be repaid", ru: "Закрыт для новых трат, долг нужно погасить")
}
