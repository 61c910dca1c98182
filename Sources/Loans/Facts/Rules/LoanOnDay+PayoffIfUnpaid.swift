package import LoanArithmetic

extension LoanOnDay {
  /// Returns the amount that repays the whole debt on a day if nothing is paid before.
  ///
  /// It is ``payoff(on:)``. If that is unknown because a payment of the whole debt is due before, it is the stated
  /// payoff amount plus its daily increase, up to the cap on charges.
  package func payoffIfUnpaid(on target: CalendarDate) -> Fact<Money> {
    let payoff = payoff(on: target)
    guard payoff == .notProvided, lifecycle.phase.isOpen, let stated = debt.payoff.value, let base = stated.validOn,
      base <= target, let perDiem = stated.perDiem, on(base).comingRepayments.isEmpty,
      lastPaymentSincePayoff(by: target) == nil,
      let next = nextObligation, let due = next.due.value, due >= day,
      next.remaining == self.payoff(on: due).value,
      let total = allowedGrowth(of: perDiem, from: base, until: target).flatMap(stated.amount.adding)
    else { return payoff }
    return .known(total, origin: .derived(rule: "payoff amount, and what each later day adds while nothing is paid"))
  }
}
