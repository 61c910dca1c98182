import LoanDetailCore

extension LoanWords {
  static let more = LocalizedText(en: "More", ru: "Подробнее")
}
