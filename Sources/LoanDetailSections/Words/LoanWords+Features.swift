import Loans
import Localization

extension LoanWords {
  static let features = LocalizedText(en: "Features", ru: "Возможности")
  static let isOn = LocalizedText(en: "on", ru: "включено")
  static let isOff = LocalizedText(en: "off", ru: "выключено")
  static let included = LocalizedText(en: "included", ru: "есть")
  static let canBeUsed = LocalizedText(en: "available to use", ru: "можно использовать")

  static func text(of kind: LoanFeature.Kind) -> LocalizedText {
    switch kind {
    case .redraw: LocalizedText(en: "Redraw of early repayments", ru: "Возврат досрочно внесённых денег")
    case .offset: LocalizedText(en: "Offset account", ru: "Счёт, который уменьшает проценты")
    case .insurance: insurance
    case .other(let raw): LocalizedText(verbatim: raw)
    }
  }

  static let cards = LocalizedText(en: "Cards", ru: "Карты")
  static let card = LocalizedText(en: "Card", ru: "Карта")
  static let numberNotGiven = LocalizedText(en: "number not given", ru: "номер не указан")

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
