package import LoanArithmetic

extension LoanFacts {
  /// The instalments around a day.
  package struct PaymentsAround: Sendable, Hashable {
    /// The last paid instalment before the next one, and the missed ones, in the order of their days.
    package var past: [ScheduleRow]
    package var next: ScheduleRow
    package var ahead: [ScheduleRow]
  }

  /// The last paid instalment, the latest missed ones, the next one and those after it.
  ///
  /// `nil` unless the schedule has an open row on the day of the next obligation: then the schedule and the obligations
  /// contradict each other.
  ///
  /// - Parameters:
  ///   - missed: The maximum number of missed instalments.
  ///   - ahead: The maximum number of instalments after the next one.
  package func payments(around day: CalendarDate, missed missedLimit: Int, ahead aheadLimit: Int) -> PaymentsAround? {
    let rows = schedule.rows.filter { $0.kind.isOwed && $0.due != nil && $0.payment != nil }
    guard lifecycle.phase.isOpen, let due = nextObligation(on: day)?.due.value,
      let next = rows.firstIndex(where: { $0.due == due && $0.isOpen(on: day) })
    else { return nil }
    let missed = rows[..<next].filter { status(of: $0, on: day) == .overdue }.suffix(missedLimit)
    let done = rows[..<next].last { status(of: $0, on: day) == .paid }
    return PaymentsAround(
      past: ([done].compactMap(\.self) + missed).sorted { ($0.due ?? day) < ($1.due ?? day) }, next: rows[next],
      ahead: Array(rows[(next + 1)...].prefix(aheadLimit)))
  }
}
