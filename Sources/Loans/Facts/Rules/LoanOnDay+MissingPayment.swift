import LoanArithmetic

extension LoanOnDay {
  /// Whether a schedule should name a payment on the day or later and does not: its rows are not all over.
  package var isNextPaymentMissing: Bool {
    let days = schedule.rows.filter { $0.kind.isPayable }.map(\.due)
    return !days.isEmpty && (schedule.isTruncated || days.contains { $0.map { $0 >= dayOfState } ?? true })
  }
}
