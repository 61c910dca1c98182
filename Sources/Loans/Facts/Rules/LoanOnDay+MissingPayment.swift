import LoanArithmetic

extension LoanOnDay {
  /// Whether the schedule has, or may have, a payable row on ``dayOfState`` or later: a row with such a day or none, or
  /// rows that the source left out. If no next payment is found, its absence then needs an explanation.
  package var isNextPaymentMissing: Bool {
    let payable = schedule.rows.filter(isPayable)
    let isShort = schedule.paid.value.flatMap { paid in schedule.total.value.map { paid < $0 } } ?? false
    if isShort, !payable.contains(where: { $0.isOpen(on: dayOfState) }) { return true }
    return !payable.isEmpty
      && (schedule.isTruncated || payable.contains { $0.due.map { $0 >= dayOfState } ?? true })
  }
}
