import LoanDetailSections
import Localization

/// The words that only microloans need.
enum Words {
  static let product = LocalizedText(en: "Microloan", ru: "Микрозаём")
  // Russian law calls a loan of a microfinance organisation "заём", never "кредит".
  static let terms = TermNames(
    title: LocalizedText(en: "About the loan", ru: "О займе"),
    amount: LocalizedText(en: "Original amount", ru: "Сумма займа"),
    psk: LocalizedText(en: "Full cost of the loan (PSK)", ru: "Полная стоимость займа (ПСК)"))
  static let cost = LocalizedText(en: "What it costs", ru: "Сколько стоит заём")
  static let paidOut = LocalizedText(en: "Where the money went", ru: "Куда пришли деньги")
  static let card = LocalizedText(en: "To the card", ru: "На карту")
}
