public import Loans
public import Localization

/// The words about what a contract has beside the debt: insurances, features and cards.
extension LoanWords {
  // MARK: Insurance

  package static let insurance = LocalizedText(en: "Insurance", ru: "Страхование")
  static let insurer = LocalizedText(en: "Insurer", ru: "Страховщик")
  static let policy = LocalizedText(en: "Policy", ru: "Полис")
  /// "Valid from".
  public static let validFrom = LocalizedText(en: "Valid from", ru: "Действует с")
  /// "Valid until".
  public static let validUntil = LocalizedText(en: "Valid until", ru: "Действует по")
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
  static let applyBy = LocalizedText(en: "Apply by", ru: "Подать заявление не позднее")

  /// The extent of the right to a refund of the premium.
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
    case .other(let raw): own(raw, or: LocalizedText(en: "Another insurance", ru: "Другая страховка"))
    }
  }

  // MARK: Features and cards

  static let features = LocalizedText(en: "Features", ru: "Возможности")
  static let isOn = LocalizedText(en: "on", ru: "включено")
  static let isOff = LocalizedText(en: "off", ru: "выключено")
  static let included = LocalizedText(en: "included", ru: "есть")
  static let canBeUsed = LocalizedText(en: "available to use", ru: "можно использовать")

  /// The customer-facing name of a feature.
  static func text(of kind: LoanFeature.Kind) -> LocalizedText {
    switch kind {
    case .redraw: LocalizedText(en: "Redraw of early repayments", ru: "Возврат досрочно внесённых денег")
    case .offset: LocalizedText(en: "Offset account", ru: "Счёт, который уменьшает проценты")
    case .insurance: insurance
    case .other(let raw): own(raw, or: LocalizedText(en: "Another feature", ru: "Другая возможность"))
    }
  }

  static let cards = LocalizedText(en: "Cards", ru: "Карты")
  static let card = LocalizedText(en: "Card", ru: "Карта")
  static let numberNotGiven = LocalizedText(en: "number not given", ru: "номер не указан")

  /// The customer-facing state of a card.
  static func text(of state: PaymentCard.State) -> LocalizedText {
    switch state {
    case .active: LocalizedText(en: "active", ru: "действует")
    case .notActivated: LocalizedText(en: "not activated yet", ru: "ещё не активирована")
    case .blocked: LocalizedText(en: "blocked", ru: "заблокирована")
    case .expired: LocalizedText(en: "expired", ru: "срок истёк")
    case .closed: LocalizedText(en: "closed", ru: "закрыта")
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }
}
