package import LoanArithmetic

extension LoanOnDay {
  /// The sum that may still be repaid early free of charge: as stated, or the amount less what is used.
  ///
  /// Not provided after the last day of its period.
  package var allowanceLeft: Fact<Money> {
    guard case .known(let rules, let origin, let asOf) = terms.prepayment, let allowance = rules.allowance,
      allowance.until.map({ $0 >= day }) ?? true
    else { return .notProvided }
    if let left = allowance.left { return .known(left, origin: origin, asOf: asOf) }
    guard let used = allowance.used, let left = allowance.amount.subtracting(used), left.minorUnits >= 0 else {
      return .notProvided
    }
    return .known(left, origin: .derived(rule: "allowance less what is used"), asOf: asOf)
  }

  /// Returns a warning for each contradiction between the amounts of the allowance of early repayment.
  func allowanceContradictions() -> [Diagnostic] {
    guard let allowance = terms.prepayment.value?.allowance else { return [] }
    var found: [Diagnostic] = []
    for (name, part) in [("used", allowance.used), ("left", allowance.left)] {
      guard let part, part.minorUnits > allowance.amount.minorUnits else { continue }
      found.contradict(
        at: terms.prepayment, member: "allowance.\(name)", "A part of the allowance is more than the allowance.",
        found: "\(part)", expected: "\(allowance.amount) or less")
    }
    if let used = allowance.used, let left = allowance.left, let sum = used.adding(left), sum != allowance.amount {
      found.contradict(
        at: terms.prepayment, member: "allowance.left", "What is used and what is left are not the allowance.",
        found: "\(sum)", expected: "\(allowance.amount)")
    }
    return found
  }
}
