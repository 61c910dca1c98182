import Localization

extension LoanWords {
  static let unapplied = LocalizedText(en: "Received, not applied yet", ru: "Получено, но ещё не учтено")
  static let escrow = LocalizedText(en: "Account for taxes and insurance", ru: "Счёт на налоги и страховку")
  static let escrowBalance = LocalizedText(en: "Balance of the account", ru: "На счёте")
  static let escrowPayment = LocalizedText(en: "Part of each payment", ru: "Из каждого платежа")
  static let escrowShortage = LocalizedText(en: "Shortage on the account", ru: "На счёте не хватает")
  static let homeCurrency = LocalizedText(en: "In your currency", ru: "В вашей валюте")
  static let exchangeRate = LocalizedText(en: "Exchange rate", ru: "Курс")
  static let rateSinceBeginning = LocalizedText(
    en: "Change of the rate since the contract began", ru: "Изменение курса с начала договора")
}
