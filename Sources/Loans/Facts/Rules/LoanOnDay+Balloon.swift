import LoanArithmetic

extension LoanOnDay {
  /// Returns the coming changes of a balloon: its payment, unless the schedule has it or another way is chosen, and the
  /// last day on which the customer can choose a way out of it.
  ///
  /// - Parameter listed: the last payments in the schedule.
  func balloonChanges(beside listed: [ComingChange]) -> [ComingChange] {
    guard case .known(let stated, let origin, _) = terms.balloon else { return [] }
    let balloon = withRow(stated)
    var changes: [ComingChange] = []
    if let due = balloon.due, due >= day, !balloon.isSettledOtherwise,
      !listed.contains(where: { $0.kind == .lastPayment(balloon.rowKind) })
    {
      let payment = balloon.amount.map { amount in ComingChange.Step(to: terms.balloon.map { _ in amount }) }
      changes.append(
        ComingChange(
          .lastPayment(balloon.rowKind), on: due, payment: payment, paymentFrom: due, origin: origin))
    }
    if let last = balloon.lastDayToChoose(from: day) {
      changes.append(ComingChange(.chooseBy, on: last, origin: origin))
    }
    return changes
  }

  /// Returns a balloon with what its row of the schedule states, if that is still to come: its amount, if the terms
  /// state none, and the earlier of the two days.
  package func withRow(_ stated: Balloon) -> Balloon {
    let row = schedule.rows.last { row in
      stated.kind != nil && row.kind == stated.rowKind && row.isOpen(on: day) && row.due.map { $0 >= day } ?? false
    }
    guard let row else { return stated }
    var balloon = stated
    balloon.due = [stated.due, row.due].compactMap(\.self).min()
    balloon.amount = stated.amount ?? row.payment
    return balloon
  }

  /// Whether a row of the schedule is the balloon, and the customer has chosen another way than to pay it.
  func isSettledOtherwise(_ row: ScheduleRow) -> Bool {
    terms.balloon.value.map { $0.isSettledOtherwise && $0.kind != nil && $0.rowKind == row.kind } ?? false
  }

  /// Whether the customer owes a row of the schedule, so that it is overdue if it is not paid in time.
  func isOwed(_ row: ScheduleRow) -> Bool { row.kind.isOwed && !isSettledOtherwise(row) }

  /// Whether the customer can still be asked to pay a row of the schedule.
  func isPayable(_ row: ScheduleRow) -> Bool { row.kind.isPayable && !isSettledOtherwise(row) }

  /// Returns a warning for each contradiction between a balloon, its ways out and the other terms.
  func balloonContradictions() -> [Diagnostic] {
    guard let balloon = terms.balloon.value else { return [] }
    var found: [Diagnostic] = []
    if let amount = balloon.amount {
      if let original = terms.originalAmount.value, amount.minorUnits > original.minorUnits {
        found.contradict(
          at: terms.balloon, member: "amount", "The payment at the end is more than the original amount.",
          found: "\(amount)", expected: "\(original) or less")
      } else if balloon.kind == .balloon, lifecycle.phase.isOpen, let owed = debt.principal.value,
        amount.minorUnits > owed.minorUnits
      {
        found.contradict(
          at: terms.balloon, member: "amount", "The payment at the end is more than the principal that is owed.",
          found: "\(amount)", expected: "\(owed) or less")
      }
    }
    if let due = balloon.due, let last = ends.value, due > last {
      found.contradict(
        at: terms.balloon, member: "due", "The payment at the end comes after the end of the contract.",
        found: "\(due)", expected: "\(last) or earlier")
    }
    for (index, way) in balloon.waysOut.enumerated() {
      guard let last = way.chooseBy, let due = balloon.due, last > due else { continue }
      found.contradict(
        at: terms.balloon, member: "waysOut[\(index)].chooseBy",
        "The last day to choose is after the day of the payment.", found: "\(last)", expected: "\(due) or earlier")
    }
    let chosen = balloon.waysOut.count(where: \.isChosen)
    if chosen > 1 {
      found.contradict(
        at: terms.balloon, member: "waysOut", "More than one way out is chosen.", found: "\(chosen) ways",
        expected: "one way or none")
    }
    if balloon.isSettledOtherwise, (obligations.value ?? []).contains(where: { $0.kind == .balloon }) {
      found.contradict(
        at: obligations, "The payment at the end is demanded, and another way is chosen.", found: "a balloon",
        expected: "no such obligation")
    }
    return found + rowContradictions(of: balloon)
  }

  /// Returns a warning if the row of the schedule for the balloon has another amount or day.
  private func rowContradictions(of balloon: Balloon) -> [Diagnostic] {
    guard let row = schedule.rows.last(where: { $0.kind == balloon.rowKind }) else { return [] }
    var found: [Diagnostic] = []
    let principal = row.portions.amount(of: .principal) ?? row.payment
    if let amount = balloon.amount, let principal, amount != principal, amount != row.payment {
      found.contradict(
        at: terms.balloon, member: "amount", "The schedule has another payment at the end.", found: "\(amount)",
        expected: "\(principal)")
    }
    if let due = balloon.due, let planned = row.due, due != planned {
      found.contradict(
        at: terms.balloon, member: "due", "The schedule has another day for the payment at the end.", found: "\(due)",
        expected: "\(planned)")
    }
    return found
  }
}

extension Balloon {
  /// The kind of schedule row for the payment.
  package var rowKind: ScheduleRow.Kind {
    switch kind {
    case .balloon: .balloon
    case .residual: .residual
    case nil: .other
    }
  }

  /// Whether the customer has chosen a way out other than the payment of the whole amount.
  package var isSettledOtherwise: Bool { waysOut.contains { $0.isChosen && $0.kind != .pay } }

  /// Returns the earliest deadline for a way out that is not before `day`; `nil` if there is none, if the customer has
  /// chosen, or if there is no choice.
  func lastDayToChoose(from day: CalendarDate) -> CalendarDate? {
    guard waysOut.count > 1, !waysOut.contains(where: \.isChosen) else { return nil }
    return waysOut.compactMap(\.chooseBy).filter { $0 >= day }.min()
  }
}
