public import Loans
public import Localization

extension LoanWords {
  package static let insurance = LocalizedText(en: "Insurance", ru: "Страхование")
  static let insurer = LocalizedText(en: "Insurer", ru: "Страховщик")
  static let policy = LocalizedText(en: "Policy", ru: "Полис")
  /// "Valid from".
  public static let validFrom = LocalizedText(en: "Valid from", ru: "Действует с")
  /// "Valid until".
  public static let validUntil = LocalizedText(en: "Valid until", ru: "Действует до")
  static let expired = LocalizedText(en: "expired", ru: "срок истёк")
  static let expiresToday = LocalizedText(en: "expires today", ru: "истекает сегодня")
  static let expiresIn = PluralText(
    en: ("expires in {n} day", "expires in {n} days"),
    ru: ("истекает через {n} день", "истекает через {n} дня", "истекает через {n} дней"))
  static let premium = LocalizedText(en: "Premium", ru: "Страховая премия")
  static let insuredAmount = LocalizedText(en: "Sum insured", ru: "Страховая сумма")

  static let mayDoWithout = LocalizedText(en: "Can be cancelled", ru: "Можно отказаться")
  static let rateWithout = LocalizedText(en: "Loan rate without it", ru: "Ставка кредита без неё")
  static let premiumRefund = LocalizedText(en: "Refund of the premium", ru: "Возврат премии")
  static let applyTo = LocalizedText(en: "Apply to", ru: "Куда обратиться")
  static let applyBy = LocalizedText(en: "Apply by", ru: "Подать заявление до")

  static func text(of right: InsuranceRefund.Right) -> LocalizedText {
    switch right {
    case .full: LocalizedText(en: "in full", ru: "полностью")
    case .partial: LocalizedText(en: "in part", ru: "частично")
    case .none: LocalizedText(en: "none", ru: "не предусмотрен")
    }
  }

  /// The customer-facing name of an insurance.
  public static func text(of kind: InsurancePolicy.Kind) -> LocalizedText {
    switch kind {
    case .life: LocalizedText(en: "Life and health", ru: "Жизнь и здоровье")
    case .property: LocalizedText(en: "Property", ru: "Имущество")
    case .title: LocalizedText(en: "Title", ru: "Титул")
    case .unemployment: LocalizedText(en: "Unemployment", ru: "Потеря работы")
    case .vehicle: LocalizedText(en: "Vehicle", ru: "Автомобиль")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }
}
