import DesignSystem
import Loans
import Localization

/// The words of forms, and of the questions before changes.
extension LoanWords {
  // MARK: The fields of a form

  static let monthsOfHoliday = LocalizedText(en: "Months without payments", ru: "Месяцев без платежей")

  static let dayOfMonth = LocalizedText(en: "Day of the month", ru: "Число месяца")

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
  static func only(_ value: Value) -> LocalizedText {
    LocalizedText(en: "Possible only: \(value)", ru: "Возможно только: \(value)")
  }

  // MARK: The question before an action

  /// The question before a change is requested: its consequence or, for a change without one, whether to send it.
  static func question(before change: LoanChange.Name) -> LocalizedText {
    switch change {
    case .turnOffAutopay:
      LocalizedText(
        en: "The bank will no longer debit the payments. You will have to make each payment yourself, in time.",
        ru: "Банк больше не будет списывать платежи. Каждый платёж нужно будет вносить самостоятельно и вовремя.")
    case .cancelRepayment:
      LocalizedText(
        en: "The early repayment will not be made. The payments stay as they are now.",
        ru: "Досрочное погашение не состоится. Платежи останутся такими, как сейчас.")
    case .unfreeze:
      LocalizedText(
        en: "The card can be used for purchases again.", ru: "Картой снова можно будет оплачивать покупки.")
    case .extendPayment:
      LocalizedText(
        en: "The next payment becomes due later, on the terms that are stated on this screen.",
        ru: "Срок ближайшего платежа перенесут на условиях, указанных на этом экране.")
    case .turnOnAutopay, .changePaymentDay, .freeze, .requestDocument:
      LocalizedText(en: "Send the request to the bank?", ru: "Отправить заявку в банк?")
    }
  }

  static let goOn = LocalizedText(en: "Continue", ru: "Продолжить")
  static let goBack = LocalizedText(en: "Go back", ru: "Назад")
}
