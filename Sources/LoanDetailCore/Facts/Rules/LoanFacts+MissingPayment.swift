package import LoanArithmetic

extension LoanFacts {
  /// Whether a schedule should name a payment on a day or later and does not: its rows are not all over.
  package func isNextPaymentMissing(on day: CalendarDate) -> Bool {
    let days = schedule.rows.filter { $0.kind.isPayable }.map(\.due)
    return !days.isEmpty && (schedule.isTruncated || days.contains { $0.map { $0 >= dayOfState(on: day) } ?? true })
  }
}
