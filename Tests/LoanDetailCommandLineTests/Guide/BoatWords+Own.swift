import Localization

/// The words of a boat that is bought in shares, which is no loan.
extension BoatWords {
  static let own = OwnWords(
    texts: [
      .init("You owe", en: "Left to pay for the boat", ru: "Осталось заплатить за лодку"),
      .init("{1} of the debt", en: "{1} of the price", ru: "{1} цены"),
      .init("Interest", beside: "Проценты", en: "Rent", ru: "Аренда"),
    ],
    nouns: [
      .init("payment", "payments", beside: "платёж", en: ("share", "shares"), ru: ("доля", "доли", "долей"))
    ],
    avoiding: ["en": ["interest", "loan"], "ru": ["процент", "кредит"]])
}
