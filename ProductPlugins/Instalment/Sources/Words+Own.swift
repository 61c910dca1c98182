import Localization

extension Words {
  /// The words in place of shared ones that speak of a loan.
  static let own = OwnWords(
    texts: header + debt + terms + early,
    avoiding: ["en": ["debt", "borrower", "interest", "principal"], "ru": ["долг", "заёмщик", "проценты"]])

  private static let header: [OwnWords.Text] = [
    .init("You owe", en: "Left to pay", ru: "Осталось заплатить"),
    .init("The borrower owes", en: "Left for the buyer to pay", ru: "Покупателю осталось заплатить"),
    .init("Principal you owe", en: "Left to pay for the purchase", ru: "Осталось заплатить за покупку"),
    .init("To pay off in full", en: "To pay all of it now", ru: "Чтобы оплатить всё сразу"),
    .init("Paid off", en: "Paid in full", ru: "Всё оплачено"),
    .init("You no longer owe anything", en: "Nothing is left to pay", ru: "Платить больше нечего"),
    .init("Borrower", en: "Buyer", ru: "Покупатель"),
  ]

  private static let debt: [OwnWords.Text] = [
    .init("Debt", en: "Left to pay", ru: "Осталось заплатить"),
    .init("What the debt is made of", en: "What is left to pay", ru: "Из чего складывается остаток"),
    .init("Principal", en: "For the purchase", ru: "За покупку"),
    .init("Balance after", en: "Left after it", ru: "Остаток"),
    .init("of the overdue principal", en: "of the overdue part of the price", ru: "от просроченной части цены"),
    .init("Separate repayment plans", en: "Purchases in parts", ru: "Покупки частями"),
    .init("Left to repay", en: "Left to pay", ru: "Осталось заплатить"),
  ]

  private static let terms: [OwnWords.Text] = [
    .init("About the loan", en: "Terms", ru: "Условия"),
    .init("Original amount", en: "Price in all", ru: "Сумма покупки"),
    .init("{1} of the original amount", en: "{1} of the price", ru: "{1} от суммы покупки"),
    .init("Principal repaid", en: "Paid for the purchase", ru: "Оплачено за покупку"),
    .init("What it costs", beside: "Сколько стоит кредит", en: "What you pay", ru: "Сколько вы платите"),
    .init("Total to repay", en: "To pay in all", ru: "Всего к оплате"),
    .init("Total repaid", en: "Paid in all", ru: "Всего оплачено"),
    .init("Total cost of the loan", en: "More than the price", ru: "Сверх цены покупки"),
  ]

  private static let early: [OwnWords.Text] = [
    .init("Early repayment by the contract", en: "Paying early by the contract", ru: "Оплата раньше срока по договору"),
    .init("Repay part early", en: "Pay a part early", ru: "Оплатить часть раньше срока"),
    .init("Repay in full early", en: "Pay all of it early", ru: "Оплатить всё раньше срока"),
  ]
}
