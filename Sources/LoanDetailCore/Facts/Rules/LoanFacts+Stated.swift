package import LoanArithmetic

extension LoanFacts {
  /// The facts as a screen of a day can state them.
  ///
  /// A state, a message, an action or a plan that is over or has not begun is left out. If the day is not the day of the
  /// facts, each value that may have changed carries the day of the facts. All sections are made from these facts, so a
  /// section cannot state what is no longer true.
  package func stated(on day: CalendarDate) -> LoanFacts {
    var facts = self
    for overlay in lifecycle.overlays where !validity(of: overlay, on: day).isShown {
      facts.lifecycle.overlays.remove(overlay)
    }
    facts.notices = notices.filter { validity(on: day, from: $0.since, until: $0.until).isShown }
    facts.actions =
      isWithAnotherOrganisation(on: day)
      ? [] : actions.filter { lifecycle.phase.allows($0.kind) && isShown($0, on: day) }
    facts.bookedRepayments = bookedRepayments.map { all in
      all.filter { validity(on: day, from: $0.requestedOn).isShown }
    }
    if isGraceOver(on: day) { facts.revolving.grace = .notProvided }
    // A list that arrived empty with a part of the data missing does not say that there is nothing.
    if lifecycle.overlays.contains(.partialData), operations.value?.isEmpty ?? false {
      facts.operations = .notProvided
    }
    facts.obligations = obligations.map { all in all.map { $0.withoutPastAutopay(on: day) } }
    if let asOf, asOf != day { facts.date(asOf, for: day) }
    if let asOf, day < asOf { facts.forget(after: day) }
    return facts
  }

  /// Leaves out what happened after a day that is before the day of the facts.
  private mutating func forget(after day: CalendarDate) {
    operations = operations.map { all in all.filter { $0.date <= day } }
    debt.overdue.items = debt.overdue.items.map { all in all.filter { $0.due < day } }
    guard let since = overdueSince(on: day).value, since >= day else { return }
    debt.overdue = Overdue()
    obligations = obligations.map { all in all.filter { $0.kind != .overdue } }
    lifecycle.overlays.remove(.overdue)
  }

  private func isShown(_ action: LoanAction, on day: CalendarDate) -> Bool {
    if isOver(action.kind, on: day) { return false }
    return switch action.state {
    case .unavailable(_, let until): validity(on: day, until: until).isShown
    case .pending(_, let since): validity(on: day, from: since).isShown && !isDone(action, on: day)
    case .available, .hidden: true
    }
  }

  /// Whether an action is about booked repayments that are all over, or that cannot be taken back any more.
  private func isOver(_ kind: LoanAction.Kind, on day: CalendarDate) -> Bool {
    guard kind == .cancelRequest, let booked = bookedRepayments.value, !booked.isEmpty else { return false }
    return booked.allSatisfy { ($0.cancelBy ?? $0.on) < day }
  }

  /// Whether the request was carried out since: every booked repayment of its extent is over.
  private func isDone(_ action: LoanAction, on day: CalendarDate) -> Bool {
    let extent: BookedRepayment.Extent? =
      switch action.kind {
      case .repayFull: .full
      case .repayPart: .part
      default: nil
      }
    let booked = (bookedRepayments.value ?? []).filter { $0.extent == extent }
    return !booked.isEmpty && booked.allSatisfy { $0.on < day }
  }

  /// Whether the grace period ended after the day of the facts. What became of it is unknown.
  private func isGraceOver(on day: CalendarDate) -> Bool {
    guard let grace = revolving.grace.value, grace.state == .running || grace.state == .kept, let until = grace.until
    else { return false }
    return until < day && asOf.map { $0 <= until } ?? true
  }

  /// Gives each value that may change from day to day the day of the facts.
  private mutating func date(_ asOf: CalendarDate, for day: CalendarDate) {
    debt.date(asOf)
    unapplied.date(asOf)
    revolving.date(asOf)
    schedule.paid.date(asOf)
    schedule.left.date(asOf)
    schedule.overdue.date(asOf)
    paid = paid.map { $0.ending(on: asOf) }
    paidThisYear = paidThisYear.map { $0.ending(on: asOf) }
    obligations = obligations.map { all in
      all.map { stated in
        var obligation = stated
        obligation.covered.date(asOf)
        if let due = stated.due.value, due < day, asOf < day { obligation.forgetAutopay() }
        return obligation
      }
    }
  }
}

extension Fact {
  /// Gives a known value a day, unless it has one.
  fileprivate mutating func date(_ day: CalendarDate) {
    if case .known(let value, let origin, nil) = self { self = .known(value, origin: origin, asOf: day) }
  }
}

extension Debt {
  fileprivate mutating func date(_ day: CalendarDate) {
    for part in [\Debt.total, \.principal, \.interest, \.fees, \.penalties, \.overpaid] {
      self[keyPath: part].date(day)
    }
    overdue.amount.date(day)
    overdue.since.date(day)
    overdue.count.date(day)
    // With a day of its own, the amount needs no other.
    if payoff.value?.validOn == nil { payoff.date(day) }
  }
}

extension Revolving {
  fileprivate mutating func date(_ day: CalendarDate) {
    lines = lines.map { all in
      all.map { stated in
        var line = stated
        for amount in [\CreditLine.available, \.used, \.cashAvailable] { line[keyPath: amount].date(day) }
        return line
      }
    }
    statement.date(day)
    grace.date(day)
  }
}

extension PaidTotals {
  /// The totals with their last day, if the source does not state it.
  fileprivate func ending(on day: CalendarDate) -> PaidTotals {
    var totals = self
    totals.until = until ?? day
    return totals
  }
}

extension Obligation {
  /// The obligation without an automatic payment whose day is over.
  fileprivate func withoutPastAutopay(on day: CalendarDate) -> Obligation {
    guard let taken = autopayDay.value, taken < day else { return self }
    var obligation = self
    obligation.forgetAutopay()
    return obligation
  }

  fileprivate mutating func forgetAutopay() {
    (autopay, autopayAmount, autopayDay) = (.notProvided, .notProvided, .notProvided)
  }
}
