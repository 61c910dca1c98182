import LoanDetailCore

extension LoanWords {
  static let fees = LocalizedText(en: "Fees", ru: "Комиссии")
  static let outstanding = LocalizedText(en: "to pay", ru: "к оплате")
  static let paidFee = LocalizedText(en: "paid", ru: "оплачено")
  static let penalty = LocalizedText(en: "penalty", ru: "неустойка")
}
