import DesignSystem
import Localization

/// The advice to the customer of a card or an overdraft.
extension LoanWords {
  static func payForGrace(_ amount: Value, by day: Value) -> LocalizedText {
    LocalizedText(
      en: "Pay \(amount) by \(day) to keep purchases free of interest",
      ru: "Внесите \(amount) не позднее \(day), чтобы покупки остались без процентов")
  }
  static let minimumIsPaid = LocalizedText(
    en: "The minimum payment is made.", ru: "Минимальный платёж уже внесён.")
  static func payNowAtOnce(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "Pay \(amount) now", ru: "Внесите \(amount) сейчас")
  }
  static let fitsIntoLimit = LocalizedText(
    en: "The debt then fits into the limit.", ru: "Тогда долг уложится в лимит.")
  static func excessCosts(_ rate: Value) -> LocalizedText {
    LocalizedText(en: "The rate above the limit is \(rate).", ru: "Ставка сверх лимита — \(rate).")
  }
  static func owesAboveLimit(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "The debt is \(amount) above the limit.", ru: "Долг превышает лимит на \(amount).")
  }
  static let isForNewLimit = LocalizedText(
    en: "The debt then fits into the new, lower limit.", ru: "Тогда долг уложится в новый, меньший лимит.")
  static let onlyChargesLeft = LocalizedText(
    en: "Only fees and penalties are left to pay.", ru: "Осталось оплатить только комиссии и неустойку.")
  static let nothingBeforeStatement = LocalizedText(
    en: "Nothing to pay before the next statement", ru: "До следующей выписки платить не нужно")
  static func statementCloses(_ day: Value) -> LocalizedText {
    LocalizedText(en: "It closes on \(day).", ru: "Она закроется \(day)")
  }
  static let payAnyTime = LocalizedText(
    en: "Pay back when you can: there is no last day", ru: "Погасите, когда сможете: срока нет")
  static func dayCosts(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "Each day costs \(amount) of interest.", ru: "Каждый день стоит \(amount) процентов.")
  }
  static let nothingIsOwed = LocalizedText(en: "You owe nothing", ru: "Долга нет")
  static func ownMoney(_ amount: Value) -> LocalizedText {
    LocalizedText(en: "\(amount) on the account is your own money.", ru: "На счёте \(amount) ваших собственных денег.")
  }
  static let isWholeDebt = LocalizedText(en: "This is the whole debt.", ru: "Это весь долг.")
}
