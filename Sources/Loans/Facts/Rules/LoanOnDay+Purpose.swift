import LoanArithmetic

extension LoanOnDay {
  /// Returns the purpose of a payment: as stated unless its amount contradicts that or, if the source does not mention
  /// it, by its kind. A minimum payment avoids a penalty unless other sums are due on its day; a statement keeps a
  /// grace period that runs or is kept.
  public func purpose(of obligation: Obligation) -> Fact<Obligation.Purpose> {
    if debtNotClosed(by: obligation) != nil { return .notProvided }
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

  /// The debt that is more than a payment which the source says pays it off; `nil` if there is none.
  ///
  /// The balance of a statement pays off the debt of its day, and payments before reduce the debt.
  func debtNotClosed(by obligation: Obligation) -> Fact<Money>? {
    guard obligation.purpose.value == .closes, obligation.kind == .instalment, let due = obligation.due.value,
      let amount = obligation.amount.value, (bookedRepayments.value ?? []).isEmpty,
      (obligations.value ?? []).allSatisfy({ $0 == obligation || $0.due.value.map { due < $0 } ?? false })
    else { return nil }
    let debt = debt.principal.value == nil ? debt.total : debt.principal
    return debt.value.flatMap { $0.currency == amount.currency && amount.minorUnits < $0.minorUnits ? debt : nil }
  }
}
