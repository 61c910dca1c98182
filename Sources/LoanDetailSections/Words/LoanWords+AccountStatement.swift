import DesignSystem
import Localization

/// The words of a statement of account.
extension LoanWords {
  static let balanceIsPrincipal = LocalizedText(
    en: "The balance is the principal that is owed. Interest that has accrued and is not paid yet is not part of it.",
    ru: "Долг в выписке — это основной долг. Начисленные, но ещё не уплаченные проценты в него не входят.")
  static let balanceIsWhatIsOwed = LocalizedText(
    en: "The balance is what is still to be paid at the end of a day.",
    ru: "Долг в выписке — это сумма, которую на конец дня остаётся выплатить.")
  static let balanceIsCharged = LocalizedText(
    en: "The balance is everything that was charged by the end of a day, less payments. "
      + "Interest that is charged later is not part of it.",
    ru: "Долг в выписке — это всё, что списано к концу дня, за вычетом платежей. "
      + "Проценты, которые банк спишет позже, в него не входят.")
  static let openingIsUnknown = LocalizedText(
    en: "The opening balance is not known: the bank's data lacks transactions, or what they changed.",
    ru: "Долг на начало неизвестен: в данных банка не хватает операций или сведений о том, как они изменили долг.")
  static let balancesAreUnknown = LocalizedText(
    en: "The balances of these days are not known: the bank's data lacks transactions, or what they changed.",
    ru: "Долг в эти дни неизвестен: в данных банка не хватает операций или сведений о том, как они изменили долг.")
  static let balanceChange = LocalizedText(en: "Change of balance", ru: "Изменение долга")
  static let noOperationsInPeriod = LocalizedText(
    en: "There are no transactions in this period.", ru: "За этот период операций нет.")
  static let inThePeriod = LocalizedText(en: "In this period", ru: "За период")
  static let ofTheseTransactions = LocalizedText(en: "Sums of these transactions", ru: "Итого по этим операциям")
  static let costWasPaid = LocalizedText(en: "paid", ru: "уплачено")
  static let costWasCharged = LocalizedText(en: "charged", ru: "начислено")

  // MARK: Periods without a statement

  static let noStatement = LocalizedText(
    en: "There is no statement for this period", ru: "За этот период выписки нет")
  static func contractBegan(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "The contract begins on \(day): choose that day or a later one.",
      ru: "Договор действует с \(day): выберите этот день или более поздний.")
  }
  static func dataIsOf(_ day: Value) -> LocalizedText {
    LocalizedText(
      en: "What the bank knows is of \(day): choose that day or an earlier one.",
      ru: "Данные банка — на \(day): выберите этот день или более ранний.")
  }
}
