import Loans
import Localization

extension LoanWords {
  static let penaltyTitle = LocalizedText(en: "If you pay late", ru: "Если заплатить с опозданием")
  static let penaltyRate = LocalizedText(en: "Penalty", ru: "Неустойка")
  static let fine = LocalizedText(en: "Fine for each missed payment", ru: "Штраф за каждый пропуск платежа")
  static let lateFee = LocalizedText(en: "Fee for each missed payment", ru: "Комиссия за каждый пропуск платежа")
  static let contractInterest = LocalizedText(en: "Interest of the contract", ru: "Проценты по договору")
  static let penaltyCap = LocalizedText(en: "Limit", ru: "Ограничение")
  static let penaltyBase = LocalizedText(en: "Penalty is calculated", ru: "Неустойка начисляется")

  /// Whether the interest of the contract continues while a payment is late.
  static func interestOfContract(continues: Bool) -> LocalizedText {
    continues
      ? LocalizedText(en: "continues", ru: "начисляются и дальше")
      : LocalizedText(en: "stops while you are late", ru: "на время просрочки не начисляются")
  }

  static func text(of base: PenaltyTerms.Base) -> LocalizedText {
    switch base {
    case .overduePrincipal: LocalizedText(en: "of the overdue principal", ru: "от просроченного основного долга")
    case .overdueAmount: LocalizedText(en: "of the overdue amount", ru: "от просроченной суммы")
    case .debt: LocalizedText(en: "of the whole debt", ru: "от всей суммы долга")
    }
  }
}
