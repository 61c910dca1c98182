import LoanArithmetic

extension LoanOnDay {
  /// Returns a warning for each state and each day that cannot be true on the day of the facts.
  ///
  /// If that day is unknown, only the automatic payments are compared with the payments.
  func dayContradictions() -> [Diagnostic] {
    guard let asOf else { return automaticPaymentContradictions() }
    return overlayContradictions(on: asOf) + graceContradictions(on: asOf) + eventContradictions(on: asOf)
      + automaticPaymentContradictions() + settlementContradictions(on: asOf)
  }

  /// Returns a warning for each stated state that begins after the day of the facts or ended before it.
  private func overlayContradictions(on asOf: CalendarDate) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for overlay in Lifecycle.Overlay.allCases where lifecycle.overlays.contains(overlay) {
      let days = days(of: overlay)
      if let since = days.first, since > asOf {
        found.contradict(
          at: overlaysFact, "The state \"\(overlay.rawValue)\" has not begun.", found: "\(since)",
          expected: "\(asOf) or earlier")
      }
      if let until = days.last, until < asOf {
        found.contradict(
          at: overlaysFact, "The state \"\(overlay.rawValue)\" is over.", found: "\(until)",
          expected: "\(asOf) or later")
      }
    }
    return found
  }

  private func graceContradictions(on asOf: CalendarDate) -> [Diagnostic] {
    guard let grace = revolving.grace.value else { return [] }
    var found: [Diagnostic] = []
    if grace.state == .running, let until = grace.until, until < asOf {
      found.contradict(
        at: revolving.grace, member: "until", "The grace period runs after its last day.", found: "\(until)",
        expected: "\(asOf) or later")
    }
    if grace.state == .lost, let lostOn = grace.lostOn, lostOn > asOf {
      found.contradict(
        at: revolving.grace, member: "lostOn", "The grace period is lost before the day of its loss.",
        found: "\(lostOn)", expected: "\(asOf) or earlier")
    }
    return found
  }

  /// Returns a warning for a last statement, for the arrears, for each missed payment and for the latest completed
  /// operation with a day after the day of the facts, and for a payoff amount of a day before the last payment.
  private func eventContradictions(on asOf: CalendarDate) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let until = revolving.statement.value?.until, until > asOf {
      found.contradict(
        at: revolving.statement, member: "until", "The last statement is not closed yet.", found: "\(until)",
        expected: "\(asOf) or earlier")
    }
    if let since = debt.overdue.since.value, since > asOf, !debt.overdue.isStatedAsNothing {
      found.contradict(
        at: debt.overdue.since, "Something is overdue since a day that is still to come.", found: "\(since)",
        expected: "\(asOf) or earlier")
    }
    for item in debt.overdue.items.value ?? [] where item.due > asOf {
      found.contradict(
        at: debt.overdue.items, "A payment is missed before its last day.", found: "\(item.due)",
        expected: "\(asOf) or earlier")
    }
    if let row = schedule.rows.first(where: { $0.status == .overdue && $0.due.map { $0 > asOf } ?? false }),
      let due = row.due
    {
      found.append(
        Diagnostic(
          id: "facts.contradiction", severity: .warning, path: "schedule.rows",
          summary: "A payment is missed before its last day.", found: "\(due)", expected: "\(asOf) or earlier"))
    }
    let completed = (operations.value ?? []).lazy.filter { $0.status == .completed }.map(\.date).max()
    if let latest = completed, latest > asOf {
      found.contradict(
        at: operations, "An operation is completed after the day of the data.", found: "\(latest)",
        expected: "\(asOf) or earlier")
    }
    if let base = debt.payoff.value?.validOn, let paid = lastPaymentSincePayoff(by: asOf) {
      found.contradict(
        at: debt.payoff, member: "validOn", "The payoff amount is of a day before the last payment.", found: "\(base)",
        expected: "\(paid) or later")
    }
    return found
  }

  private func automaticPaymentContradictions() -> [Diagnostic] {
    (obligations.value ?? []).flatMap {
      [lateAutopay(of: $0), pastAutopay(of: $0), tooLargeAutopay(of: $0)].compactMap(\.self)
    }
  }

  /// Returns a warning if the bank debits more than the customer has to pay.
  private func tooLargeAutopay(of obligation: Obligation) -> Diagnostic? {
    guard let taken = obligation.autopayAmount.value, let amount = obligation.amount.value,
      taken.currency == amount.currency, taken.minorUnits > amount.minorUnits
    else { return nil }
    return .contradiction(
      at: obligation.autopayAmount, "The automatic payment is more than the payment.", found: "\(taken)",
      expected: "\(amount) or less")
  }

  /// Returns a warning if the product is settled and something is owed, if it is over before it is settled, and if its
  /// term has ended before the last day.
  private func settlementContradictions(on asOf: CalendarDate) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let day = settled.value {
      if day <= asOf, lifecycle.phase.isOpen, debt.total.value?.isPositive ?? false {
        found.contradict(
          at: settled, "The product is settled and something is owed.", found: "settled on \(day)",
          expected: "a day to come, or a phase in which nothing is owed")
      }
      if day > asOf, isOver {
        found.contradict(
          at: settled, "The product is over before the day on which it is settled.", found: "\(day)",
          expected: "\(asOf) or earlier")
      }
    }
    if let last = ends.value, last > asOf, lifecycle.phase == .maturedUnpaid {
      found.contradict(
        at: ends, "The term has ended before its last day.", found: "\(last)", expected: "\(asOf) or earlier")
    }
    return found
  }

  /// Returns a warning if the day of an automatic payment is over, and that of the unpaid obligation is not.
  private func pastAutopay(of obligation: Obligation) -> Diagnostic? {
    guard let asOf, let taken = obligation.autopayDay.value, let due = obligation.due.value, taken < asOf, due >= asOf,
      obligation.isUnpaid, debit(of: obligation) == .automatic, !isShown(.paymentProcessing)
    else { return nil }
    return .contradiction(
      at: obligation.autopayDay, "The day of the automatic payment is over, and the payment is not made.",
      found: "\(taken)", expected: "\(asOf) or later")
  }

  private func lateAutopay(of obligation: Obligation) -> Diagnostic? {
    guard let taken = obligation.autopayDay.value, let due = obligation.due.value, taken > due else { return nil }
    return .contradiction(
      at: obligation.autopayDay, "The automatic payment comes after the last day for it.", found: "\(taken)",
      expected: "\(due) or earlier")
  }
}
