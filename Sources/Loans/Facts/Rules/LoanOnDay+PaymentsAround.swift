import LoanArithmetic

extension LoanOnDay {
  /// The instalments around the day.
  package struct PaymentsAround: Sendable, Hashable {
    /// The last paid instalment before the next one, and the missed ones, in the order of their days.
    package var past: [ScheduleRow]
    /// The next instalment, or an early repayment that is booked before it.
    package var next: ScheduleRow
    /// The instalments and early repayments after ``next``.
    package var ahead: [ScheduleRow]
    /// The rows of `ahead` whose amounts are calculated, because an early repayment changes them.
    package var calculated: Set<ScheduleRow> = []
  }

  /// Returns the last paid instalment, the latest missed ones, the next one and those after it; `nil` if unknown.
  ///
  /// The early repayments that the customer has booked are included, and the instalments after them are those that they
  /// change, up to the first one with an unknown amount. The instalments are unknown if the schedule has no open row on
  /// the day of the next obligation, and so contradicts it, or if that day is past.
  ///
  /// - Parameters:
  ///   - missed: the maximum number of missed instalments.
  ///   - ahead: the maximum number of instalments after the next one.
  package func payments(missed missedLimit: Int, ahead aheadLimit: Int) -> PaymentsAround? {
    let rows = schedule.rows.filter { isOwed($0) && $0.due != nil && $0.payment != nil }
    guard lifecycle.phase.isOpen, let begin = firstComing(in: rows) else { return nil }
    // A repayment whose day has passed since the facts may have taken place, so the rows after it follow from it.
    let coming = onLastKnownDay.changedByRepayments(Array(rows[begin...]))
    let ahead = coming.rows.drop { $0.kind == .earlyRepayment && $0.due.map { $0 < day } ?? false }
    guard let next = ahead.first, next.due.map({ $0 >= day }) ?? false else { return nil }
    let known = ahead.dropFirst().prefix { $0.payment != nil || $0.kind == .earlyRepayment }
    let missed = rows[..<begin].filter { status(of: $0) == .overdue }.suffix(missedLimit)
    let done = rows[..<begin].last { status(of: $0) == .paid }
    return PaymentsAround(
      past: ([done].compactMap(\.self) + missed).sorted { ($0.due ?? day) < ($1.due ?? day) }, next: next,
      ahead: Array(known.prefix(aheadLimit)), calculated: coming.calculated)
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

  /// Inserts the early repayments that the customer has booked into the rows. Money of another payer changes no row,
  /// because it may not come.
  ///
  /// The rows after the first repayment are those of the schedule if it contains the repayment, otherwise those that
  /// follow from the repayment, or none if they are unknown; `calculated` contains the ones with calculated amounts.
  /// The rows after a later repayment have no amounts, unless the schedule contains it. No row follows a repayment of
  /// the whole debt.
  func changedByRepayments(_ rows: [ScheduleRow]) -> (rows: [ScheduleRow], calculated: Set<ScheduleRow>) {
    let booked = customersRepayments
    guard let first = booked.first else { return (rows, []) }
    let (changed, calculated) = self.changed(rows, by: first)
    let later = booked.dropFirst()
    let end = booked.first { $0.extent == .full }?.on
    if later.isEmpty, end == nil { return (changed, calculated) }
    let inSchedule = Set(schedule.rows.filter { $0.kind == .earlyRepayment && !$0.isPaid }.compactMap(\.due))
    let unknownAfter = later.first { !inSchedule.contains($0.on) }?.on
    var result: [ScheduleRow] = []
    for row in changed {
      guard row.kind != .earlyRepayment, let due = row.due else {
        result.append(row)
        continue
      }
      if let end, due >= end { continue }
      let isUnknown = unknownAfter.map { due > $0 } ?? false
      result.append(isUnknown ? ScheduleRow(kind: row.kind, number: row.number, due: due, status: row.status) : row)
    }
    let inserted = later.filter { repayment in end.map { repayment.on <= $0 } ?? true }.map {
      ScheduleRow(kind: .earlyRepayment, due: $0.on, payment: $0.amount)
    }
    return (result.merged(with: inserted), calculated)
  }

  /// Inserts the first booked early repayment into the rows, and changes those after it.
  private func changed(
    _ rows: [ScheduleRow], by repayment: BookedRepayment
  ) -> (rows: [ScheduleRow], calculated: Set<ScheduleRow>) {
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
    return (before + [early] + after, repayment.paymentAfter == nil ? Set(after) : [])
  }
}

extension [ScheduleRow] {
  /// Returns the rows with others among them, by their days; of one day, the others come last. Both are in the order of
  /// their days.
  fileprivate func merged(with others: [ScheduleRow]) -> [ScheduleRow] {
    var result: [ScheduleRow] = []
    var next = 0
    for row in self {
      while next < others.count, let due = row.due, let other = others[next].due, other < due {
        result.append(others[next])
        next += 1
      }
      result.append(row)
    }
    return result + others[next...]
  }
}
