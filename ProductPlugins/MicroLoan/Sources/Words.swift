import LoanDetailSections
import Localization

/// The words that only microloans need.
enum Words {
  static let product = LocalizedText(en: "Microloan", ru: "Микрозаём")
  /// The words in place of shared ones that speak of a bank or of a "кредит".
  ///
  /// Russian law calls a loan of a microfinance organisation "заём" (Federal Law 151-FZ), never "кредит". The avoided
  /// words are beginnings of words: "bank" and "банк" would also forbid "bankruptcy" and "банкротство".
  static let own = OwnWords(
    texts: lender + [
      .init("About the loan", en: "About the loan", ru: "О займе"),
      .init("Original amount", en: "Original amount", ru: "Сумма займа"),
      .init("Full cost of the loan (PSK)", en: "Full cost of the loan (PSK)", ru: "Полная стоимость займа (ПСК)"),
      .init("What it costs", beside: "Сколько стоит кредит", en: "What it costs", ru: "Сколько стоит заём"),
    ], avoiding: ["en": ["bank's", "bank’s"], "ru": ["банка", "банке", "банку", "банком"]])
  static let paidOut = LocalizedText(en: "Where the money went", ru: "Куда пришли деньги")
  static let card = LocalizedText(en: "To the card", ru: "На карту")
}
