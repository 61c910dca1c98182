import LoanDetailCore

/// The words that only credit cards need.
enum Words {
  static let product = LocalizedText(en: "Credit card", ru: "Кредитная карта")
  static let cashback = LocalizedText(en: "Cashback", ru: "Кешбэк")
  static let earned = LocalizedText(en: "Earned this month", ru: "Накоплено за месяц")
  static let category = LocalizedText(en: "For", ru: "За что")
  static let paidOn = LocalizedText(en: "Paid on", ru: "Будет зачислен")
}
