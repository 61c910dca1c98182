package import LoanArithmetic

extension LoanOnDay {
  /// The day of the last payment that is interest alone; `nil` if none is to come or its day is unknown.
  package var interestOnlyUntil: CalendarDate? {
    guard let count = terms.interestOnlyPayments.value, let last = instalment(numbered: count)?.due, last >= day else {
      return nil
    }
    return last
  }

  /// The first payment that repays principal, after payments of interest alone; `nil` if it is past or unknown, as
  /// after the early repayment of a part.
  package var firstRepayment: ScheduleRow? {
    guard let count = terms.interestOnlyPayments.value, let first = instalment(numbered: count + 1),
      let due = first.due, due >= day, firstPartRepaid.map({ due <= $0 }) ?? true
    else { return nil }
    return first
  }

  /// The day on which the principal begins to be repaid, with the payments before and from then on.
  var beginningOfRepayment: ComingChange? {
    guard let first = firstRepayment, let due = first.due else { return nil }
    let origin = origins[.schedule] ?? .derived(rule: "first payment after those of interest alone")
    return ComingChange(
      .repaymentBegins, on: due,
      payment: first.payment.map {
        .init(from: paymentReplaced(on: due, by: $0, inSchedule: true), to: .known($0, origin: origin))
      },
      paymentFrom: due,
      origin: origin)
  }

  /// Returns the instalment with a number; `nil` if there is none or the debt no longer follows the schedule.
  private func instalment(numbered number: Int) -> ScheduleRow? {
    guard lifecycle.phase.isOpen, !hasLeftPlan else { return nil }
    return schedule.rows.first { $0.kind == .instalment && $0.number == number }
  }
}
