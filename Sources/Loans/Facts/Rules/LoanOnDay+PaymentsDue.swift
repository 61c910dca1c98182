package import LoanArithmetic

/// A payment with a known due date.
package struct DuePayment: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case obligation(Obligation.Kind)
    /// A booked early repayment. It is not a regular payment.
    case earlyRepayment(BookedRepayment.Extent)
  }

  package var kind: Kind
  package var due: CalendarDate
  package var amount: Fact<Money>
  /// The part of the amount that is already paid or available on the account.
  package var covered: Fact<Money> = .notProvided

  /// Whether the payment is an obligation, not an early repayment.
  package var isRegular: Bool { if case .obligation = kind { true } else { false } }
}

extension LoanOnDay {
  /// Returns the payments that are known to be due from the day on, the earliest first; empty if nothing can be due.
  ///
  /// These are the stated obligations, the open rows of the schedule after the last obligation, and the booked early
  /// repayments without the payments that they replace. Overdue obligations are left out, and so is the balance of a
  /// statement if a minimum payment is stated.
  ///
  /// - Parameter end: The first day after the period.
  package func paymentsDue(before end: CalendarDate) -> [DuePayment] {
    guard lifecycle.phase.isOpen, !hasPaymentsBeforeTheFacts, !isWithAnotherOrganisation else { return [] }
    let stated = obligationsDue
    let rows = rowsDue(after: stated.map(\.due).max())
    let all = stated + rows + repaymentsDue
    return all.filter { (day..<end).contains($0.due) }.sorted { $0.due < $1.due }
  }

  private var obligationsDue: [DuePayment] {
    let stated = (obligationsOrStatement.value ?? []).filter { $0.kind != .overdue }
    let hasMinimum = stated.contains { $0.kind == .minimum }
    return stated.compactMap { obligation in
      guard let due = obligation.due.value, due >= day, !isReplacedByRepayment(due),
        obligation.kind != .statement || !hasMinimum
      else { return nil }
      return DuePayment(
        kind: .obligation(obligation.kind), due: due, amount: obligation.amount, covered: obligation.covered)
    }
  }

  private func rowsDue(after last: CalendarDate?) -> [DuePayment] {
    guard !hasLeftPlan else { return [] }
    let (known, origin) = (lastKnownDay, Origin.derived(rule: "open rows of the schedule"))
    let open = schedule.rows.filter { $0.isOpen(on: known) }
    return onLastKnownDay.changedByRepayments(open).rows.compactMap { row in
      guard row.kind.isOwed, let due = row.due, due >= day, last.map({ $0 < due }) ?? true, !isInHoliday(due)
      else { return nil }
      return DuePayment(
        kind: .obligation(.instalment), due: due,
        amount: row.payment.map { .known($0, origin: origins[.schedule] ?? origin) } ?? .notProvided)
    }
  }

  /// Whether nothing is to be paid on a day because of a payment holiday.
  private func isInHoliday(_ due: CalendarDate) -> Bool {
    guard isShown(.paymentHoliday), holiday.value?.reducedTo?.isPositive != true else { return false }
    return (lifecycle.details[.paymentHoliday]?.until ?? holiday.value?.until).map { due <= $0 } ?? true
  }

  private var repaymentsDue: [DuePayment] {
    comingRepayments.map { repayment in
      let amount: Fact<Money> =
        switch repayment.extent {
        case .full: repaymentNeed(of: repayment).total
        case .part: repayment.amount.map { amount in bookedRepayments.map { _ in amount } } ?? .notProvided
        }
      return DuePayment(kind: .earlyRepayment(repayment.extent), due: repayment.on, amount: amount)
    }
  }
}
