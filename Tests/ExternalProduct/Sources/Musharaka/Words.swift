import Localization

extension Musharaka {
  /// The customer buys a share and rents the rest: nothing is lent, and no interest is charged.
  static let words = OwnWords(
    texts: [
      .init("You owe", en: "The bank's share", ru: "Доля банка"),
      .init("To pay off in full", en: "To buy all of it now", ru: "Чтобы выкупить её сейчас"),
      .init("Debt", en: "The bank's share", ru: "Доля банка"),
      .init("What the debt is made of", en: "What the payments are for", ru: "За что вы платите"),
      .init("Principal", en: "Purchase of the share", ru: "Выкуп доли"),
      .init("Balance after", en: "The bank's share after it", ru: "Доля банка после"),
      .init("Principal repaid", en: "Bought from the bank", ru: "Выкуплено у банка"),
      .init("About the loan", en: "Terms", ru: "Условия"),
      .init("Original amount", en: "The bank's share at first", ru: "Доля банка вначале"),
      .init("Borrower", en: "Buyer", ru: "Покупатель"),
      .init("What it costs", beside: "Сколько стоит кредит", en: "What you pay", ru: "Сколько вы платите"),
      .init("Total cost of the loan", en: "Rent in all", ru: "Аренда за весь срок"),
      .init("Total to repay", en: "To pay in all", ru: "Всего к оплате"),
      .init("{1} of the original amount", en: "{1} of that share", ru: "{1} от этой доли"),
      .init("Early repayment by the contract", en: "Buying more by the contract", ru: "Выкуп раньше срока по договору"),
      .init("Repay part early", en: "Buy a further part", ru: "Выкупить ещё часть"),
      .init("Repay in full early", en: "Buy the whole share", ru: "Выкупить долю целиком"),
    ],
    avoiding: [
      "en": ["loan", "credit", "lend", "borrow", "debt", "owe", "interest", "principal", "repay", "repaid"],
      "ru": ["кредит", "заём", "заем", "займ", "долг", "проценты", "погаш"],
    ])
}
