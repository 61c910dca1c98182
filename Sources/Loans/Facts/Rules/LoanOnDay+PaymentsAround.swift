import LoanArithmetic

extension LoanOnDay {
  /// The instalments around the day.
  package struct PaymentsAround: Sendable, Hashable {
    /// The last paid instalment before the next one, and the missed ones, in the order of their days.
    package var past: [ScheduleRow]
    package var next: ScheduleRow
    package var ahead: [ScheduleRow]
    /// The rows of `ahead` whose amounts are calculated, because an early repayment changes them.
    package var calculated: Set<ScheduleRow> = []
  }

  /// Returns the last paid instalment, the latest missed ones, the next one and those after it; `nil` if unknown.
  ///
  /// The first booked early repayment is included, and the instalments after it are those that it changes. They are
  /// unknown if the schedule has no open row on the day of the next obligation, and so contradicts it, or if that day
  /// is past.
  ///
  /// - Parameters:
  ///   - missed: The maximum number of missed instalments.
  ///   - ahead: The maximum number of instalments after the next one.
  package func payments(missed missedLimit: Int, ahead aheadLimit: Int) -> PaymentsAround? {
    let rows = schedule.rows.filter { isOwed($0) && $0.due != nil && $0.payment != nil }
    guard lifecycle.phase.isOpen, let begin = firstComing(in: rows) else { return nil }
    let coming = changedByRepayments(Array(rows[begin...]))
    guard let next = coming.rows.first, next.due.map({ $0 >= day }) ?? false else { return nil }
    let missed = rows[..<begin].filter { status(of: $0) == .overdue }.suffix(missedLimit)
    let done = rows[..<begin].last { status(of: $0) == .paid }
    return PaymentsAround(
      past: ([done].compactMap(\.self) + missed).sorted { ($0.due ?? day) < ($1.due ?? day) }, next: next,
      ahead: Array(coming.rows.dropFirst().prefix(aheadLimit)), calculated: coming.calculated)
  }

  /// Returns the index of the row of the next obligation or, if a repayment of the whole debt replaces all obligations,
  /// of the first row that it replaces.
  private func firstComing(in rows: [ScheduleRow]) -> Int? {
    guard let due = nextObligation?.due.value else {
      guard let closing = closingRepayment, closing.on >= day else { return nil }
      return rows.firstIndex { $0.isOpen(on: day) && $0.due.map { isReplacedByRepayment($0) } ?? false }
    }
    return rows.firstIndex { $0.due == due && $0.isOpen(on: day) }
  }

  /// Inserts the first booked early repayment into the rows. The rows after it are those of the schedule if it contains
  /// the repayment, otherwise those that follow from the repayment, or none if they are unknown; `calculated` contains
  /// the ones with calculated amounts. Money of another payer may not come, so it changes no row.
  func changedByRepayments(_ rows: [ScheduleRow]) -> (rows: [ScheduleRow], calculated: Set<ScheduleRow>) {
    guard let repayment = comingRepayments.first, repayment.payer == nil else { return (rows, []) }
    if let stated = row(of: repayment) {
      let place = rows.firstIndex { $0.due.map { $0 > repayment.on } ?? false } ?? rows.endIndex
      return (rows[..<place] + [stated] + rows[place...], [])
    }
    let before = rows.filter { row in
      guard let due = row.due else { return false }
      return repayment.extent == .full ? due < repayment.on : due <= repayment.on
    }
    let need = repaymentNeed(of: repayment)
    let (amount, portions) =
      repayment.extent == .full
      ? (need.total.value, need.portions)
      : (repayment.amount, repayment.amount.map { [Portion(.principal, $0)] } ?? [])
    let early = ScheduleRow(kind: .earlyRepayment, due: repayment.on, payment: amount, portions: portions)
    let outcome = outcome(of: repayment)
    let after = outcome.rows ?? []
    return (before + [early] + after, outcome.paymentAfter.isDerived ? Set(after) : [])
  }
}
