import LoanDetailCore

/// The words that only this product needs.
enum Words {
  static let product = LocalizedText(en: "Instalments", ru: "Рассрочка")
  static let service = LocalizedText(en: "Service", ru: "Обслуживание")
  static let office = LocalizedText(en: "Office", ru: "Отделение")
}
