import DesignSystem
public import LoanArithmetic
public import Loans
public import Localization

extension LoanWords {
  /// "Interest rate".
  public static let rate = LocalizedText(en: "Interest rate", ru: "Процентная ставка")
  static let rateNow = LocalizedText(en: "Rate now", ru: "Ставка сейчас")
  static func from(_ day: Value) -> LocalizedText { LocalizedText(en: "from \(day)", ru: "с \(day)") }
  static func until(_ day: Value) -> LocalizedText { LocalizedText(en: "until \(day)", ru: "до \(day)") }
  static let effective = LocalizedText(en: "effective", ru: "эффективная")
  static let fullCost = LocalizedText(en: "Full cost", ru: "Полная стоимость")
  package static let fullCostInMoney = LocalizedText(en: "Full cost in money", ru: "Полная стоимость в деньгах")

  static func calculatedOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "calculated on \(day)", ru: "расчёт на \(day)")
  }

  static func byContract(of day: Value?) -> LocalizedText {
    guard let day else { return LocalizedText(en: "by the contract", ru: "по договору") }
    return LocalizedText(en: "by the contract of \(day)", ru: "по договору от \(day)")
  }

  static func text(of basis: FullCost.Basis) -> LocalizedText {
    switch basis {
    case .contract: LocalizedText(en: "as agreed in the contract", ru: "по условиям договора")
    case .afterChange: LocalizedText(en: "after the change of the terms", ru: "после изменения условий")
    }
  }

  /// The customer-facing name of a measure of the full cost.
  public static func text(of measure: FullCost.Measure) -> LocalizedText {
    switch measure {
    case .psk: LocalizedText(en: "Full cost of the loan (PSK)", ru: "Полная стоимость кредита (ПСК)")
    case .aprc: LocalizedText(en: "Annual percentage rate of charge (APRC)", ru: "Годовая ставка с расходами (APRC)")
    case .apr: LocalizedText(en: "Annual percentage rate (APR)", ru: "Годовая процентная ставка (APR)")
    case .cet: LocalizedText(en: "Total effective cost (CET)", ru: "Полная эффективная стоимость (CET)")
    case .comparisonRate: LocalizedText(en: "Comparison rate", ru: "Сравнительная ставка с учётом расходов")
    }
  }

  /// The customer-facing name of a kind of rate.
  public static func text(of kind: Rate.Kind) -> LocalizedText {
    switch kind {
    case .fixed: LocalizedText(en: "fixed", ru: "фиксированная")
    case .indexed: LocalizedText(en: "follows an index", ru: "зависит от индекса")
    case .promotional: LocalizedText(en: "reduced", ru: "льготная")
    }
  }

  /// The label of a rate for a use of the money.
  static func rate(for use: RateUse) -> LocalizedText {
    switch use {
    case .purchases: LocalizedText(en: "Rate for purchases", ru: "Ставка на покупки")
    case .cash: LocalizedText(en: "Rate for cash", ru: "Ставка на снятие наличных")
    case .balanceTransfer: LocalizedText(en: "Rate for transferred debts", ru: "Ставка на перенесённый долг")
    case .promotional: LocalizedText(en: "Rate of the special offer", ru: "Ставка по специальному предложению")
    case .penalty: LocalizedText(en: "Rate of the overdue part", ru: "Ставка на просроченный долг")
    case .overdraft: LocalizedText(en: "Rate for the overdraft", ru: "Ставка за овердрафт")
    case .transfers: LocalizedText(en: "Rate for transfers", ru: "Ставка на переводы")
    case .excess: LocalizedText(en: "Rate above the limit", ru: "Ставка сверх лимита")
    case .other(let raw): LocalizedText(en: "Rate: \(raw)", ru: "Ставка: \(raw)")
    }
  }

  static func onDebt(above amount: Value) -> LocalizedText {
    LocalizedText(en: "on the part of the debt above \(amount)", ru: "на часть долга свыше \(amount)")
  }
  static func onDebt(upTo amount: Value) -> LocalizedText {
    LocalizedText(en: "on the debt up to \(amount)", ru: "на долг до \(amount)")
  }
  static func onDebt(above low: Value, upTo high: Value) -> LocalizedText {
    LocalizedText(
      en: "on the part of the debt from \(low) to \(high)", ru: "на часть долга от \(low) до \(high)")
  }
  static func margin(plus percent: Value) -> LocalizedText {
    LocalizedText(en: "plus \(percent)", ru: "плюс \(percent)")
  }
  static func margin(minus percent: Value) -> LocalizedText {
    LocalizedText(en: "minus \(percent)", ru: "минус \(percent)")
  }
  static func nowIs(_ percent: Value) -> LocalizedText { LocalizedText(en: "now \(percent)", ru: "сейчас \(percent)") }
  static func adjustedEvery(_ term: String) -> LocalizedText {
    LocalizedText(en: "adjusted every \(term)", ru: "период пересмотра — \(term)")
  }
  static func neverBelow(_ percent: Value) -> LocalizedText {
    LocalizedText(en: "never below \(percent)", ru: "не ниже \(percent)")
  }
  static func neverAbove(_ percent: Value) -> LocalizedText {
    LocalizedText(en: "never above \(percent)", ru: "не выше \(percent)")
  }
  static let compound = LocalizedText(
    en: "interest is charged on interest too", ru: "проценты начисляются и на проценты")
}
