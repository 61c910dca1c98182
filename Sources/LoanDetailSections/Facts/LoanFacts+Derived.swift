import LoanArithmetic
public import LoanDetailCore

/// What follows from the facts on a day, each by a named rule.
extension LoanFacts {
  /// The title the source gives the product, or its type's.
  public func title(orType typeTitle: LocalizedText) -> LocalizedText { title.value ?? typeTitle }

  /// Whether the debt is paid back without a schedule, as that of a card is: the source says that none applies.
  var isUnscheduled: Bool { schedule.rows.isEmpty && schedule.absence == .notApplicable }

  /// Whether the facts are true for another day than the one that is shown.
  func isOfAnotherDay(than day: CalendarDate) -> Bool { asOf.map { $0 != day } ?? false }

  /// The day up to which the facts tell what was paid: a payment due later may have been made since.
  func lastKnownDay(on day: CalendarDate) -> CalendarDate { min(asOf ?? day, day) }

  /// How many payments are done: as stated, else the paid rows of a schedule that has them all.
  func paymentsDone(on day: CalendarDate) -> Fact<Int> {
    guard schedule.paid.value == nil, schedule.kind == .full, !schedule.isTruncated, !schedule.rows.isEmpty else {
      return schedule.paid
    }
    let paid = schedule.rows.count { $0.kind == .instalment && $0.status(on: day) == .paid }
    return .known(paid, origin: .derived(rule: "paid rows of the schedule"))
  }

  /// How many payments there are in all: as stated, else the instalments of a schedule that has them all.
  var paymentsInAll: Fact<Int> {
    guard schedule.total.or(terms.payments).value == nil, !schedule.isTruncated, !schedule.rows.isEmpty else {
      return schedule.total.or(terms.payments)
    }
    return .known(
      schedule.rows.count { $0.kind == .instalment }, origin: .derived(rule: "instalments of the schedule"))
  }
}

extension ScheduleRow {
  /// What became of the row by a day: as stated, else as its payment and day tell; `nil` when neither does.
  ///
  /// That a row is due or to come was stated before its day, so once the day has passed it tells nothing any more.
  func status(on day: CalendarDate) -> Status? {
    if let status, status != .due, status != .upcoming { return status }
    guard kind == .instalment else { return nil }
    if paidOn != nil { return .paid }
    if let outstanding, let payment {
      if outstanding.isZero { return .paid }
      if let due, due < day { return .overdue }
      if outstanding != payment { return .partiallyPaid }
    }
    guard let due, due >= day else { return nil }
    return due == day ? .due : .upcoming
  }
}
