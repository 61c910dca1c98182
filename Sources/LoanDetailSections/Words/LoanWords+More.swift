import Localization

extension LoanWords {
  static let more = LocalizedText(en: "More", ru: "Подробнее")
}
