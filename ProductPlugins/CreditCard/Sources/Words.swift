import Localization

/// The words that only cards need.
enum Words {
  static let product = LocalizedText(en: "Credit card", ru: "Кредитная карта")
  static let graceRules = LocalizedText(en: "Rules of the grace period", ru: "Правила льготного периода")
  static let longest = LocalizedText(en: "Longest period", ru: "Наибольшая длительность")
  static let comesBack = LocalizedText(en: "If lost, it comes back", ru: "Если утрачен, вернётся")

  /// The name of an event that ends a grace period early.
  static func text(of breaker: GraceRules.Breaker) -> LocalizedText {
    switch breaker {
    case .cash: LocalizedText(en: "Cash withdrawal", ru: "Снятие наличных")
    case .transfer: LocalizedText(en: "Transfer from the card", ru: "Перевод с карты")
    case .partialPayment: LocalizedText(en: "A statement paid in part", ru: "Выписка оплачена не целиком")
    case .latePayment: LocalizedText(en: "A payment after the last day", ru: "Платёж позже срока")
    }
  }

  /// When an event ends a grace period.
  static func effect(of breaker: GraceRules.Breaker) -> LocalizedText {
    switch breaker {
    case .cash, .transfer: LocalizedText(en: "ends it at once", ru: "прервёт его сразу")
    case .partialPayment, .latePayment: LocalizedText(en: "ends it after the last day", ru: "прервёт его после срока")
    }
  }
}
