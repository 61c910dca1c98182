import Localization

/// The words that only this product needs.
enum Words {
  static let product = LocalizedText(en: __TITLE_EN__, ru: __TITLE_RU__)
  static let service = LocalizedText(en: "Service", ru: "Обслуживание")
  static let office = LocalizedText(en: "Office", ru: "Отделение")
}
