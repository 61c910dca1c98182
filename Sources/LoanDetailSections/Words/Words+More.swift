import LoanDetailCore

extension Words {
  static let more = LocalizedText(en: "More", ru: "Подробнее")
  static let allDetails = LocalizedText(en: "All details", ru: "Все подробности")
  static let madeOf = LocalizedText(en: "What the debt is made of", ru: "Из чего складывается долг")
}
