import DesignSystem
public import LoanArithmetic
public import Loans
public import Localization

/// The words about the terms of the contract, its rates and its schedule.
extension LoanWords {
  static let about = LocalizedText(en: "About the loan", ru: "О кредите")
  /// "Terms".
  public static let terms = LocalizedText(en: "Terms", ru: "Условия")
  /// "Original amount".
  public static let originalAmount = LocalizedText(en: "Original amount", ru: "Сумма кредита")
  /// "Term".
  public static let term = LocalizedText(en: "Term", ru: "Срок")
  static let fixedPayment = LocalizedText(en: "Fixed payment", ru: "Фиксированный платёж")
  static let totalRepayment = LocalizedText(en: "Total to repay", ru: "Всего будет выплачено")
  static let totalRepaid = LocalizedText(en: "Total repaid", ru: "Всего выплачено")
  static let costOfCredit = LocalizedText(en: "Total cost of the loan", ru: "Переплата за весь срок")
  static let applicationOrder = LocalizedText(en: "Payments are applied to", ru: "Порядок погашения")
  static let principalRepaid = LocalizedText(en: "Principal repaid", ru: "Выплачен основной долг")
  /// A part of a whole, such as "RUB 18.00 of RUB 60.00".
  static func part(_ part: Value, of whole: Value) -> LocalizedText {
    LocalizedText(en: "\(part) of \(whole)", ru: "\(part) из \(whole)")
  }
  /// Two statements about one thing.
  static func both(_ first: LocalizedText, _ second: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(first); \(second)", ru: "\(first); \(second)")
  }
  static let paymentCount = LocalizedText(en: "Number of payments", ru: "Число платежей")
  static let paymentEvery = LocalizedText(en: "Payment interval", ru: "Период между платежами")
  static let paymentDay = LocalizedText(en: "Payment day", ru: "День платежа")
  static func monthly(on day: Int) -> LocalizedText {
    LocalizedText(en: "monthly, on day \(day)", ru: "ежемесячно, \(day)-го")
  }
  static let amortisation = LocalizedText(en: "Type of payments", ru: "Вид платежей")
  static let interestOnlyNow = LocalizedText(en: "interest only for now", ru: "пока только проценты")
  static let interestOnlyPayments = LocalizedText(
    en: "First payments of interest only", ru: "Первых платежей только из процентов")
  static let inShort = LocalizedText(en: "In short", ru: "Коротко")
  static let secured = LocalizedText(en: "secured", ru: "с обеспечением")
  static let insured = LocalizedText(en: "insured", ru: "со страховкой")
  /// "Purpose".
  public static let purpose = LocalizedText(en: "Purpose", ru: "Цель кредита")
  /// The note about facts that the source does not provide.
  static func notProvided(_ names: String) -> LocalizedText {
    LocalizedText(en: "Not provided by the bank: \(names).", ru: "Нет данных: \(names).")
  }

  /// The kind of payments, for use without a label.
  static func payments(by amortisation: Amortisation) -> LocalizedText {
    switch amortisation {
    case .annuity: LocalizedText(en: "equal payments", ru: "равные платежи")
    case .equalPrincipal: LocalizedText(en: "falling payments", ru: "убывающие платежи")
    case .mixed: LocalizedText(en: "mixed payments", ru: "смешанные платежи")
    case .interestOnly, .bullet, .none, .unknown: text(of: amortisation)
    }
  }

  /// The customer-facing name of a way of repayment.
  public static func text(of amortisation: Amortisation) -> LocalizedText {
    switch amortisation {
    case .annuity: LocalizedText(en: "equal payments (annuity)", ru: "равные (аннуитет)")
    case .equalPrincipal:
      LocalizedText(en: "equal principal, falling payments", ru: "убывающие (дифференцированные)")
    case .mixed: LocalizedText(en: "mixed", ru: "смешанные")
    case .interestOnly:
      LocalizedText(en: "interest only, principal at the end", ru: "только проценты, долг в конце срока")
    case .bullet: LocalizedText(en: "everything at the end", ru: "всё в конце срока")
    case .none: LocalizedText(en: "no set payments", ru: "без графика")
    case .unknown(let raw): LocalizedText(verbatim: raw)
    }
  }

  // MARK: Rates

  /// "Interest rate".
  public static let rate = LocalizedText(en: "Interest rate", ru: "Процентная ставка")
  static let rateNow = LocalizedText(en: "Rate now", ru: "Ставка сейчас")
  static func from(_ day: Value) -> LocalizedText { LocalizedText(en: "from \(day)", ru: "с \(day)") }
  static func until(_ day: Value) -> LocalizedText { LocalizedText(en: "until \(day)", ru: "по \(day)") }
  static let fixedUntil = LocalizedText(en: "Rate fixed until", ru: "Ставка зафиксирована по")
  static let wasFixedUntil = LocalizedText(en: "Rate was fixed until", ru: "Ставка была зафиксирована по")
  static let debtAtFixing = LocalizedText(en: "Debt on that day", ru: "Долг на этот день")
  static let ifPaidAsAgreed = LocalizedText(
    en: "if all payments are made as agreed", ru: "если вносить все платежи по графику")
  static let ifPaidAsWasAgreed = LocalizedText(
    en: "if all payments were made as agreed", ru: "если все платежи внесены по графику")
  static let withoutAgreement = LocalizedText(en: "Without an agreement", ru: "Если не договориться")
  static let agreeOnRateBy = LocalizedText(en: "Agree on a new rate by", ru: "Договориться о новой ставке не позднее")
  static let effective = LocalizedText(en: "effective", ru: "эффективная")
  static let fullCost = LocalizedText(en: "Full cost", ru: "Полная стоимость")
  package static let fullCostInMoney = LocalizedText(en: "Full cost in money", ru: "Полная стоимость в деньгах")

  static func calculatedOn(_ day: Value) -> LocalizedText {
    LocalizedText(en: "calculated on \(day)", ru: "расчёт на \(day)")
  }

  static let byContract = LocalizedText(en: "by the contract", ru: "по договору")
  static let unknownBasis = LocalizedText(
    en: "not stated whether from before or after the terms changed",
    ru: "не указано, рассчитана до или после изменения условий")

  /// The state of the contract for which a full cost was calculated.
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
    case .other(let raw): own(raw, or: LocalizedText(en: "Full cost of the loan", ru: "Полная стоимость"))
    }
  }

  /// The customer-facing name of a kind of rate.
  public static func text(of kind: Rate.Kind) -> LocalizedText {
    switch kind {
    case .fixed: LocalizedText(en: "fixed", ru: "фиксированная")
    case .indexed: LocalizedText(en: "variable", ru: "плавающая")
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
    case .other(let raw): LocalizedText(en: "Rate: \(DataText(raw))", ru: "Ставка: \(DataText(raw))")
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
  /// A number of percentage points. `isOne` chooses the English singular.
  static func percentagePoints(_ number: String, isOne: Bool) -> LocalizedText {
    isOne
      ? LocalizedText(en: "\(number) percentage point", ru: "\(number) п. п.")
      : LocalizedText(en: "\(number) percentage points", ru: "\(number) п. п.")
  }
  static func margin(plus points: SpokenText) -> LocalizedText {
    LocalizedText(en: "plus \(points)", ru: "плюс \(points)")
  }
  static func margin(minus points: SpokenText) -> LocalizedText {
    LocalizedText(en: "minus \(points)", ru: "минус \(points)")
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

  // MARK: Schedule

  package static let schedule = LocalizedText(en: "Payment schedule", ru: "График платежей")
  static let scheduleAbsent = LocalizedText(
    en: "The bank's system does not provide a payment schedule.", ru: "Система банка не передаёт график платежей.")
  static let noSchedule = LocalizedText(en: "There is no payment schedule.", ru: "Графика платежей нет.")
  static let scheduleDerived = LocalizedText(
    en: "Calculated from the agreed terms: early and late payments are not included, and the bank's own schedule may "
      + "differ.",
    ru: "Рассчитан по условиям договора: досрочные и просроченные платежи в нём не учтены, график банка может "
      + "отличаться.")
  static let schedulePlan = LocalizedText(
    en: "This is the agreed plan: what was actually paid is listed under transactions.",
    ru: "Это план по договору: фактические платежи — в операциях.")
  /// The note about an incomplete schedule. `shown` is the delivered part, such as "18 of 60 payments".
  static func truncated(_ shown: String) -> LocalizedText {
    LocalizedText(
      en: "The bank's system provided only a part of the schedule: \(shown).",
      ru: "Система банка передала только часть графика: \(shown).")
  }
  /// The note about a schedule that ends with a fixed rate.
  static func laterPaymentsUnknown(after day: Value) -> LocalizedText {
    LocalizedText(
      en: "The rate is fixed until \(day). The payments after that day depend on the new rate.",
      ru: "Ставка зафиксирована по \(day). Платежи после этой даты зависят от новой ставки.")
  }
  /// The note about payments whose rate is not known yet.
  static func atRateOfToday(from day: Value) -> LocalizedText {
    LocalizedText(
      en: "The rate is adjusted on \(day). The payments after that day are calculated at the present rate.",
      ru: "\(day) ставка будет пересмотрена. Платежи после этой даты рассчитаны по нынешней ставке.")
  }
  static func payment(_ number: String) -> LocalizedText {
    LocalizedText(en: "Payment \(number)", ru: "Платёж \(number)")
  }
  /// The line between the past and the future rows of a table.
  static func dayLine(_ day: Value) -> LocalizedText { LocalizedText(en: "Today · \(day)", ru: "Сегодня · \(day)") }
  static let done = LocalizedText(en: "Payments made", ru: "Сделано платежей")
  static let left = LocalizedText(en: "Payments left", ru: "Осталось платежей")
  static let number = LocalizedText(en: "#", ru: "№")
  /// "Date".
  public static let date = LocalizedText(en: "Date", ru: "Дата")
  /// "Payment".
  public static let payment = LocalizedText(en: "Payment", ru: "Платёж")
  /// "Balance after".
  public static let balance = LocalizedText(en: "Balance after", ru: "Остаток долга")

  /// The status of a payment that was late: "paid 82 days late".
  static func paidLate(_ days: String) -> LocalizedText {
    LocalizedText(en: "paid \(days) late", ru: "оплачен на \(days) позже")
  }

  /// The unpaid rest of a partly paid payment.
  static func leftToPay(_ amount: String) -> LocalizedText {
    LocalizedText(en: "\(amount) left", ru: "осталось \(amount)")
  }

  static let rowStatus = LocalizedText(en: "Status", ru: "Статус")

  /// The customer-facing status of a payment of the schedule.
  public static func text(of status: ScheduleRow.Status) -> LocalizedText {
    switch status {
    case .paid: LocalizedText(en: "paid", ru: "оплачен")
    case .partiallyPaid: LocalizedText(en: "partly paid", ru: "оплачен частично")
    case .overdue: LocalizedText(en: "overdue", ru: "просрочен")
    case .due: LocalizedText(en: "due today", ru: "сегодня")
    case .upcoming: LocalizedText(en: "upcoming", ru: "впереди")
    case .skipped: LocalizedText(en: "skipped", ru: "пропущен")
    }
  }

  /// The customer-facing name of a payment of the schedule; `nil` for an ordinary one.
  public static func text(of kind: ScheduleRow.Kind) -> LocalizedText? {
    switch kind {
    case .instalment: nil
    case .disbursement: LocalizedText(en: "disbursement", ru: "выдача")
    case .downPayment: LocalizedText(en: "down payment", ru: "первый взнос")
    case .earlyRepayment: LocalizedText(en: "early repayment", ru: "досрочно")
    case .paymentHoliday: LocalizedText(en: "payment holiday", ru: "каникулы")
    case .balloon: LocalizedText(en: "balloon payment", ru: "крупный последний платёж")
    case .residual: LocalizedText(en: "residual value", ru: "выкупная стоимость")
    case .other: LocalizedText(en: "other payment", ru: "другой платёж")
    }
  }

  static let paymentsAround = LocalizedText(en: "Recent and upcoming", ru: "Прошедшие и ближайшие платежи")
  static let scheduleByYear = LocalizedText(en: "Schedule by year", ru: "График по годам")
  /// A part with its amount, for a list.
  static func amount(of part: String, _ amount: Value) -> LocalizedText {
    LocalizedText(en: "\(part) \(amount)", ru: "\(part) \(amount)")
  }
  static func overWholeTerm(_ parts: SpokenText) -> LocalizedText {
    LocalizedText(en: "Over the whole term: \(parts).", ru: "За весь срок: \(parts).")
  }
  static let year = LocalizedText(en: "Year", ru: "Год")
}
