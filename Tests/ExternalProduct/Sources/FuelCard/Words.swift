import Localization

/// The words that only fuel cards need.
enum Words {
  static let product = LocalizedText(en: "Fuel card", ru: "Топливная карта")
  static let cashback = LocalizedText(en: "Cashback", ru: "Кешбэк")
  static let earned = LocalizedText(en: "Earned this month", ru: "Накоплено за месяц")
  static let category = LocalizedText(en: "For", ru: "За что")
  static let paidOn = LocalizedText(en: "Paid on", ru: "Будет зачислен")
}
