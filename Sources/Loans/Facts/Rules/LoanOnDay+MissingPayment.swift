import LoanArithmetic

extension LoanOnDay {
  /// Whether the schedule has, or may have, a payable row on ``dayOfState`` or later: a row with such a day or none, or
  /// rows that the source left out. If no next payment is found, its absence then needs an explanation.
  package var isNextPaymentMissing: Bool {
    let days = schedule.rows.filter(isPayable).map(\.due)
    return !days.isEmpty && (schedule.isTruncated || days.contains { $0.map { $0 >= dayOfState } ?? true })
  }
}
