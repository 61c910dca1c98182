import LoanArithmetic
import LoanDetailCore

extension LoanWords {
  static let rate = LocalizedText(en: "Interest rate", ru: "Процентная ставка")
  static let rateNow = LocalizedText(en: "Rate now", ru: "Ставка сейчас")
  static let rateFrom = LocalizedText(en: "from", ru: "с")
  static let rateUntil = LocalizedText(en: "until", ru: "до")
  static let effective = LocalizedText(en: "effective", ru: "эффективная")
  static let fullCost = LocalizedText(en: "Full cost", ru: "Полная стоимость")
  static let fullCostInMoney = LocalizedText(en: "Full cost in money", ru: "Полная стоимость в деньгах")

  static let calculatedOn = LocalizedText(en: "calculated on", ru: "расчёт на")

  static func text(of basis: FullCost.Basis) -> LocalizedText {
    switch basis {
    case .contract: LocalizedText(en: "as agreed in the contract", ru: "по условиям договора")
    case .afterChange: LocalizedText(en: "after the change of the terms", ru: "после изменения условий")
    }
  }

  static func text(of measure: FullCost.Measure) -> LocalizedText {
    switch measure {
    case .psk: LocalizedText(en: "Full cost of the loan (PSK)", ru: "Полная стоимость кредита (ПСК)")
    case .aprc: LocalizedText(en: "Annual percentage rate of charge (APRC)", ru: "Годовая ставка с расходами (APRC)")
    case .apr: LocalizedText(en: "Annual percentage rate (APR)", ru: "Годовая процентная ставка (APR)")
    case .cet: LocalizedText(en: "Total effective cost (CET)", ru: "Полная эффективная стоимость (CET)")
    case .comparisonRate: LocalizedText(en: "Comparison rate", ru: "Сравнительная ставка с учётом расходов")
    }
  }

  static func text(of kind: Rate.Kind) -> LocalizedText {
    switch kind {
    case .fixed: LocalizedText(en: "fixed", ru: "фиксированная")
    case .indexed: LocalizedText(en: "follows an index", ru: "зависит от индекса")
    case .promotional: LocalizedText(en: "reduced", ru: "льготная")
    }
  }
}
