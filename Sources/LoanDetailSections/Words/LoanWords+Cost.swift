import Localization

extension LoanWords {
  static let whatItCosts = LocalizedText(en: "What it costs", ru: "Сколько стоит кредит")
  static let paidSoFar = LocalizedText(en: "Paid so far", ru: "Уже выплачено")
  static let paidThisYear = LocalizedText(en: "Paid this year", ru: "Выплачено в этом году")
  static let interestThisYear = LocalizedText(en: "Interest paid this year", ru: "Проценты, выплаченные в этом году")
  static let leftInAll = LocalizedText(en: "Left to pay", ru: "Осталось выплатить")
  static let withoutWhatADelayAdds = LocalizedText(
    en: "without what the delay adds", ru: "без учёта того, что добавит просрочка")
}
