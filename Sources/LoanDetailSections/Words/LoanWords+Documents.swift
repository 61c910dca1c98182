import Localization

extension LoanWords {
  static let documents = LocalizedText(en: "Documents", ru: "Документы")
  static let undated = LocalizedText(en: "no date", ru: "без даты")
}
