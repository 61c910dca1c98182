import LoanDetailCore

/// The words that only microloans need.
enum Words {
  static let product = LocalizedText(en: "Microloan", ru: "Микрозаём")
  static let paidOut = LocalizedText(en: "Where the money went", ru: "Куда пришли деньги")
  static let card = LocalizedText(en: "To the card", ru: "На карту")
}
