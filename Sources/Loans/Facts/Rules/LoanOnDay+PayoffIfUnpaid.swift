package import LoanArithmetic

extension LoanOnDay {
  /// The amount that repays the whole debt on a day, as long as nothing is paid before.
  ///
  /// It is ``payoff(on:)``. If that is not known because a payment is due before, and that payment is the whole
  /// debt, it is the stated amount and what each day adds.
  package func payoffIfUnpaid(on target: CalendarDate) -> Fact<Money> {
    let payoff = payoff(on: target)
    guard payoff == .notProvided, lifecycle.phase.isOpen, let stated = debt.payoff.value, let base = stated.validOn,
      base <= target, let perDiem = stated.perDiem, on(base).comingRepayments.isEmpty,
      let next = nextObligation, let due = next.due.value, due >= day,
      next.remaining == self.payoff(on: due).value,
      let growth = Int64(exactly: Int128(perDiem.minorUnits) * Int128(base.days(until: target))),
      let total = stated.amount.adding(allowed(Money(minorUnits: growth, currency: currency)))
    else { return payoff }
    return .known(total, origin: .derived(rule: "payoff amount, and what each later day adds while nothing is paid"))
  }
}
