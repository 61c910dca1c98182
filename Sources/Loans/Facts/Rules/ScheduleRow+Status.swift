package import LoanArithmetic

extension ScheduleRow {
  /// The status of the row on a day; `nil` if it is unknown.
  ///
  /// A stated status has priority, except `due` and `upcoming`: the source stated them before the day of the row, so
  /// they mean nothing when that day is over. A row of which a part is paid is overdue when its day is over. Otherwise the
  /// status follows from the amounts and the day.
  package func status(on day: CalendarDate) -> Status? {
    if let status, status != .due, status != .upcoming {
      let isLate = status == .partiallyPaid && kind.isOwed && due.map { $0 < day } ?? false
      return isLate && outstanding?.isPositive ?? true ? .overdue : status
    }
    guard kind.isPayable else { return nil }
    if paidOn != nil { return .paid }
    if let outstanding, let payment {
      if outstanding.isZero { return .paid }
      if let due, due < day { return kind.isOwed ? .overdue : nil }
      if outstanding != payment { return .partiallyPaid }
    }
    guard let due, due >= day else { return nil }
    return due == day ? .due : .upcoming
  }

  /// Whether the row still has to be paid, as far as its status on a day tells.
  func isOpen(on day: CalendarDate) -> Bool {
    let status = status(on: day)
    return status != .paid && status != .skipped
  }
}

extension LoanOnDay {
  /// The status of a row of the schedule; `nil` if it is unknown.
  ///
  /// If the day of the row is over and the facts are older, nobody knows whether it was paid. If the facts are of a later
  /// day, what happened to the row after the day is not said.
  package func status(of row: ScheduleRow) -> ScheduleRow.Status? {
    var status = row.status(on: lastKnownDay)
    if let asOf, day < asOf, let happened = row.paidOn ?? row.due,
      happened > day || status == .overdue && happened == day
    {
      guard let due = row.due, due >= day, row.kind.isPayable else { return nil }
      status = .upcoming
    }
    guard status == .due || status == .upcoming || status == .partiallyPaid, let due = row.due else { return status }
    if due < day { return nil }
    return status == .partiallyPaid ? status : due == day ? .due : .upcoming
  }
}

extension ScheduleRow.Kind {
  /// Whether the customer owes a row of this kind: it is overdue if it is not paid in time.
  var isOwed: Bool { self == .instalment || self == .balloon }

  /// Whether the customer can pay a row of this kind. A residual value can be paid, but the leased thing can be returned
  /// in place of it.
  var isPayable: Bool { isOwed || self == .residual }
}
