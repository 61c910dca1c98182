import LoanDetailCore

extension LoanWords {
  static let currentState = LocalizedText(en: "Current status", ru: "Что происходит сейчас")
  static let since = LocalizedText(en: "Since", ru: "С какого дня")
  static let actBy = LocalizedText(en: "Action required by", ru: "Примите меры до")
  static let debtStaysDue = LocalizedText(
    en: "Closed to new spending; the debt must still be repaid", ru: "Закрыт для новых трат, долг нужно погасить")
}
