import LoanDetailCore

extension LoanWords {
  static let paidSoFar = LocalizedText(en: "Paid so far", ru: "Уже выплачено")
  static let paidFrom = LocalizedText(en: "First day", ru: "Первый день")
  static let paidUntil = LocalizedText(en: "Last day", ru: "Последний день")
  static let fixedPayment = LocalizedText(en: "Fixed payment", ru: "Фиксированный платёж")
  static let totalRepayment = LocalizedText(en: "To be repaid in all", ru: "Всего будет выплачено")
  static let costOfCredit = LocalizedText(en: "Cost of the loan in all", ru: "Переплата за весь срок")
  static let applicationOrder = LocalizedText(en: "A payment goes to", ru: "Порядок погашения")
  static let linkedAccount = LocalizedText(en: "Linked account", ru: "Привязанный счёт")
  static let borrower = LocalizedText(en: "Borrower", ru: "Заёмщик")
  static let unknownDay = LocalizedText(en: "the day of the data is unknown", ru: "дата данных неизвестна")
}
