import Localization

extension ReverseMortgage {
  /// The customer pays nothing and can stay: the bank is paid from the home.
  static let words = OwnWords(
    texts: [
      .init("You owe", en: "To be paid from the home", ru: "Будет выплачено из стоимости жилья"),
      .init("To pay off in full", en: "To free the home of the pledge", ru: "Чтобы освободить жильё от залога"),
      .init("then {1} more every day", en: "then {1} more every day", ru: "далее ещё {1} за каждый день"),
      .init(
        "You make no payments under this contract", en: "Nothing to pay while you live in the home",
        ru: "Пока вы живёте в своём жилье, платить не нужно"),
      .init("Each day adds {1} to the debt.", en: "Each day adds {1}.", ru: "Каждый день сумма растёт на {1}."),
      .init("Debt", en: "To be paid from the home", ru: "Будет выплачено из стоимости жилья"),
      .init(
        "The bank's forecast of the debt", en: "What the bank expects to get from the home",
        ru: "Сколько банк ожидает получить из стоимости жилья"),
      .init("What the debt is made of", en: "What it is made of", ru: "Из чего складывается сумма"),
      .init("Principal", en: "Paid to you", ru: "Выплачено вам"),
      .init("About the loan", en: "Terms", ru: "Условия"),
      .init("Borrower", en: "Owner of the home", ru: "Владелец жилья"),
      .init("Loan disbursed", en: "Paid to you", ru: "Выплата вам"),
      .init("Paid out in parts", en: "Payments to you", ru: "Выплаты вам"),
    ],
    avoiding: [
      "en": ["loan", "credit", "borrow", "debt", "owe", "overdue", "principal", "next payment", "pay by"],
      "ru": ["кредит", "заёмщик", "долг", "просроч", "ближайший платёж", "оплатить не позднее"],
    ])
}
