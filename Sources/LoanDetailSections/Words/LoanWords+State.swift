import LoanDetailCore

extension LoanWords {
  static let currentState = LocalizedText(en: "What is happening now", ru: "Что происходит сейчас")
  static let since = LocalizedText(en: "Since", ru: "С какого дня")
  static let actBy = LocalizedText(en: "Act by", ru: "Примите меры до")
  static let debtStaysDue = LocalizedText(
    en: "Closed for new spending, the debt is still to be paid", ru: "Закрыт для новых трат, долг нужно погасить")
}
