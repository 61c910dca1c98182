import LoanArithmetic
public import LoanDetailCore

/// What follows from the facts on a day, each by a named rule.
extension LoanFacts {
  /// The title the source gives the product, or its type's.
  public func title(orType typeTitle: LocalizedText) -> LocalizedText { title.value ?? typeTitle }

  /// The payment that comes next on a day: the soonest stated one not yet past, else the first unpaid row of the
  /// schedule.
  ///
  /// `nil` when the product is closed, or when neither is there.
  func nextObligation(on day: CalendarDate) -> Obligation? {
    guard lifecycle.phase.isOpen else { return nil }
    let stated =
      obligations
      .filter { $0.kind != .overdue && ($0.due.value.map { $0 >= day } ?? true) }
      .min { ($0.due.value?.dayNumber ?? .max) < ($1.due.value?.dayNumber ?? .max) }
    guard let stated else { return isPlanOnly(on: day) ? nil : nextObligationFromSchedule(on: day) }
    return withPortionsOfSchedule(stated)
  }

  /// A stated obligation; where the source does not split it, with the parts of the schedule's row of the same day and
  /// amount.
  private func withPortionsOfSchedule(_ stated: Obligation) -> Obligation {
    guard stated.portions.isEmpty, let due = stated.due.value, let amount = stated.amount.value,
      let row = schedule.rows.first(where: { $0.kind == .instalment && $0.due == due && $0.payment == amount })
    else { return stated }
    var split = stated
    split.portions = row.portions
    return split
  }

  /// Whether the schedule is worked out from the terms and leaves another principal than is really left, by more than
  /// one part in a hundred of the original amount: after early or missed payments its next payment would be a guess.
  private func isPlanOnly(on day: CalendarDate) -> Bool {
    guard schedule.kind == .derived, let principal = debt.principal.value, let original = terms.originalAmount.value
    else { return false }
    let past = schedule.rows.last { ($0.due ?? day) < day }
    guard let planned = past.map(\.balance) ?? original, let gap = planned.subtracting(principal)?.magnitude else {
      return true
    }
    return gap.minorUnits > original.minorUnits / 100
  }

  private func nextObligationFromSchedule(on day: CalendarDate) -> Obligation? {
    let row = schedule.rows.first { row in
      guard row.kind == .instalment, let due = row.due, due >= day else { return false }
      return row.status(on: day) != .paid
    }
    guard let row, let due = row.due, let payment = row.payment else { return nil }
    let origin = Origin.derived(rule: "first unpaid row of the schedule")
    var obligation = Obligation(kind: .instalment)
    obligation.due = .known(due, origin: origin)
    obligation.amount = .known(payment, origin: origin)
    obligation.portions = row.portions
    if let paid = row.outstanding.flatMap(payment.subtracting), paid.isPositive {
      obligation.covered = .known(paid, origin: origin)
    }
    return obligation
  }

  /// What should have been paid by a day: as stated, else what is left of the obligations whose day has passed.
  func overdueAmount(on day: CalendarDate) -> Fact<Money> {
    guard debt.overdue.amount.value == nil, lifecycle.phase.isOpen else { return debt.overdue.amount }
    let late = obligations.filter { $0.kind == .overdue || ($0.due.value.map { $0 < day } ?? false) }
    let left = late.compactMap(\.remaining).filter(\.isPositive)
    guard !left.isEmpty, let sum = Money.sum(left, currency: currency) else { return debt.overdue.amount }
    return .known(sum, origin: .derived(rule: "obligations whose day has passed"))
  }

  /// The first missed day: as stated, else the earliest day of an unpaid obligation that has passed.
  func overdueSince(on day: CalendarDate) -> Fact<CalendarDate> {
    guard debt.overdue.since.value == nil, lifecycle.phase.isOpen else { return debt.overdue.since }
    let missed =
      obligations
      .filter { $0.remaining?.isPositive ?? false }
      .compactMap(\.due.value)
      .filter { $0 < day }
      .min()
    return missed.map { .known($0, origin: .derived(rule: "earliest unpaid obligation")) } ?? debt.overdue.since
  }

  /// Whether something should have been paid and was not, by any of the signs the facts have.
  func isOverdue(on day: CalendarDate) -> Bool {
    lifecycle.overlays.contains(.overdue) || lifecycle.phase == .maturedUnpaid
      || (overdueAmount(on: day).value?.isPositive ?? false)
  }

  /// How many payments are done: as stated, else the paid rows of a schedule that has them all.
  var paymentsDone: Fact<Int> {
    guard schedule.paid.value == nil, schedule.kind == .full, !schedule.isTruncated, !schedule.rows.isEmpty else {
      return schedule.paid
    }
    let paid = schedule.rows.count { $0.kind == .instalment && ($0.status == .paid || $0.paidOn != nil) }
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

extension Obligation {
  /// What is still to be paid of it; all of it when nothing is known to be covered.
  var remaining: Money? {
    amount.value.flatMap { amount in covered.value.map { amount.subtracting($0) } ?? amount }
  }
}

extension ScheduleRow {
  /// What became of the row by a day: as stated, else as its payment and day tell; `nil` when neither does.
  func status(on day: CalendarDate) -> Status? {
    if let status { return status }
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
