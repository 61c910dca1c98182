import LoanArithmetic

extension LoanOnDay {
  /// Returns the purpose of a payment: as stated or, if the source does not mention it, by its kind. A minimum payment
  /// avoids a penalty unless other sums are due on its day; a statement keeps a grace period that runs or is kept.
  public func purpose(of obligation: Obligation) -> Fact<Obligation.Purpose> {
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
}
