import LoanArithmetic

extension LoanOnDay {
  /// Returns the debt on the day of the facts plus the simple interest since then, up to the cap on charges, and on the
  /// day of the next payment its other parts.
  ///
  /// - Parameters:
  ///   - target: the day of the repayment.
  ///   - start: the day of the facts.
  ///   - next: the day of the next payment; `nil` if it is unknown.
  /// - Throws: An obstacle if `target` is after the next payment, or if the parts of the debt or its rate are unknown.
  func accruedPayoff(
    on target: CalendarDate, from start: CalendarDate, until next: CalendarDate?
  ) throws(WhatIfObstacle) -> PayoffSum {
    if let next, target > next { throw schedule.rows.isEmpty ? .afterNextPayment(next) : scheduleObstacle }
    let (total, portions) = try owedInParts()
    if let stated = debt.payoff.value, (stated.validOn ?? start) == start, stated.amount != total.value {
      throw .missing([unknownSum])
    }
    var payoff = PayoffSum(on: target, total: total, portions: portions)
    var sinceStart = Money.zero(currency)
    if target > start {
      sinceStart = try accrued(on: portions, from: start, to: target)
      guard let sum = total.value?.adding(sinceStart) else { throw .noResult }
      payoff.total = .known(
        sum, origin: .derived(rule: "debt of the day of the facts, and the interest of the days since"))
      if !sinceStart.isZero { payoff.portions = (portions + [Portion(.interest, sinceStart)]).sums(in: currency) }
    }
    if target == next { try addOtherParts(to: &payoff) }
    if next.map({ target < $0 }) ?? true, let following = target.adding(days: 1),
      let later = try? accrued(on: portions, from: start, to: following), let daily = later.subtracting(sinceStart),
      daily.isPositive
    {
      payoff.perDay = .known(daily, origin: .derived(rule: "interest of one day"))
    }
    return payoff
  }

  /// Adds the parts of the next payment that are neither principal nor interest, such as insurance.
  ///
  /// - Throws: An obstacle if the debt has such a part too, so that it may be the same one.
  private func addOtherParts(to payoff: inout PayoffSum) throws(WhatIfObstacle) {
    let others = (onDayOfState.nextObligation?.portions ?? []).filter { part in
      part.component != .principal && part.component != .interest && !part.amount.isZero
    }
    guard !others.isEmpty else { return }
    guard others.allSatisfy({ payoff.portions.amount(of: $0.component)?.isZero ?? true }) else {
      throw .missing([unknownSum])
    }
    payoff.portions += others
    guard let total = payoff.portions.sum(in: currency) else { throw .noResult }
    payoff.total = .known(
      total, origin: .derived(rule: "debt of the day of the facts, interest since then, and the payment of the day"))
  }

  /// Returns the whole debt with its parts.
  ///
  /// - Throws: An obstacle if the principal or the interest is unknown, or if the parts do not add up to the debt.
  private func owedInParts() throws(WhatIfObstacle) -> (total: Fact<Money>, portions: [Portion]) {
    let portions = debt.portions
    let isInterestUnknown = debt.interest.value == nil && !bearsNoInterest
    guard debt.principal.value != nil, !isInterestUnknown, let sum = portions.sum(in: currency) else {
      throw .missing(
        [unknownSum] + (debt.principal.value == nil ? [.principal] : [])
          + (isInterestUnknown ? [.accruedInterest] : []))
    }
    guard let total = debt.total.value else {
      return (.known(sum, origin: .derived(rule: "sum of the parts of the debt")), portions)
    }
    guard total == sum else { throw .missing([unknownSum]) }
    return (debt.total, portions)
  }

  /// Whether the source states that no interest is charged, so that the debt does not grow by it.
  private var bearsNoInterest: Bool {
    debt.interest == .absent(.notApplicable) && terms.rates.value?.isEmpty ?? true
  }

  /// The fact that is missing: the payoff amount or, if that is stated, its daily increase.
  private var unknownSum: WhatIfObstacle.Needed { debt.payoff.value == nil ? .payoff : .perDay }

  /// Returns the interest on the principal between two days, by the rate of the whole debt, up to the cap on charges.
  private func accrued(
    on owed: [Portion], from start: CalendarDate, to end: CalendarDate
  ) throws(WhatIfObstacle) -> Money {
    if bearsNoInterest { return .zero(currency) }
    if try isInterestFreeHoliday(from: start, to: end) { return .zero(currency) }
    let principal = owed.amount(of: .principal) ?? .zero(currency)
    let before = owed.amount(of: .interest) ?? .zero(currency)
    let (percent, convention) = try rateOfWholeDebt(from: start, to: end)
    guard
      let quote = try? PayoffQuote(
        principal: principal, unpaidInterest: before, annualRatePercent: percent, since: start, on: end,
        by: convention, calendar: terms.holidays.value.map { BusinessCalendar(holidays: $0) }),
      let added = quote.interest.subtracting(before)
    else { throw .missing([.interestRule]) }
    guard terms.chargeCap.value == nil || chargeable.value != nil else { throw .missing([.payoff]) }
    return allowed(added)
  }

  /// Whether a payment holiday without interest covers the days from one to another.
  ///
  /// - Throws: An obstacle if it covers only some of them, or if it is unknown whether interest continues.
  private func isInterestFreeHoliday(from start: CalendarDate, to end: CalendarDate) throws(WhatIfObstacle) -> Bool {
    guard let holiday = holiday.value, holiday.interestContinues != true else { return false }
    let (first, last) = statedDaysOfHoliday
    let from = first ?? start
    if from > end || last.map({ $0 <= start }) ?? !isShown(.paymentHoliday) { return false }
    guard holiday.interestContinues == false, from <= start, let last, end <= last else {
      throw .missing([.interestRule])
    }
    return true
  }

  /// Returns the yearly percentage and the day count of the one rate that applies to the whole debt during a period.
  /// Rates by use must be equal, and no grace period may make purchases free of interest. A daily rate becomes a yearly
  /// rate of 365 times its percentage, with actual days over 365.
  private func rateOfWholeDebt(
    from start: CalendarDate, to end: CalendarDate
  ) throws(WhatIfObstacle) -> (percent: ExactDecimal, convention: DayCount) {
    let rates = (terms.rates.value ?? []).filter { rate in
      rate.use != .penalty && rate.from.map { $0 <= end } ?? true && rate.until.map { $0 >= start } ?? true
    }
    let isInGrace = revolving.grace.value.map { $0.state == .running || $0.state == .kept } ?? false
    guard let rate = rates.first, rate.rate.basis == .nominal, !isInGrace || rate.isForWholeDebt,
      rates.allSatisfy({ other in
        other.isForWholeAmount && other.rate.isSame(as: rate.rate) && other.applies(on: start) && other.applies(on: end)
      })
    else { throw hasNoRate ? .noRate : .missing([.wholeRate]) }
    switch (rate.rate.period, terms.interest.value) {
    case (.day, _):
      let (year, overflows) = rate.rate.percent.coefficient.multipliedReportingOverflow(by: 365)
      guard !overflows else { throw .noResult }
      return (ExactDecimal(coefficient: year, scale: rate.rate.percent.scale), .actual365Fixed)
    case (.year, .days(let convention)): return (rate.rate.percent, convention)
    default: throw .missing([.interestRule])
    }
  }
}
