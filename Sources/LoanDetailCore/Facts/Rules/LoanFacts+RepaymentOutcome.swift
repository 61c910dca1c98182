package import LoanArithmetic

/// What becomes of a loan by an early repayment: as the source states it, or else calculated.
package struct RepaymentOutcome: Sendable, Hashable {
  /// The instalment after the repayment.
  package var paymentAfter: Fact<Money> = .notProvided
  /// The day of the last payment after it.
  package var endsAfter: Fact<CalendarDate> = .notProvided
  /// The interest that is not to be paid because of it.
  package var interestSaved: Fact<Money> = .notProvided
  /// The payments after the day of the repayment; `nil` if they are unknown, empty if there are none.
  package var rows: [ScheduleRow]?
}

extension LoanFacts {
  /// What becomes of the loan by a booked early repayment.
  ///
  /// What the source does not state is calculated from the terms: the payments to come with and without the repayment.
  /// It stays unknown unless the terms, without the repayment, give exactly the payments that the source states; for a
  /// part of the debt also if the source does not state what becomes smaller, and for every repayment but the first one.
  package func outcome(of repayment: BookedRepayment, on day: CalendarDate) -> RepaymentOutcome {
    var outcome = RepaymentOutcome()
    if comingRepayments(on: lastKnownDay(on: day)).first == repayment {
      outcome = repayment.extent == .full ? payingOff(repayment) : repayingPart(repayment)
    }
    if repayment.paymentAfter.map({ $0 != outcome.paymentAfter.value }) ?? false
      || repayment.endsAfter.map({ $0 != outcome.endsAfter.value }) ?? false
    {
      // The source expects another outcome, so nothing follows from the one that is calculated.
      outcome = RepaymentOutcome()
    }
    if let stated = repayment.paymentAfter {
      outcome.paymentAfter = bookedRepayments.map { _ in stated }
    }
    if let stated = repayment.endsAfter { outcome.endsAfter = bookedRepayments.map { _ in stated } }
    if let stated = repayment.interestSaved { outcome.interestSaved = bookedRepayments.map { _ in stated } }
    return outcome
  }

  private func payingOff(_ repayment: BookedRepayment) -> RepaymentOutcome {
    var outcome = RepaymentOutcome()
    outcome.rows = []
    outcome.endsAfter = bookedRepayments.map { _ in repayment.on }
    let rows = comingInstalments
    let interest = rows.filter { $0.due.map { $0 > repayment.on } ?? false }.map { $0.portions.amount(of: .interest) }
    guard !rows.isEmpty, let left = Money.sum(interest.compactMap(\.self), currency: currency),
      interest.allSatisfy({ $0 != nil })
    else { return outcome }
    if rows.contains(where: { $0.due == repayment.on }) {
      outcome.interestSaved = .known(left, origin: .derived(rule: "interest of the payments that fall away"))
    } else if let coming = comingPayments(), let after = coming.schedule(after: .on(repayment.on)) {
      outcome.interestSaved = saved(from: coming.schedule, to: after)
    }
    return outcome
  }

  private func repayingPart(_ repayment: BookedRepayment) -> RepaymentOutcome {
    var outcome = RepaymentOutcome()
    guard let amount = repayment.amount, amount.isPositive, let effect = repayment.effect,
      let coming = comingPayments(), repayment.on < coming.rows.last?.due ?? repayment.on
    else { return outcome }
    var terms = coming.terms
    // A stated payment holds until the next instalment is paid, so a smaller one could not begin before it.
    if effect == .smallerPayment, let first = coming.rows.first?.due, repayment.on < first { terms.paymentAmount = nil }
    terms.earlyRepayments = [
      EarlyRepayment(.on(repayment.on), amount: amount, keeps: effect == .smallerPayment ? .term : .payment)
    ]
    guard let after = try? Schedule(terms) else { return outcome }
    let rest = Dictionary(
      coming.rows.compactMap { row in row.due.map { ($0, row) } }, uniquingKeysWith: { first, _ in first })
    let origin = Origin.derived(rule: "payments of the terms after the early repayment")
    let rows = after.rows.filter { $0.kind == .regular && $0.date.map { $0 > repayment.on } ?? false }
      .compactMap { row in row.date.flatMap { rest[$0] }?.with(row, of: after) }
    guard let next = rows.first?.payment, let last = rows.last?.due else { return outcome }
    outcome.paymentAfter = .known(next, origin: origin)
    outcome.endsAfter = .known(last, origin: origin)
    outcome.interestSaved = saved(from: coming.schedule, to: after)
    outcome.rows = rows
    return outcome
  }

  private func saved(from before: Schedule, to after: Schedule) -> Fact<Money> {
    before.totalInterest.subtracting(after.totalInterest).map {
      .known($0, origin: .derived(rule: "interest with and without the early repayment"))
    } ?? .notProvided
  }
}

extension ScheduleRow {
  /// Returns the row with the principal and the interest of another schedule; `nil` if they cannot be counted.
  fileprivate func with(_ row: Schedule.Row, of schedule: Schedule) -> ScheduleRow? {
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
