import DesignSystem
import Localization

extension LoanWords {
  // MARK: The fields of a form

  static let monthsOfHoliday = LocalizedText(en: "Months without payments", ru: "Месяцев без платежей")

  static func values(from least: Value, to most: Value) -> LocalizedText {
    LocalizedText(en: "From \(least) to \(most)", ru: "От \(least) до \(most)")
  }
  static func days(from first: Value, to last: Value) -> LocalizedText {
    LocalizedText(en: "From \(first) to \(last)", ru: "С \(first) по \(last)")
  }
  static func days(from first: Value) -> LocalizedText {
    LocalizedText(en: "\(first) or later", ru: "Не раньше \(first)")
  }
  /// The only value that is possible.
  static func only(_ value: Value) -> LocalizedText { LocalizedText(en: "Only \(value)", ru: "Только \(value)") }

  // MARK: The question before an action

  static let goOn = LocalizedText(en: "Continue", ru: "Продолжить")
  static let goBack = LocalizedText(en: "Go back", ru: "Назад")
}
