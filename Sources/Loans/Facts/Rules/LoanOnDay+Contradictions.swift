import LoanArithmetic

extension LoanFacts {
  /// Returns a warning for each place where the facts contradict each other.
  ///
  /// The screens show contradictory facts as they are and never correct them.
  ///
  /// - Parameter path: The place of the record in its source, such as `$.loans[3]`.
  public func contradictions(at path: String) -> [Diagnostic] {
    FrozenFacts(self).contradictions(at: path, isReadInFull: true)
  }
}

extension FrozenFacts {
  /// Returns a warning for each place where the facts contradict each other. What may not have been read is not missed.
  package func contradictions(at path: String, isReadInFull: Bool) -> [Diagnostic] {
    // Without a day of the facts, no rule that looks for contradictions asks for the day.
    let onTheirDay = LoanOnDay(asStated: self, on: facts.asOf ?? .epoch)
    return onTheirDay.contradictions(at: path, isReadInFull: isReadInFull)
  }
}

extension LoanOnDay {
  /// Returns a warning for each place where the facts contradict each other.
  ///
  /// - Parameters:
  ///   - path: The place of the record in its source.
  ///   - isReadInFull: Whether all facts were read. If not, missing facts cause no warning.
  func contradictions(at path: String, isReadInFull: Bool) -> [Diagnostic] {
    (debtContradictions() + endContradictions() + payoffContradictions() + arrearsContradictions()
      + partContradictions() + scheduleContradictions() + scheduleDifferences()
      + missingCalendar() + uncountableSums() + revolvingContradictions() + termsContradictions()
      + balloonContradictions() + rateFixingContradictions() + allowanceContradictions() + dayContradictions()
      + actionContradictions() + paymentContradictions() + bookingContradictions() + shareContradictions()
      + (isReadInFull ? unexplainedStates() : []))
      .map { $0.path.contains("$") ? $0 : $0.at("\(path).\($0.path)") }
  }

  private func debtContradictions() -> [Diagnostic] {
    let isEveryPartKnown = [debt.principal, debt.interest, debt.fees, debt.penalties].allSatisfy { $0.value != nil }
    var found = Self.unequal(debt.portions, whole: debt.total, isEveryPartKnown: isEveryPartKnown)
    let overdueParts = debt.overdue.portions
    found += Self.unequal(overdueParts, whole: debt.overdue.amount, isEveryPartKnown: !overdueParts.isEmpty)
    if let overdue = debt.overdue.amount.value, let total = debt.total.value, total.minorUnits >= 0,
      overdue.minorUnits > total.minorUnits
    {
      found.contradict(
        at: debt.overdue.amount, "More is overdue than is owed.", found: "\(overdue) overdue",
        expected: "\(total) or less")
    }
    if let total = debt.total.value, total.minorUnits < 0, debt.overpaid.value?.isPositive ?? false {
      found.contradict(
        at: debt.total, "The debt is below zero, and what is overpaid is not a part of it.", found: "\(total)",
        expected: "zero or more")
    }
    if let principal = debt.principal.value, principal.minorUnits < 0 {
      found.contradict(
        at: debt.principal, "The principal that is owed is below zero.", found: "\(principal)",
        expected: "zero or more")
    }
    return found
  }

  /// Returns a warning for what is owed after the end of a product, and for money that is paid out too early.
  private func endContradictions() -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let owed = owedAfterTheEnd.first, let amount = owed.value {
      found.contradict(at: owed, "The product is over and something is owed.", found: "\(amount)", expected: "zero")
    } else if isMarkedAfterTheEnd {
      let summary = "The product is over and arrears are stated."
      let expected = "none, or an amount that is owed"
      if isInArrearsByState {
        found.contradict(at: overlaysFact, summary, found: "a state of arrears", expected: expected)
      } else {
        found.contradict(at: debt.overdue.count, summary, found: "missed payments", expected: expected)
      }
    }
    if lifecycle.phase == .approved, isPaidOut {
      found.contradict(
        at: facts.disbursement, "The money is paid out and the product is only approved.", found: "a payout",
        expected: "none, or an open product")
    }
    return found
  }

  private func payoffContradictions() -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let payoff = debt.payoff.value?.amount, payoff.isPositive, let total = debt.total.value, total.isZero {
      found.contradict(
        at: debt.payoff, "Nothing is owed and something closes the product.", found: "\(payoff)", expected: "zero")
    }
    if let payoff = debt.payoff.value?.amount, payoff.isZero, let total = debt.total.value, total.isPositive {
      found.contradict(
        at: debt.payoff, "Something is owed and nothing is needed to close the product.", found: "\(payoff)",
        expected: "above zero")
    } else if let payoff = wholePayoff, let principal = debt.principal.value,
      payoff.minorUnits < principal.minorUnits
    {
      found.contradict(
        at: debt.payoff, "The payoff amount, with what is overdue or paid in advance, is less than the principal.",
        found: "\(payoff)", expected: "\(principal) or more")
    }
    return found
  }

  private func arrearsContradictions() -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let overdue = debt.overdue.amount.value, overdue.isPositive,
      let left = Money.sum(missedPayments.compactMap(\.remaining), currency: overdue.currency),
      left.minorUnits > overdue.minorUnits
    {
      found.contradict(
        at: debt.overdue.items, "More is left of the missed payments than is overdue.", found: "\(left)",
        expected: "\(overdue) or less")
    }
    if let missed = contradictedArrears {
      let stated = debt.overdue.amount.value == nil ? "not applicable" : "zero"
      if let left = missed.value {
        found.contradict(
          at: debt.overdue.amount, "Nothing is stated to be overdue and a payment was missed.", found: stated,
          expected: "\(left)")
      }
      if isOwedAfterLastPayment {
        found.contradict(
          at: debt.overdue.amount, "Nothing is stated to be overdue, and principal is owed after the last payment.",
          found: stated, expected: "an amount, or no principal")
      }
      if missed.value == nil && !isOwedAfterLastPayment || lifecycle.overlays.contains(.overdue) {
        found.contradict(
          at: debt.overdue.amount, "The product is marked overdue and nothing is overdue.", found: stated,
          expected: "an amount, or no overdue mark")
      }
    }
    return found
  }

  /// The stated payoff amount, with what may be overdue beside it and what is paid in advance; `nil` if it is not of
  /// the day of the principal, or in a state in which less than the principal may settle the debt.
  private var wholePayoff: Money? {
    guard let payoff = debt.payoff.value, lifecycle.phase.isOpen, demand == .contract,
      lifecycle.overlays.isDisjoint(with: Self.settledForLess),
      (payoff.validOn ?? debt.payoff.asOf ?? asOf) == (debt.principal.asOf ?? asOf)
    else { return nil }
    let others = [debt.overdue.amount, debt.overpaid, facts.unapplied, nextObligation?.covered].compactMap { $0?.value }
    return Money.sum([payoff.amount] + others, currency: currency)
  }

  private static let settledForLess: Set<Lifecycle.Overlay> = [
    .disputed, .forgiven, .overpaid, .paymentMisdirected, .paymentProcessing, .refinancedInto,
  ]

  /// Many operations with the same fault say no more than some.
  private static let mostPartsTold = 20

  /// Compares the parts of obligations and operations with their amounts.
  ///
  /// The parts of an operation need not be all that there are, and its sign need not be theirs.
  private func partContradictions() -> [Diagnostic] {
    let found = (obligations.value ?? []).flatMap { obligation in
      Self.unequal(obligation.portions, whole: obligation.amount, isEveryPartKnown: !obligation.portions.isEmpty)
    }
    let all = operations.value ?? []
    return all.indices.reduce(into: found) { found, index in
      let portions = all[index].portions
      guard found.count < Self.mostPartsTold, !portions.isEmpty, let amount = all[index].amount.magnitude,
        portions.sum(in: amount.currency)?.magnitude != amount
      else { return }
      found += Self.unequal(
        portions, whole: operations.map { _ in amount }, isEveryPartKnown: false,
        "The parts of the operation of \(all[index].date) are more than it.")
    }
  }

  private func scheduleContradictions() -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let done = schedule.paid.value, let all = schedule.total.value, done > all {
      found.contradict(
        at: schedule.paid, "More payments are made than there are in all.", found: "\(done)",
        expected: "\(all) or less")
    }
    if let last = ends.value, let due = lastDue,
      due > BusinessCalendar(nonWorking: terms.holidays.value ?? []).shifted(last)
    {
      found.contradict(
        at: ends, "The contract ends before its last payment.", found: "\(last)", expected: "\(due) or later")
    }
    if let row = schedule.rows.first(where: { $0.status == .paid && $0.outstanding?.isPositive ?? false }),
      let left = row.outstanding
    {
      found.append(
        Diagnostic(
          id: "facts.contradiction", severity: .warning, path: "schedule.rows",
          summary: "A payment is paid and something of it is left.", found: "\(left)", expected: "zero"))
    }
    if let nothing = (obligations.value ?? []).first(where: \.isInstalmentOfNothing), let due = nothing.due.value,
      let payment = schedule.rows.first(where: { $0.due == due && isOwed($0) && $0.isOpen(on: lastKnownDay) })?.payment,
      payment.isPositive
    {
      found.contradict(
        at: nothing.amount, "Nothing is to be paid on a day for which the schedule has a payment.",
        found: "zero", expected: "\(payment), or a row that is paid")
    }
    found += unequalPayments(in: schedule.rows).map { place, sum, payment in
      Diagnostic(
        id: "facts.contradiction", severity: .warning, path: "schedule.rows",
        summary: "The parts of \(place) do not add up to it.", found: "\(sum)", expected: "\(payment)")
    }
    return found
  }

  /// The day of the last payment to be made by a complete schedule. It may be on the next working day.
  private var lastDue: CalendarDate? {
    guard schedule.kind == .full, !schedule.isTruncated, !lifecycle.phase.isFinal else { return nil }
    let known = lastKnownDay
    return schedule.rows.last(where: { isOwed($0) && $0.isOpen(on: known) && $0.payment?.isPositive ?? false })?.due
  }

  /// Finds the payments whose parts do not add up to them.
  func unequalPayments(in rows: [ScheduleRow]) -> [(place: String, sum: Money, payment: Money)] {
    rows.indices.compactMap { index in
      guard !rows[index].portions.isEmpty, rows[index].kind == .instalment, let payment = rows[index].payment,
        let sum = rows[index].portions.sum(in: currency), sum != payment
      else { return nil }
      let (number, due) = (rows[index].number, rows[index].due)
      let place = number.map { "payment \($0)" } ?? due.map { "the payment of \($0)" } ?? "a payment"
      return (place, sum, payment)
    }
  }

  /// Compares parts with their whole. The parts may be less than the whole only if some part is unknown.
  static func unequal(
    _ parts: [Portion], whole: Fact<Money>, isEveryPartKnown: Bool,
    _ summary: String = "The parts do not add up to the whole."
  ) -> [Diagnostic] {
    guard let total = whole.value, !parts.isEmpty,
      let sum = parts.sum(in: total.currency), sum != total,
      isEveryPartKnown || sum.minorUnits > total.minorUnits
    else { return [] }
    return [.contradiction(at: whole, summary, found: "parts of \(sum)", expected: "\(total)")]
  }
}

extension Diagnostic {
  /// Makes a warning about a contradiction of a fact, or of a member of its value.
  ///
  /// - Parameters:
  ///   - fact: The fact that another one contradicts.
  ///   - member: The name of the member of its value; `nil` for the whole value.
  ///   - summary: The contradiction in one English sentence.
  ///   - found: What the fact states.
  ///   - expected: What agrees with the other fact.
  public static func contradiction<Value>(
    at fact: Fact<Value>, member: String? = nil, _ summary: String, found: String, expected: String
  ) -> Diagnostic {
    let place = if case .provider(let field) = fact.origin { field.description } else { "facts" }
    let path = member.map { "\(place).\($0)" } ?? place
    return Diagnostic(
      id: "facts.contradiction", severity: .warning, path: path, summary: summary, found: found, expected: expected,
      advice: "Both are shown as they are; the owners of the record mend one of them.")
  }
}

extension [Diagnostic] {
  /// Adds a warning about a contradiction of a fact, or of a member of its value.
  mutating func contradict<Value>(
    at fact: Fact<Value>, member: String? = nil, _ summary: String, found: String, expected: String
  ) {
    append(.contradiction(at: fact, member: member, summary, found: found, expected: expected))
  }
}
