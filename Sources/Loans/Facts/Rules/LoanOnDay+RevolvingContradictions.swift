import LoanArithmetic

extension LoanOnDay {
  /// Returns a warning for each contradiction between the facts of a revolving product.
  func revolvingContradictions() -> [Diagnostic] {
    let lines = revolving.lines.value ?? []
    return lines.flatMap(lineContradictions) + Self.repeatedIDs(lines.map(\.id), at: revolving.lines, "Credit lines")
      + statementContradictions() + earlierStatementContradictions() + stateContradictions() + subPlanContradictions()
  }

  private func lineContradictions(_ line: CreditLine) -> [Diagnostic] {
    var found: [Diagnostic] = []
    // The customer's own money can be spent too.
    if let limit = line.limit.value, let used = line.used.value, let available = line.available.value,
      let rest = limit.subtracting(used)?.adding(
        debt.overpaid.value.flatMap { isOwn(line.currency) ? $0 : nil } ?? .zero(limit.currency)),
      available.minorUnits > max(rest.minorUnits, 0)
    {
      found.contradict(
        at: line.available, "More is available than the limit leaves.", found: "\(available) available",
        expected: "\(rest) or less, with \(used) used of \(limit)")
    }
    if let limit = line.limit.value, let cash = line.cashLimit.value, cash.minorUnits > limit.minorUnits {
      found.contradict(
        at: line.cashLimit, "The limit for cash is above the limit.", found: "\(cash)", expected: "\(limit) or less")
    }
    if let limit = line.cashLimit.value, let cash = line.cashAvailable.value, cash.minorUnits > limit.minorUnits {
      found.contradict(
        at: line.cashAvailable, "More cash is available than its limit allows.", found: "\(cash)",
        expected: "\(limit) or less")
    }
    if let until = line.drawUntil.value, let asOf, until < asOf, let available = line.available.value,
      available.isPositive
    {
      found.contradict(
        at: line.available, "The last day for drawing money has passed, and something is available.",
        found: "\(available) available", expected: "zero after \(until)")
    }
    if hasOldLimit(line), let limit = line.limit.value, let new = line.newLimit.value {
      found.contradict(
        at: line.limit, "The day of the new limit has come, and the limit is the old one.", found: "\(limit)",
        expected: "\(new)")
    }
    return found
  }

  /// Returns a warning for each repeated id. An id may be an account number, so no message contains it.
  private static func repeatedIDs<Value>(_ ids: [String], at fact: Fact<Value>, _ name: String) -> [Diagnostic] {
    if ids.count < 2 { return [] }
    let first = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    return ids.enumerated().compactMap { index, id in
      guard let earlier = first[id], earlier < index else { return nil }
      return .contradiction(
        at: fact, "\(name) \(earlier + 1) and \(index + 1) have the same id.", found: "one id",
        expected: "an id of its own for each")
    }
  }

  private func statementContradictions() -> [Diagnostic] {
    guard let statement = revolving.statement.value else { return [] }
    var found: [Diagnostic] = []
    if let closing = statement.closing, let minimum = statement.minimum,
      minimum.minorUnits > max(closing.minorUnits, 0)
    {
      found.contradict(
        at: revolving.statement, member: "minimum", "The minimum payment is above the balance of the statement.",
        found: "\(minimum)", expected: "\(closing) or less")
    }
    // If a statement has only a minimum payment, its due date is for the minimum, and the grace period may last longer.
    let isDayOfMinimum = statement.minimum != nil && statement.amountForGrace == nil
    if let grace = revolving.grace.value, grace.state == .running, let until = grace.until, let due = statement.due,
      until > due, !isDayOfMinimum
    {
      found.contradict(
        at: revolving.grace, member: "until", "The grace period ends after the last day for the payment.",
        found: "\(until)", expected: "\(due) or earlier")
    }
    if let unequal = Self.unequalSums(of: statement, "the statement", at: revolving.statement, member: "closing") {
      found.append(unequal)
    }
    if let grace = revolving.grace.value, grace.state == .running, let amount = grace.amount,
      let stated = statement.amountForGrace, amount.minorUnits > stated.minorUnits
    {
      found.contradict(
        at: revolving.grace, member: "amount", "More keeps the grace period than its statement says.",
        found: "\(amount)", expected: "\(stated) or less")
    }
    return found
  }

  private func earlierStatementContradictions() -> [Diagnostic] {
    (revolving.earlierStatements.value ?? []).compactMap {
      Self.unequalSums(of: $0, "the statement of \($0.until)", at: revolving.earlierStatements)
    }
  }

  private static func unequalSums<Value>(
    of statement: Statement, _ name: String, at fact: Fact<Value>, member: String? = nil
  ) -> Diagnostic? {
    guard let closing = statement.closing, let sum = statement.sum, sum != closing else { return nil }
    return .contradiction(
      at: fact, member: member, "The sums of \(name) do not lead from its opening to its closing balance.",
      found: "\(closing)", expected: "\(sum)")
  }

  /// Compares the states of the product with its lines and its grace period.
  private func stateContradictions() -> [Diagnostic] {
    var found: [Diagnostic] = []
    if lifecycle.phase == .closedToSpending {
      for line in revolving.lines.value ?? [] {
        guard let available = line.available.value, available.isPositive else { continue }
        found.contradict(
          at: line.available, "The product is closed to spending and something is available.", found: "\(available)",
          expected: "zero")
      }
    }
    if lifecycle.overlays.contains(.gracePeriod), let state = revolving.grace.value?.state,
      state == .lost || state == .none
    {
      found.contradict(
        at: revolving.grace, member: "state", "The product is marked as in a grace period and has none.",
        found: state.rawValue, expected: "running or kept, or no such mark")
    }
    if graceState == .kept {
      for sum in obligations.value ?? [] where purpose(of: sum).value == .keepsGrace && !isForGrace(sum) {
        guard sum.covered.value != nil, let left = sum.remaining, left.isPositive else { continue }
        found.contradict(
          at: revolving.grace, member: "state", "The grace period is said to be paid for, and the sum for it is not.",
          found: "kept, with \(left) left to pay", expected: "running, or the sum covered")
      }
    }
    if isGraceLostWithoutMinimum, let overdue = overdueAmount.value, overdue.isPositive {
      found.contradict(
        at: revolving.grace, member: "state",
        "The grace period needs every minimum payment, and is said to go on although a payment is overdue.",
        found: "\(revolving.grace.value?.state?.rawValue ?? "")", expected: "lost, or nothing overdue")
    }
    if let state = revolving.grace.value?.state, state == .lost || state == .none {
      for obligation in obligations.value ?? [] where obligation.purpose.value == .keepsGrace {
        found.contradict(
          at: obligation.purpose, "A payment is said to keep a grace period that there is not.", found: "keepsGrace",
          expected: "another purpose, with a grace period in the state \"\(state.rawValue)\"")
      }
    }
    return found
  }

  private func subPlanContradictions() -> [Diagnostic] {
    let plans = revolving.subPlans.value ?? []
    var found = Self.repeatedIDs(plans.map(\.id), at: revolving.subPlans, "Sub-plans")
    for (index, plan) in plans.enumerated() {
      if let paid = plan.paid, let all = plan.payments, paid > all {
        found.contradict(
          at: revolving.subPlans, "More payments of sub-plan \(index + 1) are made than there are in all.",
          found: "\(paid)", expected: "\(all) or less")
      }
      if let left = plan.left, let original = plan.original, left.minorUnits > original.minorUnits {
        found.contradict(
          at: revolving.subPlans, "More is left of sub-plan \(index + 1) than it began with.", found: "\(left)",
          expected: "\(original) or less")
      }
      found += planScheduleContradictions(plan, number: index + 1)
    }
    return found
  }

  /// Compares the payments of a sub-plan with their parts, and the principal to come with what is left of the plan.
  private func planScheduleContradictions(_ plan: SubPlan, number: Int) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (place, sum, payment) in unequalPayments(in: plan.schedule) {
      found.contradict(
        at: revolving.subPlans, "The parts of \(place) of sub-plan \(number) do not add up to it.", found: "\(sum)",
        expected: "\(payment)")
    }
    let open = plan.schedule.filter { $0.kind.isOwed && $0.isOpen(on: day) }
    let principal = open.compactMap { $0.portions.amount(of: .principal) }
    if let left = plan.left, open.last?.balance?.isZero ?? false, principal.count == open.count,
      let sum = Money.sum(principal, currency: currency), sum != left
    {
      found.contradict(
        at: revolving.subPlans, "The payments of sub-plan \(number) to come do not repay what is left of it.",
        found: "\(sum)", expected: "\(left)")
    }
    return found
  }
}

extension Statement {
  /// The closing balance calculated from the opening balance and the sums; `nil` if one of them is unknown.
  fileprivate var sum: Money? {
    guard let opening, let payments, let purchases, let cash, let interest, let fees else { return nil }
    return Money.sum([opening, purchases, cash, interest, fees], currency: opening.currency)?.subtracting(payments)
  }
}
