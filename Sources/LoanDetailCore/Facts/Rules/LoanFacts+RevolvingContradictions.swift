import LoanArithmetic

extension LoanFacts {
  /// Returns a warning for each contradiction between the facts of a product whose debt can be taken again.
  func revolvingContradictions() -> [Diagnostic] {
    (revolving.lines.value ?? []).flatMap(lineContradictions) + lineIDContradictions() + statementContradictions()
      + stateContradictions()
      + subPlanContradictions()
  }

  private func lineContradictions(_ line: CreditLine) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let limit = line.limit.value, let used = line.used.value, let available = line.available.value,
      let rest = limit.subtracting(used), available.minorUnits > max(rest.minorUnits, 0)
    {
      found.append(
        Self.contradiction(
          at: line.available, "More is available than the limit leaves.", found: "\(available) available",
          expected: "\(rest) or less, with \(used) used of \(limit)"))
    }
    if let limit = line.limit.value, let cash = line.cashLimit.value, cash.minorUnits > limit.minorUnits {
      found.append(
        Self.contradiction(
          at: line.cashLimit, "The limit for cash is above the limit.", found: "\(cash)", expected: "\(limit) or less"))
    }
    if let limit = line.cashLimit.value, let cash = line.cashAvailable.value, cash.minorUnits > limit.minorUnits {
      found.append(
        Self.contradiction(
          at: line.cashAvailable, "More cash is available than its limit allows.", found: "\(cash)",
          expected: "\(limit) or less"))
    }
    return found
  }

  private func lineIDContradictions() -> [Diagnostic] {
    let ids = (revolving.lines.value ?? []).map(\.id)
    return ids.enumerated().compactMap { index, id in
      guard let first = ids.firstIndex(of: id), first < index else { return nil }
      return Self.contradiction(
        at: revolving.lines, "Credit lines \(first + 1) and \(index + 1) have the same id.", found: "\(id)",
        expected: "an id of its own for each")
    }
  }

  private func statementContradictions() -> [Diagnostic] {
    guard let statement = revolving.statement.value else { return [] }
    var found: [Diagnostic] = []
    if let closing = statement.closing, let minimum = statement.minimum,
      minimum.minorUnits > max(closing.minorUnits, 0)
    {
      found.append(
        Self.contradiction(
          at: revolving.statement, member: "minimum", "The minimum payment is above the balance of the statement.",
          found: "\(minimum)", expected: "\(closing) or less"))
    }
    // Where a statement has only a minimum payment, its day is that of the minimum, and the period may last longer.
    let isDayOfMinimum = statement.minimum != nil && statement.amountForGrace == nil
    if let grace = revolving.grace.value, grace.state == .running, let until = grace.until, let due = statement.due,
      until > due, !isDayOfMinimum
    {
      found.append(
        Self.contradiction(
          at: revolving.grace, member: "until", "The grace period ends after the last day for the payment.",
          found: "\(until)", expected: "\(due) or earlier"))
    }
    if let closing = statement.closing, let sum = statement.sum, sum != closing {
      found.append(
        Self.contradiction(
          at: revolving.statement, member: "closing",
          "The sums of the statement do not lead from its opening to its closing balance.", found: "\(closing)",
          expected: "\(sum)"))
    }
    return found + graceAmountContradiction(with: statement)
  }

  /// Compares what keeps the grace period with what the statement says about it. Payments after the statement make the
  /// former smaller; without operations nobody knows whether there were any.
  private func graceAmountContradiction(with statement: Statement) -> [Diagnostic] {
    guard let grace = revolving.grace.value, grace.state == .running, let amount = grace.amount,
      let stated = statement.amountForGrace, amount != stated,
      amount.minorUnits > stated.minorUnits || operations.value != nil
    else { return [] }
    let left = paid(after: statement.until).value.flatMap(stated.subtracting)
    guard left != amount else { return [] }
    return [
      Self.contradiction(
        at: revolving.grace, member: "amount", "The grace period and the statement state different amounts.",
        found: "\(amount)", expected: left.map { "\(stated), or \($0) after the payments since" } ?? "\(stated)")
    ]
  }

  /// Compares the states of the product with what its lines and its grace period say.
  private func stateContradictions() -> [Diagnostic] {
    var found: [Diagnostic] = []
    if lifecycle.phase == .closedToSpending {
      found = (revolving.lines.value ?? []).compactMap { line in
        guard let available = line.available.value, available.isPositive else { return nil }
        return Self.contradiction(
          at: line.available, "The product is closed to spending and something is available.", found: "\(available)",
          expected: "zero")
      }
    }
    if lifecycle.overlays.contains(.gracePeriod), let state = revolving.grace.value?.state,
      state == .lost || state == .none
    {
      found.append(
        Self.contradiction(
          at: revolving.grace, member: "state", "The product is marked as in a grace period and has none.",
          found: state.rawValue, expected: "running or kept, or no such mark"))
    }
    if let state = revolving.grace.value?.state, state == .lost || state == .none {
      found += (obligations.value ?? []).filter { $0.purpose.value == .keepsGrace }.map {
        Self.contradiction(
          at: $0.purpose, "A payment is said to keep a grace period that there is not.", found: "keepsGrace",
          expected: "another purpose, with a grace period in the state \"\(state.rawValue)\"")
      }
    }
    return found
  }

  private func subPlanContradictions() -> [Diagnostic] {
    (revolving.subPlans.value ?? []).enumerated().flatMap { index, plan -> [Diagnostic] in
      var found: [Diagnostic] = []
      if let first = (revolving.subPlans.value ?? []).firstIndex(where: { $0.id == plan.id }), first < index {
        found.append(
          Self.contradiction(
            at: revolving.subPlans, "Sub-plans \(first + 1) and \(index + 1) have the same id.", found: "\(plan.id)",
            expected: "an id of its own for each"))
      }
      if let paid = plan.paid, let all = plan.payments, paid > all {
        found.append(
          Self.contradiction(
            at: revolving.subPlans, "More payments of sub-plan \(index + 1) are made than there are in all.",
            found: "\(paid)", expected: "\(all) or less"))
      }
      if let left = plan.left, let original = plan.original, left.minorUnits > original.minorUnits {
        found.append(
          Self.contradiction(
            at: revolving.subPlans, "More is left of sub-plan \(index + 1) than it began with.", found: "\(left)",
            expected: "\(original) or less"))
      }
      return found
    }
  }
}

extension Statement {
  /// The balance to which the sums lead; `nil` if one of them is unknown.
  fileprivate var sum: Money? {
    guard let opening, let payments, let purchases, let cash, let interest, let fees else { return nil }
    return Money.sum([opening, purchases, cash, interest, fees], currency: opening.currency)?.subtracting(payments)
  }
}
