public import LoanArithmetic

/// The amount that repays the whole debt on a day.
package struct PayoffSum: Sendable, Hashable {
  package var on: CalendarDate
  package var total: Fact<Money>
  /// The parts of a calculated total; empty if the source states it.
  package var portions: [Portion] = []
  /// The daily increase until the next payment.
  package var perDay: Fact<Money> = .notProvided
}

extension LoanOnDay {
  /// The obstacle of a product that is not open. On a repaid one, something may still be owed of which no total is
  /// known.
  var notOpen: WhatIfObstacle {
    mayBeOwedAfterTheEnd && debt.total.value?.isPositive != true ? .missing([.debt]) : .notOpen
  }

  /// Returns the amount that repays the whole debt on a day.
  ///
  /// Until the next payment, it is the stated payoff amount plus its daily increase. Otherwise it is calculated: the
  /// principal plus the interest up to that day, as if all payments before it were made, or else, until the next
  /// payment, the debt on the day of the facts plus simple interest. On a due date it includes the payment of that day.
  ///
  /// Not provided if none of these is possible, for example after the last payment, in arrears, after a booked early
  /// repayment, or if the terms do not give exactly the stated figures.
  ///
  /// - Parameter target: the day of the repayment.
  public final func payoff(on target: CalendarDate) -> Fact<Money> {
    (try? payoffSum(on: target))?.total ?? .notProvided
  }

  /// Returns the amount that repays the whole debt on a day, with its parts and its daily increase.
  ///
  /// - Throws: The reason why it is unknown.
  package func payoffSum(on target: CalendarDate) throws(WhatIfObstacle) -> PayoffSum {
    guard lifecycle.phase.isOpen else { throw notOpen }
    try checkContract()
    let start = dayOfState
    let next = onDayOfState.nextObligation?.due.value
    let booked = onDayOfState.comingRepayments.first?.on
    if let booked, booked <= target, target > start { throw .booked(booked) }
    if let change = onDayOfState.unsettledRateChange(by: target) { throw .rateChanges(change) }
    if debt.payoff.value != nil, onDayOfState.isInterestSwitched(by: target) { throw .missing([.perDay]) }
    if let stated = statedPayoff(on: target, from: start, until: next) { return stated }
    // A calculated amount would tell what the source withholds, or contradict what cannot be read.
    if debt.payoff.isWithheldOrUnreadable { throw .missing([.payoff]) }
    guard target >= start else { throw .tooEarly(start) }
    if let booked, booked <= target { throw .booked(booked) }
    if target > start, onDayOfState.isOverdue { throw .overdue }
    if let until = openFixing?.until, target > until { throw .rateEnds(until) }
    if !schedule.isTruncated, let last = schedule.rows.last?.due, target > last { throw .tooLate(last) }
    return try withCompensation(calculatedPayoff(on: target, from: start, until: next), from: start)
  }

  /// Returns the principal plus the interest up to a day, as if all payments before it were made, or else the debt on
  /// the day of the facts plus simple interest.
  private func calculatedPayoff(
    on target: CalendarDate, from start: CalendarDate, until next: CalendarDate?
  ) throws(WhatIfObstacle) -> PayoffSum {
    guard let portions = payoffPortions(on: target) ?? portionsAfterHoliday(on: target),
      let total = portions.sum(in: currency)
    else {
      return try accruedPayoff(on: target, from: start, until: next)
    }
    if let difference = payoffDifference(from: start) { throw .differs(difference) }
    var payoff = PayoffSum(
      on: target, total: .known(total, origin: .derived(rule: "principal and interest of the terms on the day")),
      portions: portions)
    if !comingInstalments.contains(where: { $0.due == target }), let following = target.adding(days: 1),
      let after = payoffPortions(on: following)
    {
      payoff.perDay = growth(from: portions, to: after)
    }
    return payoff
  }

  /// Adds the price of repaying everything today to a calculated amount. If the source states a payoff amount, that
  /// contains the price; the end of the contract costs none.
  ///
  /// - Throws: An obstacle if the repayment is not today: the price of another day is unknown.
  private func withCompensation(_ payoff: PayoffSum, from start: CalendarDate) throws(WhatIfObstacle) -> PayoffSum {
    let closing = onDayOfState.nextObligation.flatMap { purpose(of: $0).value == .closes ? $0.due.value : nil }
    guard debt.payoff.value == nil, let price = terms.prepayment.value?.compensation, price.isPositive,
      ![comingInstalments.last?.due, ends.value, closing].contains(payoff.on)
    else { return payoff }
    guard payoff.on == start else { throw .missing([.payoff]) }
    guard let total = payoff.total.value?.adding(price) else { throw .noResult }
    return PayoffSum(
      on: start,
      total: .known(total, origin: .derived(rule: "what is owed on the day, and the price of the repayment")),
      portions: (payoff.portions + [Portion(.fees, price)]).sums(in: currency))
  }

  /// Returns the amount that repays everything on a day, if something is owed.
  func payoffOfDebt(on target: CalendarDate) throws(WhatIfObstacle) -> PayoffSum {
    let sum = try payoffSum(on: target)
    guard sum.total.value?.isPositive ?? true || debt.total.value?.isPositive ?? false else { throw .noDebt }
    return sum
  }

  /// Returns the stated payoff amount plus its increase since its own day, up to the cap on charges; `nil` for an
  /// earlier day, and for a later day that is not before the next payment, or after one made since then.
  private func statedPayoff(on target: CalendarDate, from start: CalendarDate, until next: CalendarDate?) -> PayoffSum?
  {
    guard let payoff = debt.payoff.value else { return nil }
    let base = payoff.validOn ?? start
    let isBeforeNext = next.map { target < $0 } ?? true
    var sum = PayoffSum(on: target, total: debt.payoff.map(\.amount), perDay: payoffPerDay(on: target))
    if target == base { return sum }
    guard base < target, isBeforeNext, lastPaymentSincePayoff(by: target) == nil, let perDiem = payoff.perDiem,
      let total = allowedGrowth(of: perDiem, from: base, until: target).flatMap(payoff.amount.adding)
    else { return nil }
    sum.total = .known(total, origin: .derived(rule: "payoff amount, and what each later day adds"))
    return sum
  }

  /// What each day after its own adds to the stated payoff amount; not provided if a payment of that day, or one before
  /// today, ends it.
  package var payoffGrowth: Fact<Money> {
    guard let payoff = debt.payoff.value, dailyGrowth.value == payoff.perDiem else { return .notProvided }
    return payoffPerDay(on: payoff.validOn ?? dayOfState)
  }

  /// Returns what the day after a day adds to the stated payoff amount; not provided from the next payment or a booked
  /// repayment on, after a payment since the day of the amount, and if a change of the rate or the cap on charges ends
  /// it.
  private func payoffPerDay(on target: CalendarDate) -> Fact<Money> {
    let known = onDayOfState
    guard let payoff = debt.payoff.value, let perDiem = payoff.perDiem, let following = target.adding(days: 1),
      !known.hasPayment(by: target), lastPaymentSincePayoff(by: target) == nil,
      known.isDailyCostSettled(until: following), case let base = payoff.validOn ?? dayOfState,
      base <= target, allowedGrowth(of: perDiem, from: target, until: following) == perDiem
    else { return .notProvided }
    return debt.payoff.map { _ in perDiem }
  }

  /// Returns the day of the last payment after the day of the stated payoff amount and no later than another day; `nil`
  /// if none is known.
  func lastPaymentSincePayoff(by target: CalendarDate) -> CalendarDate? {
    guard let base = debt.payoff.value?.validOn, case let last = min(target, dayOfState), base < last else {
      return nil
    }
    let made = (operations.value ?? []).filter {
      $0.status == .completed && [.payment, .earlyRepayment].contains($0.kind) && $0.amount.currency == currency
    }
    let paid = schedule.rows.filter { $0.isPaid && $0.kind != .disbursement }
    return (made.map(\.date) + paid.compactMap { $0.paidOn ?? $0.due }).filter { base < $0 && $0 <= last }.max()
  }

  /// Returns the parts of the debt on a day up to the last payment, including the payment of that day; `nil` if they
  /// are unknown.
  func payoffPortions(on day: CalendarDate) -> [Portion]? {
    portionsOnDueDay(day) ?? portionsBetweenDueDays(day)
  }

  /// Returns the stated payoff amount beside that of the terms on its own day; `nil` if they are the same or one is
  /// unknown, and if a payment since then changed what the terms give.
  private func payoffDifference(from start: CalendarDate) -> WhatIfDifference? {
    guard let payoff = debt.payoff.value, lastPaymentSincePayoff(by: start) == nil,
      let sum = payoffPortions(on: payoff.validOn ?? start)?.sum(in: currency), sum != payoff.amount
    else { return nil }
    return WhatIfDifference(.payoff, on: payoff.validOn ?? start, stated: payoff.amount, calculated: sum)
  }

  /// Returns the increase of principal and interest from one day to the next; not provided if they do not grow.
  private func growth(from before: [Portion], to after: [Portion]) -> Fact<Money> {
    func owed(_ portions: [Portion]) -> Money? {
      portions.filter { $0.component == .principal || $0.component == .interest }.sum(in: currency)
    }
    guard let before = owed(before), let growth = owed(after)?.subtracting(before), growth.isPositive else {
      return .notProvided
    }
    return .known(growth, origin: .derived(rule: "interest of one day"))
  }
}

extension Money {
  /// Returns the amount plus another one multiplied by `times`; `nil` if it does not fit 64 bits.
  func adding(_ other: Money, times: Int) -> Money? {
    Int64(exactly: Int128(minorUnits) + Int128(other.minorUnits) * Int128(times)).map {
      Money(minorUnits: $0, currency: currency)
    }
  }
}
