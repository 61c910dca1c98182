package import LoanArithmetic

extension ScheduleRow {
  /// Returns the status of the row on a day; `nil` if it is unknown.
  ///
  /// A stated status has priority, except `due` and `upcoming`, which depend on the day. A partially paid row is paid
  /// if nothing is left of it, and otherwise overdue after its day. Otherwise the status follows from the amounts and
  /// the day. A payment of nothing is not paid before its day.
  package func status(on day: CalendarDate) -> Status? {
    if let status, status != .due, status != .upcoming {
      if status == .partiallyPaid, hasNothingLeft { return .paid }
      let isLate = status == .partiallyPaid && kind.isOwed && due.map { $0 < day } ?? false
      return isLate && outstanding?.isPositive ?? true ? .overdue : status
    }
    guard kind.isPayable else { return nil }
    if paidOn != nil { return .paid }
    let isPast = due.map { $0 < day } ?? false
    if let outstanding, let payment {
      if hasNothingLeft {
        if payment.isPositive || isPast { return .paid }
      } else if isPast {
        return kind.isOwed ? .overdue : nil
      } else if outstanding != payment {
        return .partiallyPaid
      }
    }
    guard let due, due >= day else { return nil }
    return due == day ? .due : .upcoming
  }

  /// The part of the payment that is already paid; `nil` if there is none or it is unknown.
  var partPaid: Money? {
    outstanding.flatMap { left in payment.flatMap { $0.subtracting(left) } }.flatMap { $0.isPositive ? $0 : nil }
  }

  /// Whether the source states that nothing of the payment is left, or that more than it was paid.
  var hasNothingLeft: Bool { outstanding.map { !$0.isPositive } ?? false }

  /// Whether nothing is to be paid on the row, which is one of a payment holiday or one that the source skips.
  var isOmitted: Bool { kind == .paymentHoliday || status == .skipped }

  /// Whether the status of the row on a day is neither paid nor skipped; `true` if the status is unknown.
  func isOpen(on day: CalendarDate) -> Bool {
    let status = status(on: day)
    return status != .paid && status != .skipped
  }
}

extension LoanOnDay {
  /// Returns the status of a row of the schedule; `nil` if it is unknown.
  ///
  /// If the day of the row is past and the facts are older, it is unknown whether the row was paid. If the facts are of
  /// a later day, a row that was paid or missed after the day is still due or upcoming. A row that the source calls
  /// overdue has no status while a state excuses its payment, nor has an open balloon if another way than its payment
  /// is chosen.
  package func status(of row: ScheduleRow) -> ScheduleRow.Status? {
    var status = row.status(on: lastKnownDay)
    if isExcused, status == .overdue { return nil }
    if isSettledOtherwise(row), status == .overdue || status == .due || status == .upcoming { return nil }
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
  /// Whether the customer owes a row of this kind, so that it is overdue if it is not paid in time.
  var isOwed: Bool { self == .instalment || self == .balloon }

  /// Whether the customer can pay a row of this kind. The customer can pay a residual value or return the leased object
  /// instead.
  var isPayable: Bool { isOwed || self == .residual }
}
