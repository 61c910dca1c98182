import LoanDetailCore

/// The words that only credit cards need.
enum Words {
  static let product = LocalizedText(en: "Credit card", ru: "Кредитная карта")
  static let limitAndGrace = LocalizedText(en: "Limit and grace period", ru: "Лимит и льготный период")
  static let limit = LocalizedText(en: "Credit limit", ru: "Кредитный лимит")
  static let available = LocalizedText(en: "Available", ru: "Доступно")
  static let statementDay = LocalizedText(en: "Statement day of the month", ru: "День выписки")
  static let interestFree = LocalizedText(en: "No interest until", ru: "Без процентов до")
  static func ifPaid(_ amount: String) -> LocalizedText {
    LocalizedText(en: "if \(amount) is paid by then", ru: "если к этому дню внести \(amount)")
  }
}
