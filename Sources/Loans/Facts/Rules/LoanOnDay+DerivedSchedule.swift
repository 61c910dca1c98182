import LoanArithmetic

extension LoanOnDay {
  /// The schedule calculated from the terms.
  ///
  /// `nil` if the source has schedule rows, states that no schedule applies, does not state all the terms that a
  /// calculation needs, or states that the contract has ended while its terms have payments to come.
  var derivedSchedule: Schedule? {
    guard schedule.rows.isEmpty, !isUnscheduled, let terms = scheduleTerms, let schedule = try? Schedule(terms) else {
      return nil
    }
    let hasEnded = asOf.flatMap { asOf in ends.value.map { $0 < asOf } } ?? false
    let goesOn = asOf.flatMap { asOf in schedule.rows.last?.date.map { $0 >= asOf } } ?? false
    return hasEnded && goesOn ? nil : schedule
  }

  /// The terms from which the schedule can be calculated.
  ///
  /// `nil` if a necessary term is unknown, such as the interest accrual, if a rate applies only to a part of the debt,
  /// if the rate of the first day is unknown, if there is a balloon, if the loan is neither open nor approved, or if
  /// its schedule was changed in a way that the terms do not describe, such as a payment holiday. Without the holidays
  /// of BUS/252, the calculation fails.
  var scheduleTerms: ScheduleTerms? {
    let undescribed: Set<Lifecycle.Overlay> = [.restructured, .paymentHoliday, .partiallyDisbursed]
    guard lifecycle.overlays.isDisjoint(with: undescribed), lifecycle.phase.isOpen || lifecycle.phase == .approved,
      !isFirstRateUnknown
    else { return nil }
    let count = terms.payments.or(schedule.total).value
    guard count == nil, terms.rateFixing.value != nil, terms.payment.value != nil else {
      return agreedTerms(payments: count)
    }
    // The number of payments depends on the later rate, the payments up to it do not.
    var agreed = agreedTerms(payments: ScheduleTerms.maximumPayments)
    agreed?.paymentAmount = terms.payment.value
    return agreed
  }

  /// Whether the rates begin after the first day of the contract, so that those of earlier payments are unknown.
  private var isFirstRateUnknown: Bool {
    guard let opened = opened.value, let rates = terms.rates.value?.filter({ $0.use != .penalty }) else { return false }
    return !rates.isEmpty && rates.allSatisfy { $0.from.map { $0 > opened } ?? false }
  }

  /// The terms of the contract as they were agreed, for a number of payments; `nil` if a necessary term is unknown.
  ///
  /// - Parameters:
  ///   - count: the number of payments.
  ///   - finalBalance: the principal that these payments leave; `nil` if they repay everything.
  func agreedTerms(payments count: Int?, leaving finalBalance: Money? = nil) -> ScheduleTerms? {
    guard let original = terms.originalAmount.value, original.isPositive, let opened = opened.value,
      let accrual = terms.interest.value,
      let method = terms.amortisation.value?.repaymentMethod(by: accrual), let period = paymentPeriod, let count,
      let rates = terms.rates.value?.filter({ $0.use != .penalty }), let first = rates.first,
      rates.allSatisfy({ $0.rate.period == .year && $0.rate.basis == .nominal && $0.isForWholeDebt }),
      rates.dropFirst().allSatisfy({ $0.from != nil }), finalBalance != nil || hasNoBalloon
    else { return nil }
    var result = ScheduleTerms(principal: original, annualRatePercent: first.rate.percent, payments: count)
    result.method = method
    result.period = period
    result.disbursed = opened
    result.firstPayment = terms.firstPayment.value
    result.paymentDay = terms.paymentDay.value
    result.accrual = accrual
    result.finalBalance = finalBalance
    result.interestOnlyPeriods = terms.interestOnlyPayments.value ?? 0
    result.businessCalendar =
      accrual.countsBusinessDays ? terms.holidays.value.map { BusinessCalendar(holidays: $0) } : nil
    result.rateChanges = rates.dropFirst().compactMap { rate in
      rate.from.map { RateChange(from: $0, annualRatePercent: rate.rate.percent) }
    }
    return result
  }

  /// Whether the regular payments repay the whole debt, with no balloon at the end.
  private var hasNoBalloon: Bool { terms.balloon == .notProvided || terms.balloon == .absent(.notApplicable) }

  /// The time between payments: as stated, or one month if the number of payments equals the term in months.
  var paymentPeriod: Term? {
    if let stated = terms.paymentEvery.value { return stated }
    guard let term = terms.term.value, term.unit == .months, term.count == terms.payments.value else { return nil }
    return Term(1, .months)
  }
}

extension LoanFacts {
  /// Adopts the rows of a schedule that was calculated from the terms and, if the end is unknown, its last day. After a
  /// fixed rate, the last day is unknown.
  mutating func adopt(_ derived: Schedule) {
    schedule.kind = .derived
    origins[.schedule] = .derived(rule: "schedule worked out from the terms")
    schedule.rows = derived.rows.map { ScheduleRow($0, of: derived) }
    let last = derived.rows.last?.date
    if let last, let until = terms.rateFixing.value?.until, last > until { return }
    ends = ends.or(last.map { .known($0, origin: .derived(rule: "last payment of the terms")) } ?? .notProvided)
  }
}

extension AppliedRate {
  /// Whether the rate applies to the whole debt, not to one use, one sub-plan or one tier of it.
  var isForWholeDebt: Bool { use == nil && isForWholeAmount }

  /// Whether the rate applies to every amount of its use, not to one sub-plan or one tier of it.
  var isForWholeAmount: Bool { subPlan == nil && above == nil && upTo == nil }
}

extension Amortisation {
  /// The repayment method for the calculation; `nil` if the amortisation does not determine the payments.
  fileprivate func repaymentMethod(by accrual: InterestAccrual) -> RepaymentMethod? {
    switch self {
    case .annuity: .annuity
    case .equalPrincipal: .differentiated
    case .interestOnly: .interestOnly
    case .bullet: accrual.countsBusinessDays ? .bulletCapitalising : .bulletSimple
    case .mixed, .none, .unknown: nil
    }
  }
}
