package import LoanArithmetic

extension LoanFacts {
  /// The amount that repays the whole debt on a day, as long as nothing is paid before.
  ///
  /// It is ``payoff(on:seenOn:)``. If that is not known because a payment is due before, and that payment is the whole
  /// debt, it is the stated amount and what each day adds.
  package func payoffIfUnpaid(on target: CalendarDate, seenOn day: CalendarDate) -> Fact<Money> {
    let payoff = payoff(on: target, seenOn: day)
    guard payoff == .notProvided, lifecycle.phase.isOpen, let stated = debt.payoff.value, let base = stated.validOn,
      base <= target, let perDiem = stated.perDiem, comingRepayments(on: base).isEmpty,
      let next = nextObligation(on: day), let due = next.due.value, due >= day,
      next.remaining == self.payoff(on: due, seenOn: day).value,
      let growth = Int64(exactly: Int128(perDiem.minorUnits) * Int128(base.days(until: target))),
      let total = stated.amount.adding(allowed(Money(minorUnits: growth, currency: currency)))
    else { return payoff }
    return .known(total, origin: .derived(rule: "payoff amount, and what each later day adds while nothing is paid"))
  }
}
