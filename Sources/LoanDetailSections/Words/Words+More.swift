import LoanDetailCore

extension Words {
  static let more = LocalizedText(en: "More", ru: "Подробнее")
}
