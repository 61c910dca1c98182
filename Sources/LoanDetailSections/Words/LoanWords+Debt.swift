import DesignSystem
public import Loans
public import Localization

extension LoanWords {
  static let owed = LocalizedText(en: "You owe", ru: "Общий долг")
  static let borrowerOwes = LocalizedText(en: "The borrower owes", ru: "Долг заёмщика")
  /// "Total debt".
  public static let totalDebt = LocalizedText(en: "Total debt", ru: "Общий долг")
  static let unknownDay = LocalizedText(en: "the day of the data is unknown", ru: "дата данных неизвестна")
  package static let inYourFavour = LocalizedText(en: "In your favour", ru: "Переплата в вашу пользу")
  /// "Principal you owe".
  public static let principalOwed = LocalizedText(en: "Principal you owe", ru: "Остаток основного долга")
  static let payoff = LocalizedText(en: "To pay off in full", ru: "Для полного погашения")
  static func payoffOn(_ day: Value) -> LocalizedText { LocalizedText(en: "on \(day)", ru: "на \(day)") }
  /// "Payoff amount".
  public static let payoffAmount = LocalizedText(en: "Payoff amount", ru: "Сумма полного погашения")
  static func perDiem(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "then \(amount) more every day", ru: "далее ещё \(amount) за каждый день")
  }
  static let dailyGrowth = LocalizedText(en: "Grows every day by", ru: "Растёт каждый день на")
  static let balanceAbsent = LocalizedText(en: "The balance is not available", ru: "Сумма долга недоступна")
  static let balanceAbsentText = LocalizedText(
    en: "The bank's system does not provide the current balance.",
    ru: "Система банка не сообщает, сколько вы сейчас должны.")
  static let balanceWithheldText = LocalizedText(
    en: "The bank may not show how much is owed.", ru: "Банк не вправе показать сумму долга.")
  static let balanceUnreadableText = LocalizedText(
    en: "The amount arrived with an error, and we will not guess it.",
    ru: "Сумма пришла с ошибкой, а додумывать её мы не станем.")
  /// "Debt".
  public static let debt = LocalizedText(en: "Debt", ru: "Долг")
  package static let total = LocalizedText(en: "Total", ru: "Итого")
  static let notItemised = LocalizedText(en: "Not itemised by the bank", ru: "Без расшифровки банка")
  static let difference = LocalizedText(en: "Difference in the bank's data", ru: "Расхождение в данных банка")
  static let noComposition = LocalizedText(
    en: "The bank's system does not provide a breakdown of the amounts.",
    ru: "Система банка не сообщает, из чего складываются суммы.")

  /// The customer-facing name of a part of an amount.
  public static func text(of component: Portion.Component) -> LocalizedText {
    switch component {
    case .principal: LocalizedText(en: "Principal", ru: "Основной долг")
    case .interest: LocalizedText(en: "Interest", ru: "Проценты")
    case .insurance: LocalizedText(en: "Insurance", ru: "Страховка")
    case .fees: LocalizedText(en: "Fees", ru: "Комиссии")
    case .penalties: LocalizedText(en: "Penalties", ru: "Неустойка")
    case .other(let name): LocalizedText(verbatim: name)
    }
  }
}
