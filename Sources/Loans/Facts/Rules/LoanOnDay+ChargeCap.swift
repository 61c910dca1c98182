package import LoanArithmetic

extension LoanOnDay {
  /// The cap on all charges: the stated amount or the stated percentage of the original amount, whichever is lower.
  ///
  /// The percentage is rounded down to minor units, so that the rounded cap is never above the exact one.
  package var chargeCap: Fact<Money> {
    guard case .known(let cap, let origin, _) = terms.chargeCap else { return .notProvided }
    let share = share(of: cap)
    if let amount = cap.amount, share.map({ amount.minorUnits <= $0.minorUnits }) ?? true {
      return .known(amount, origin: origin)
    }
    return share.map { .known($0, origin: Self.capRule) } ?? .notProvided
  }

  /// The stated percentage of the original amount, if that is the cap; `nil` if an amount is the lower cap, or if the
  /// percentage or the original amount is unknown.
  package var chargeCapPercent: ExactDecimal? {
    guard let cap = terms.chargeCap.value, let most = chargeCap.value else { return nil }
    return share(of: cap) == most ? cap.percent : nil
  }

  /// Returns the stated percentage of the original amount; `nil` if one of the two is unknown.
  private func share(of cap: ChargeCap) -> Money? { cap.percent.flatMap { $0.floored(of: terms.originalAmount.value) } }

  private static let capRule = Origin.derived(rule: "the percentage of the original amount, rounded down")

  /// The charges up to the day of the facts: as stated or, without that, the interest, penalties and fees that are owed
  /// plus everything that was paid except principal. Not provided for a loan without a cap.
  package var chargedSoFar: Fact<Money> {
    guard let cap = terms.chargeCap.value else { return .notProvided }
    guard cap.charged.isNotProvided else { return cap.charged.dated(asOf) }
    let owed = [debt.interest, debt.penalties, debt.fees].compactMap { part in
      part == .absent(.notApplicable) ? .zero(currency) : part.value
    }
    guard owed.count == 3, let paid = paid.value, isOfWholeContract(paid), !paid.portions.isEmpty,
      let charged = Money.sum(
        owed + paid.portions.filter { $0.component != .principal }.map(\.amount), currency: currency)
    else { return .notProvided }
    return .known(charged, origin: .derived(rule: "charges that are owed and charges that are paid"), asOf: asOf)
  }

  /// Whether the period of paid totals is that from the beginning of the contract to the day of the facts.
  private func isOfWholeContract(_ paid: PaidTotals) -> Bool {
    let isFromBeginning = paid.from.map { from in opened.value.map { from <= $0 } ?? false } ?? true
    return isFromBeginning && (paid.until.map { until in asOf.map { $0 <= until } ?? false } ?? true)
  }

  /// The amount that may still be charged, on the day of the facts; zero if the cap is reached.
  package var chargeable: Fact<Money> {
    guard let cap = chargeCap.value, let charged = chargedSoFar.value, let rest = cap.subtracting(charged) else {
      return .notProvided
    }
    let left = Money(minorUnits: max(rest.minorUnits, 0), currency: currency)
    return .known(left, origin: .derived(rule: "the limit of all charges, and what is charged"), asOf: asOf)
  }

  /// The charges above the cap; `nil` if there are none or they are unknown.
  package var chargedAboveCap: Money? {
    guard let cap = chargeCap.value, let charged = chargedSoFar.value, let above = charged.subtracting(cap) else {
      return nil
    }
    return above.isPositive ? above : nil
  }

  /// Returns the part of an increase of the debt that the cap on charges still allows.
  package func allowed(_ growth: Money) -> Money {
    guard let left = chargeable.value, left.minorUnits < growth.minorUnits else { return growth }
    return left
  }

  /// Returns what the debt grows by between two days, up to what the cap on charges still allows. What has grown before
  /// the day of the facts is charged already.
  ///
  /// - Returns: `nil` if the amount does not fit 64 bits.
  func allowedGrowth(of perDiem: Money, from start: CalendarDate, until end: CalendarDate) -> Money? {
    func grownSinceFacts(by day: CalendarDate) -> Money? {
      Money.zero(currency).adding(perDiem, times: (asOf ?? start).days(until: day)).map(allowed)
    }
    return grownSinceFacts(by: end).flatMap { end in grownSinceFacts(by: start).flatMap(end.subtracting) }
  }

  /// The daily increase of the whole debt on the day: as stated, up to what the cap on charges still allows. Not
  /// provided if nothing is owed, after a payment since the day of the stated amount, and from the next payment, a
  /// booked repayment or a change of the rate after the day of the facts on.
  package var dailyGrowth: Fact<Money> {
    let known = onDayOfState
    guard let payoff = debt.payoff.value, payoff.amount.isPositive, let perDiem = payoff.perDiem,
      known.day == day || !known.hasPayment(by: day), known.isDailyCostSettled(until: day),
      lastPaymentSincePayoff(by: day) == nil
    else { return .notProvided }
    return debt.payoff.map { _ in allowedOnDay(perDiem) }
  }

  /// Whether a payment or a booked repayment is due no later than a day.
  func hasPayment(by target: CalendarDate) -> Bool {
    nextObligation?.due.value.map { $0 <= target } ?? false || comingRepayments.contains { $0.on <= target }
  }

  /// Returns the part of a daily increase that the cap on charges still allows on the day, if nothing was paid since
  /// the day of the facts.
  func allowedOnDay(_ perDiem: Money) -> Money {
    guard let asOf, let left = chargeable.value else { return perDiem }
    let growth = debt.payoff.value?.perDiem ?? perDiem
    let before = Int128(growth.minorUnits) * Int128(max(0, asOf.days(until: day)))
    let rest = max(0, Int128(left.minorUnits) - before)
    return Money(minorUnits: Int64(min(Int128(perDiem.minorUnits), rest)), currency: currency)
  }

  /// The day on which the charges reach their cap if nothing is paid; not provided if it is unknown or already past.
  ///
  /// The charges grow by the daily increase of the payoff amount or, without one, of the overdue amount. The day is not
  /// provided if penalty terms are stated, nothing is overdue yet and a payment is due before it, because a penalty
  /// would be charged too.
  package var chargeCapReached: Fact<CalendarDate> {
    guard lifecycle.phase.isOpen, let asOf, let left = chargeable.value, left.isPositive,
      let perDiem = debt.payoff.value?.perDiem ?? debt.overdue.perDiem.value, perDiem.isPositive,
      let day = asOf.adding(days: Int((left.minorUnits - 1) / perDiem.minorUnits + 1))
    else { return .notProvided }
    let due = on(asOf).nextObligation?.due.value
    if terms.penalty.value != nil, !on(asOf).isOverdue, due.map({ $0 < day }) ?? false { return .notProvided }
    return .known(day, origin: .derived(rule: "what may still be charged, and what a day adds"))
  }

  /// The day on which the charges of an overdue loan reach their cap. A loan paid as agreed does not reach it.
  var chargeCapChanges: [ComingChange] {
    guard isOverdue, case .known(let reached, let origin, _) = chargeCapReached, reached >= day else {
      return []
    }
    return [ComingChange(.chargeCapReached, on: reached, origin: origin)]
  }

  /// Returns a warning for each charge that the cap on charges does not allow.
  func chargeCapContradictions() -> [Diagnostic] {
    guard let cap = terms.chargeCap.value else { return [] }
    var found: [Diagnostic] = []
    if let charged = chargedSoFar.value, let most = chargeCap.value, chargedAboveCap != nil {
      found.contradict(
        at: terms.chargeCap, member: "charged", "More is charged than may be.", found: "\(charged)",
        expected: "\(most) or less")
    }
    if let left = chargeable.value, left.isZero, let perDiem = debt.payoff.value?.perDiem, perDiem.isPositive {
      found.contradict(
        at: debt.payoff, member: "perDiem", "The charges have reached their limit and still grow.",
        found: "\(perDiem) a day", expected: "zero")
    }
    if let most = cap.dailyPercent {
      for (index, applied) in (terms.rates.value ?? []).enumerated()
      where applied.rate.period == .day && applied.rate.percent.isAbove(most) {
        found.contradict(
          at: terms.rates, "Rate \(index + 1) is above the limit of the interest of one day.",
          found: "\(applied.rate.percent)", expected: "\(most) or less")
      }
    }
    return found
  }
}

extension ExactDecimal {
  /// Returns this percentage of an amount, rounded down to minor units; `nil` if the amount is unknown or not above
  /// zero, if the percentage is below zero, or if the result does not fit 64 bits.
  fileprivate func floored(of base: Money?) -> Money? {
    guard let base, base.isPositive, coefficient >= 0, let share = Fraction("\(self)") else { return nil }
    let minor = Int128(base.minorUnits) * Int128(share.numerator) / (Int128(share.denominator) * 100)
    return Int64(exactly: minor).map { Money(minorUnits: $0, currency: base.currency) }
  }
}
