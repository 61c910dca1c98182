import LoanArithmetic

extension LoanOnDay {
  /// Whether the schedule has, or may have, a payable row on ``dayOfState`` or later: a row with such a day or none, or
  /// rows that the source left out. If no next payment is found, its absence then needs an explanation.
  package var isNextPaymentMissing: Bool {
    let payable = schedule.rows.filter(isPayable)
    if hasUnlistedPayments, !payable.contains(where: { $0.isOpen(on: dayOfState) }) { return true }
    return !payable.isEmpty
      && (schedule.isTruncated || payable.contains { $0.due.map { $0 >= dayOfState } ?? true })
  }

  /// Whether the numbers of payments leave some that are neither made nor missed.
  private var hasUnlistedPayments: Bool {
    guard lifecycle.phase != .maturedUnpaid, let paid = schedule.paid.value, let total = schedule.total.value,
      0 <= paid, paid < total
    else { return false }
    return paymentsMissed < total - paid
  }
}
