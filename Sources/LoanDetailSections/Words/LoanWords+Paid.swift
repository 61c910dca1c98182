import LoanDetailCore

extension LoanWords {
  static let paidSoFar = LocalizedText(en: "Paid so far", ru: "Уже выплачено")
  static let paidThisYear = LocalizedText(en: "Paid this year", ru: "Выплачено в этом году")
}
