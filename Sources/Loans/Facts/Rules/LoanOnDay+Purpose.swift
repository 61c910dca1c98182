import LoanArithmetic

extension LoanOnDay {
  /// Returns the purpose of a payment: as stated, unless it is to pay off a larger debt, or, if the source does not
  /// mention it, by its kind.
  ///
  /// A minimum payment avoids a penalty unless other sums are due on its day; a statement keeps a grace period that
  /// runs or is kept.
  public func purpose(of obligation: Obligation) -> Fact<Obligation.Purpose> {
    if obligation.purpose.value == .closes, isLessThanDebt(obligation) { return .notProvided }
    guard obligation.purpose == .notProvided else { return obligation.purpose }
    switch (obligation.kind, graceState) {
    case (.minimum, _):
      guard !sumsBesideOthers.contains(obligation) else { return .notProvided }
      return .known(.avoidsPenalty, origin: .derived(rule: "purpose of a minimum payment"))
    case (.statement, .running), (.statement, .kept):
      return .known(.keepsGrace, origin: .derived(rule: "purpose of a statement in a grace period"))
    default: return .notProvided
    }
  }

  /// Finds the stated sums, apart from statements, that are due on a day with others, so that paying one is not enough.
  func findSumsBesideOthers() -> Set<Obligation> {
    let sums = (obligationsOrStatement.value ?? []).filter { $0.kind != .statement }
    return Set(Dictionary(grouping: sums, by: \.due.value).values.lazy.filter { $0.count > 1 }.joined())
  }

  /// Whether an instalment is less than the debt, so that nothing says that it pays the debt off, even if others come
  /// before it or are on their way. The balance of a statement pays off the debt of its day.
  private func isLessThanDebt(_ obligation: Obligation) -> Bool {
    guard obligation.kind == .instalment, let amount = obligation.amount.value,
      let owed = debt.principal.value ?? debt.total.value, owed.currency == amount.currency
    else { return false }
    return amount.minorUnits < owed.minorUnits
  }
}
