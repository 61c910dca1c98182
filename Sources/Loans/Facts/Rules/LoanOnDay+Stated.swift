import LoanArithmetic

extension LoanOnDay {
  /// The facts of the record that hold on the day, with a schedule calculated from the terms if the source provides
  /// none, and the changes since the day of the facts.
  ///
  /// A state, a message, an action or a plan that is over or has not begun is left out. If the day is not the day of
  /// the facts, each value that may have changed carries the day of the facts, and so does each value that a change
  /// since then replaces. All sections are made from these facts, so a section cannot state what is no longer true.
  /// Facts that stay as they are are not copied.
  var stated: (facts: FrozenFacts, changes: [ComingChange]) {
    var draft = Draft(of: frozen)
    if let derived = derivedSchedule { draft.change { $0.adopt(derived) } }
    if terms.rateFixing.value != nil { draft.change { $0.endFixedRate() } }
    if demand != .contract { draft.change { $0.drop(except: demand) } }
    if let last = lastDayOfSubsidy { draft.change { $0.dateSubsidised(last) } }
    if let extended = extensionOfPayment.value, extended.state == .used {
      draft.change { $0.movePayment(by: extended) }
    }
    let original = draft.facts
    for overlay in lifecycle.overlays where !validity(of: overlay).isShown {
      draft.change { $0.lifecycle.overlays.remove(overlay) }
    }
    let notices = facts.notices.map { all in all.filter { validity(from: $0.since, until: $0.until).isShown } }
    if notices.value?.count != facts.notices.value?.count { draft.change { $0.notices = notices } }
    let actions =
      isWithAnotherOrganisation
      ? [] : self.actions.filter { lifecycle.phase.allows($0.kind) && demand.allows($0.kind) && isShown($0) }
    if actions.count != self.actions.count { draft.change { $0.actions = actions } }
    let booked = bookedRepayments.map { all in all.filter { validity(from: $0.requestedOn).isShown } }
    if booked.value?.count != bookedRepayments.value?.count { draft.change { $0.bookedRepayments = booked } }
    if isGraceOver { draft.change { $0.revolving.grace = .notProvided } }
    // In partial data, an empty list does not mean that there are no operations.
    if lifecycle.overlays.contains(.partialData), operations.value?.isEmpty ?? false {
      draft.change { $0.operations = .notProvided }
    }
    if isWithAnotherOrganisation {
      draft.change { $0.obligations = $0.obligations.map { all in all.map { $0.withoutAccount } } }
    } else if obligations.value?.contains(where: { $0.isAutopayPast(on: day) }) ?? false {
      draft.change { $0.obligations = $0.obligations.map { all in all.map { $0.withoutPastAutopay(on: day) } } }
    }
    guard let asOf, asOf != day else { return (draft.facts, []) }
    let changes = changes(since: asOf, with: original)
    draft.change {
      $0.date(asOf, for: day)
      $0.date(asOf, replacedBy: changes.filter { $0.day < day || $0.kind.isBeginning }, on: day)
      if day < asOf { $0.forget(after: day) }
    }
    return (draft.facts, changes.filter { $0.day < day })
  }

  /// Returns the changes that were to come on the day of the facts and whose day has come now; empty for later facts.
  /// The last day for an answer or a choice is no change.
  private func changes(since asOf: CalendarDate, with facts: FrozenFacts) -> [ComingChange] {
    guard asOf < day else { return [] }
    return LoanOnDay(asStated: facts, on: asOf, adding: ownChanges).changes(until: day).filter { change in
      change.kind != .answerBy && change.kind != .chooseBy
    }
  }

  /// Facts that are copied only when one of them changes.
  private struct Draft {
    private let original: FrozenFacts
    private var changed: LoanFacts?

    init(of facts: FrozenFacts) { original = facts }

    /// Changes a copy of the facts, which is made once.
    mutating func change(_ edit: (inout LoanFacts) -> Void) {
      var facts = changed ?? original.facts
      changed = nil
      edit(&facts)
      changed = facts
    }

    var facts: FrozenFacts { changed.map { FrozenFacts($0) } ?? original }
  }

  /// Whether an action is shown on the day: its own days contain it, and it is neither over nor done.
  private func isShown(_ action: LoanAction) -> Bool {
    if isOver(action.kind) { return false }
    return switch action.state {
    case .unavailable(_, let until): validity(until: until).isShown
    case .pending(_, let since): validity(from: since).isShown && !isDone(action)
    case .available, .hidden: true
    }
  }

  /// Whether an action would cancel booked repayments that are all past or can no longer be cancelled.
  private func isOver(_ kind: LoanAction.Kind) -> Bool {
    guard kind == .cancelRequest || kind == .change(.cancelRepayment), let booked = bookedRepayments.value,
      !booked.isEmpty
    else { return false }
    return booked.allSatisfy { ($0.cancelBy ?? $0.on) < day }
  }

  /// Whether a request was carried out: the booked repayments of its extent are all past.
  private func isDone(_ action: LoanAction) -> Bool {
    let extent: BookedRepayment.Extent
    switch action.kind {
    case .repayFull: extent = .full
    case .repayPart: extent = .part
    default: return false
    }
    let booked = (bookedRepayments.value ?? []).filter { $0.extent == extent }
    return !booked.isEmpty && booked.allSatisfy { $0.on < day }
  }

  /// Whether the grace period ended after the day of the facts, so that its outcome is unknown.
  private var isGraceOver: Bool {
    guard let grace = revolving.grace.value, grace.state == .running || grace.state == .kept, let until = grace.until
    else { return false }
    return until < day && asOf.map { $0 <= until } ?? true
  }
}

extension LoanFacts {
  /// Moves the payment of a day to the one to which an extension in use puts it off: the instalments of that day, and
  /// the open row of the schedule. Its automatic payment is not known to be on the old day.
  fileprivate mutating func movePayment(by extended: PaymentExtension) {
    guard let from = extended.due, let due = extended.movedTo else { return }
    let origin = extensionOfPayment.origin ?? .derived(rule: "extension of the payment")
    obligations = obligations.map { all in
      all.map { stated in
        guard stated.kind == .instalment, stated.due.value == from else { return stated }
        var obligation = stated
        obligation.due = .known(due, origin: origin)
        if let taken = stated.autopayDay.value, taken <= from { obligation.autopayDay = .notProvided }
        return obligation
      }
    }
    guard
      let index = schedule.rows.firstIndex(where: { row in
        row.kind == .instalment && row.due == from && row.paidOn == nil
          && [nil, .due, .upcoming, .partiallyPaid].contains(row.status) && !row.hasNothingLeft
      })
    else { return }
    var row = schedule.rows.remove(at: index)
    row.due = due
    let place = schedule.rows.firstIndex { $0.due.map { due < $0 } ?? false }
    schedule.rows.insert(row, at: place ?? schedule.rows.endIndex)
  }

  /// Removes the facts that happened after a day that is before the day of the facts.
  fileprivate mutating func forget(after day: CalendarDate) {
    operations = operations.map { all in all.filter { $0.date <= day } }
    debt.overdue.items = debt.overdue.items.map { all in all.filter { $0.due < day } }
    guard let since = LoanOnDay(asStated: FrozenFacts(self), on: day).overdueSince.value, since >= day else { return }
    debt.overdue = Overdue()
    obligations = obligations.map { all in all.filter { $0.kind != .overdue } }
    lifecycle.overlays.remove(.overdue)
  }

  /// Adds the day of the facts to the values that changes replace, unless the source states the new value too.
  fileprivate mutating func date(_ asOf: CalendarDate, replacedBy changes: [ComingChange], on day: CalendarDate) {
    if changes.isEmpty { return }
    let rate = on(day).rate(on: day).value?.rate
    if changes.contains(where: { $0.isChange(from: rate) }) { terms.rates.date(asOf) }
    if changes.contains(where: { $0.payment != nil }) { terms.payment.date(asOf) }
    var limits: Set<String?> = []
    for change in changes {
      if case .limit(let line) = change.kind { limits.insert(line) }
    }
    if limits.isEmpty { return }
    revolving.lines = revolving.lines.map { all in
      all.enumerated().map { index, stated in
        var line = stated
        // A limit without a line is that of the main line.
        if limits.contains(line.id) || index == 0 && limits.contains(nil) { line.limit.date(asOf) }
        return line
      }
    }
  }

  /// Adds the day of the facts to each value that can change from day to day.
  fileprivate mutating func date(_ asOf: CalendarDate, for day: CalendarDate) {
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
  /// Adds a day to a known value that has none.
  mutating func date(_ day: CalendarDate) {
    if case .known(let value, let origin, nil) = self { self = .known(value, origin: origin, asOf: day) }
  }
}

extension Debt {
  /// Adds a day to the amounts that can change from day to day.
  fileprivate mutating func date(_ day: CalendarDate) {
    for part in [\Debt.total, \.principal, \.interest, \.fees, \.penalties, \.overpaid] {
      self[keyPath: part].date(day)
    }
    overdue.amount.date(day)
    overdue.since.date(day)
    overdue.count.date(day)
    // A payoff amount with a day of its own needs no other day.
    if payoff.value?.validOn == nil { payoff.date(day) }
  }
}

extension Revolving {
  /// Adds a day to the facts that can change from day to day.
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
  /// Returns the totals with this last day if the source does not state one.
  fileprivate func ending(on day: CalendarDate) -> PaidTotals {
    var totals = self
    totals.until = until ?? day
    return totals
  }
}

extension ComingChange {
  /// Whether the change replaces the rate of the whole loan by another one than `stated`, or by an unknown one.
  fileprivate func isChange(from stated: Rate?) -> Bool {
    guard let after = rate?.after else { return kind == .rate() || kind == .rateResets }
    guard kind.isOfMainRate else { return false }
    guard let stated, let new = after.value else { return true }
    return !stated.isSame(as: new)
  }
}

extension ComingChange.Kind {
  /// Whether the day of the change is the first day of something, not the last.
  fileprivate var isBeginning: Bool {
    switch self {
    case .rate, .rateResets, .payment, .repaymentBegins, .repaymentPeriodBegins, .limit, .holidayBegins: true
    case .rateEnds, .insuranceEnds, .graceEnds, .drawingEnds, .planEnds, .holidayEnds, .answerBy, .chooseBy,
      .lastPayment, .contractEnds, .chargeCapReached:
      false
    }
  }

  /// Whether the change is one of the rate of the whole loan, or the end of a policy, which can be its reason.
  fileprivate var isOfMainRate: Bool {
    if case .insuranceEnds = self { true } else { self == .rate() || self == .rateEnds() }
  }
}

extension Obligation {
  /// Returns the obligation without an automatic payment whose day is past.
  fileprivate func withoutPastAutopay(on day: CalendarDate) -> Obligation {
    guard isAutopayPast(on: day) else { return self }
    var obligation = self
    obligation.forgetAutopay()
    return obligation
  }

  /// The obligation to another organisation, which neither debits an account of this one nor counts the money in it.
  fileprivate var withoutAccount: Obligation {
    var obligation = self
    obligation.forgetAutopay()
    obligation.account = .notProvided
    obligation.covered = .notProvided
    return obligation
  }

  /// Whether the day of the automatic payment is before a day; `false` if it is unknown.
  fileprivate func isAutopayPast(on day: CalendarDate) -> Bool { autopayDay.value.map { $0 < day } ?? false }

  /// Removes what is stated about the automatic payment.
  fileprivate mutating func forgetAutopay() {
    autopay = .notProvided
    autopayAmount = .notProvided
    autopayDay = .notProvided
  }
}
