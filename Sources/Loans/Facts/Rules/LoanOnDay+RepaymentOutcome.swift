package import LoanArithmetic

/// The effect of an early repayment on a loan: as the source states it, or else calculated.
package struct RepaymentOutcome: Sendable, Hashable {
  /// The instalment after the repayment.
  package var paymentAfter: Fact<Money> = .notProvided
  /// The day of the last payment after it.
  package var endsAfter: Fact<CalendarDate> = .notProvided
  /// The interest that the repayment saves.
  package var interestSaved: Fact<Money> = .notProvided
  /// The payments after the day of the repayment; `nil` if they are unknown, empty if there are none.
  package var rows: [ScheduleRow]?
}

extension LoanOnDay {
  /// Returns the effect of a booked early repayment.
  ///
  /// Values that the source does not state are calculated for the first repayment only, as far as no later one of the
  /// customer changes them. This requires terms that give exactly the stated payments, except for a full repayment on a
  /// due date, and for a part of the debt also a stated ``BookedRepayment/effect`` and no other repayment of its day.
  package func outcome(of repayment: BookedRepayment) -> RepaymentOutcome {
    var outcome = RepaymentOutcome()
    let known = onLastKnownDay
    if known.comingRepayments.first == repayment {
      switch repayment.extent {
      case .full: outcome = payingOff(repayment)
      case .part where !known.isBesideAnother(repayment): outcome = repayingPart(repayment)
      case .part, nil: break
      }
    }
    if repayment.paymentAfter.map({ $0 != outcome.paymentAfter.value }) ?? false
      || repayment.endsAfter.map({ $0 != outcome.endsAfter.value }) ?? false
    {
      // The source expects another outcome, so nothing of the calculated one is used.
      outcome = RepaymentOutcome()
    }
    // What a later repayment changes again never comes, or not as calculated.
    if outcome.rows?.isEmpty == false, let next = known.customersRepayments.first(where: { $0.on > repayment.on }) {
      outcome.keepOnly(until: next)
    }
    if let stated = repayment.paymentAfter {
      outcome.paymentAfter = bookedRepayments.map { _ in stated }
    }
    if let stated = repayment.endsAfter { outcome.endsAfter = bookedRepayments.map { _ in stated } }
    if let stated = repayment.interestSaved { outcome.interestSaved = bookedRepayments.map { _ in stated } }
    return outcome
  }

  /// The next instalment or minimum payment, which an early repayment may change; `nil` if it is unknown. The fees of
  /// its day are no part of it.
  package var nextRegularPayment: Money? {
    let regular = nextObligationsOfEachKind.filter { $0.kind == .instalment || $0.kind == .minimum }
    let next = sum(of: regular.filter { $0.due.value == regular.first?.due.value })
    return next?.amount.value ?? comingInstalments.first?.payment
  }

  /// The next instalment as it becomes by an early repayment that the customer has booked for a day before it; `nil` if
  /// it stays the same, if its amount is unknown, or if the source states it.
  package var nextAfterRepayment: (booked: BookedRepayment, payment: Fact<Money>)? {
    guard let next = nextObligation, next.kind == .instalment, parts(of: next).isEmpty, let due = next.due.value,
      let booked = onLastKnownDay.customersRepayments.first, booked.extent == .part, booked.on < due,
      row(of: booked) == nil
    else { return nil }
    let payment = outcome(of: booked).paymentAfter
    return payment.isDerived && payment.value != next.amount.value ? (booked, payment) : nil
  }

  /// Returns the effect of repaying the whole debt.
  private func payingOff(_ repayment: BookedRepayment) -> RepaymentOutcome {
    var outcome = RepaymentOutcome()
    outcome.rows = []
    outcome.endsAfter = bookedRepayments.map { _ in repayment.on }
    let rows = comingInstalments
    let interest = rows.filter { $0.due.map { $0 > repayment.on } ?? false }.map { $0.portions.amount(of: .interest) }
    guard !rows.isEmpty, openFixing == nil, let left = Money.sum(interest.compactMap(\.self), currency: currency),
      interest.allSatisfy({ $0 != nil })
    else { return outcome }
    if rows.contains(where: { $0.due == repayment.on }) {
      outcome.interestSaved = .known(left, origin: .derived(rule: "interest of the payments that fall away"))
    } else if let coming = comingPayments, let after = coming.schedule(after: .on(repayment.on)) {
      outcome.interestSaved = coming.schedule.interestSaved(by: after)
    }
    return outcome
  }

  /// Returns the calculated effect of repaying a part; empty if it cannot be calculated, or if a payment would rise.
  private func repayingPart(_ repayment: BookedRepayment) -> RepaymentOutcome {
    guard let amount = repayment.amount, amount.isPositive, let effect = repayment.effect else {
      return RepaymentOutcome()
    }
    guard let coming = comingPayments,
      let outcome = coming.outcome(ofRepaying: amount, on: repayment.on, effect: effect),
      !coming.isPaymentRaised(by: outcome, on: repayment.on)
    else { return RepaymentOutcome() }
    return outcome
  }
}

extension RepaymentOutcome {
  /// Removes what another repayment changes: the last payment, the interest saved, and the payment unless it is due
  /// before.
  fileprivate mutating func keepOnly(until next: BookedRepayment) {
    endsAfter = .notProvided
    interestSaved = .notProvided
    let isPaid = rows?.first?.due.map { next.extent == .part ? $0 <= next.on : $0 < next.on } ?? false
    if !isPaid { paymentAfter = .notProvided }
  }
}

extension Schedule {
  /// Returns the interest of this schedule that a changed one does not have.
  fileprivate func interestSaved(by after: Schedule) -> Fact<Money> {
    totalInterest.subtracting(after.totalInterest).map {
      .known($0, origin: .derived(rule: "interest with and without the early repayment"))
    } ?? .notProvided
  }
}

extension ComingPayments {
  /// Returns the effect of repaying a part of the debt early; `nil` if it cannot be calculated or nothing is left to
  /// pay after it.
  func outcome(
    ofRepaying amount: Money, on day: CalendarDate, effect: BookedRepayment.Effect
  ) -> RepaymentOutcome? {
    guard let after = repaying(amount, on: day, effect: effect) else { return nil }
    let rows = after.allRows.filter { $0.due.map { $0 > day } ?? false }
    guard let next = rows.first?.payment, let last = rows.last?.due else { return nil }
    let origin = Origin.derived(rule: "payments of the terms after the early repayment")
    return RepaymentOutcome(
      paymentAfter: .known(next, origin: origin),
      endsAfter: after.fixedUntil == nil ? .known(last, origin: origin) : .notProvided,
      interestSaved: schedule.interestSaved(by: after.schedule), rows: rows)
  }

  /// Whether the first payment after a day is larger with an early repayment than without it. This is possible if the
  /// payments are not equal and one is calculated anew.
  func isPaymentRaised(by outcome: RepaymentOutcome, on day: CalendarDate) -> Bool {
    guard let after = outcome.paymentAfter.value, let next = allRows.first(where: { $0.due.map { $0 > day } ?? false }),
      let payment = next.payment
    else { return false }
    return after.minorUnits > payment.minorUnits
  }

  /// Returns the payments to come if a part of the debt is repaid early; `nil` if they cannot be calculated.
  ///
  /// A balloon stays as it is, which is possible only if the instalments become smaller and still repay something. With
  /// a fixed rate that ends, the instalments stay as they are and leave less: the later number of payments is unknown.
  func repaying(_ amount: Money, on day: CalendarDate, effect: BookedRepayment.Effect) -> ComingPayments? {
    guard day < rows.last?.due ?? day, balloon == nil || canKeepBalloon(repaying: amount, on: day, effect: effect),
      fixedUntil == nil || effect == .shorterTerm
    else { return nil }
    var terms = terms
    // A stated payment holds until the next instalment is paid, so a smaller one could not begin before it.
    if effect == .smallerPayment, let first = rows.first?.due, day < first {
      terms.paymentAmount = nil
      terms.principalPerPayment = nil
    }
    terms.earlyRepayments.append(
      EarlyRepayment(.on(day), amount: amount, keeps: effect == .smallerPayment ? .term : .payment))
    if fixedUntil != nil {
      guard let changed = terms.leavingRest() else { return nil }
      terms = changed
    }
    guard let schedule = try? Schedule(terms), let rows = withOtherParts(schedule.rows, of: schedule) else {
      return nil
    }
    return ComingPayments(
      rows: rows, balloon: balloon, fixedUntil: terms.finalBalance == nil ? nil : fixedUntil, terms: terms,
      schedule: schedule)
  }

  /// Whether the instalments after an early repayment of a part can leave the same balloon.
  private func canKeepBalloon(
    repaying amount: Money, on day: CalendarDate, effect: BookedRepayment.Effect
  ) -> Bool {
    let (left, overflow) = principal(on: day).subtractingReportingOverflow(amount.minorUnits)
    return effect == .smallerPayment && !overflow && left > terms.finalBalance?.minorUnits ?? 0
  }

  /// Returns the regular payments among calculated rows, with the other parts of the stated payments of the same days;
  /// `nil` if the other parts of one of them are unknown.
  func withOtherParts(_ calculated: [Schedule.Row], of schedule: Schedule) -> [ScheduleRow]? {
    var result: [ScheduleRow] = []
    // Both lists are in the order of their days.
    var next = 0
    for row in calculated where row.kind == .regular {
      while let date = row.date, next < rows.count, let due = rows[next].due, due < date { next += 1 }
      if next < rows.count, rows[next].due == row.date {
        guard let changed = rows[next].with(row, of: schedule) else { return nil }
        result.append(changed)
      } else {
        guard !hasOtherParts else { return nil }
        var added = ScheduleRow(row, of: schedule)
        added.number = result.last?.number.map { $0 + 1 }
        result.append(added)
      }
    }
    return result
  }
}

extension ScheduleRow {
  /// Returns the row with the figures of another schedule; `nil` if the new payment is unknown or too large.
  func with(_ row: Schedule.Row, of schedule: Schedule) -> ScheduleRow? {
    guard let rest, let payment = schedule.money(row.payment).adding(rest) else { return nil }
    var changed = self
    changed.payment = payment
    changed.balance = schedule.money(row.balance)
    changed.portions = portions.map { portion in
      var portion = portion
      switch portion.component {
      case .principal: portion.amount = schedule.money(row.principal)
      case .interest: portion.amount = schedule.money(row.interest)
      default: break
      }
      return portion
    }
    return changed
  }
}
