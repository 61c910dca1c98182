public import LoanDetailCore

extension LoanWords {
  static let insurance = LocalizedText(en: "Insurance", ru: "Страхование")
  static let insurer = LocalizedText(en: "Insurer", ru: "Страховщик")
  static let policy = LocalizedText(en: "Policy", ru: "Полис")
  /// "Valid from".
  public static let validFrom = LocalizedText(en: "Valid from", ru: "Действует с")
  /// "Valid until".
  public static let validUntil = LocalizedText(en: "Valid until", ru: "Действует до")
  static let expired = LocalizedText(en: "expired", ru: "срок истёк")
  static let expiresToday = LocalizedText(en: "expires today", ru: "истекает сегодня")
  static let expiresIn = LocalizedText(en: "expires in", ru: "истекает через")
  static let premium = LocalizedText(en: "Premium", ru: "Страховая премия")
  static let insuredAmount = LocalizedText(en: "Sum insured", ru: "Страховая сумма")

  /// What customers call an insurance.
  public static func text(of kind: InsurancePolicy.Kind) -> LocalizedText {
    switch kind {
    case .life: LocalizedText(en: "Life and health", ru: "Жизнь и здоровье")
    case .property: LocalizedText(en: "Property", ru: "Имущество")
    case .title: LocalizedText(en: "Title", ru: "Титул")
    case .unemployment: LocalizedText(en: "Loss of work", ru: "Потеря работы")
    case .vehicle: LocalizedText(en: "Vehicle", ru: "Автомобиль")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }
}
