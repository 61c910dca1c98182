import LoanArithmetic
import LoanDetailCore

extension LoanFacts {
  /// What should have been paid by a day: as stated, else what is left of the obligations whose day has passed, else
  /// of the schedule's overdue rows; where the source states that nothing is and its obligations say otherwise, the
  /// worse of the two.
  func overdueAmount(on day: CalendarDate) -> Fact<Money> {
    guard lifecycle.phase.isOpen, debt.overdue.amount.value?.isZero ?? true else { return debt.overdue.amount }
    let fromObligations = lateObligations(on: day).compactMap(\.remaining).filter(\.isPositive)
    let fromRows = overdueRows(on: day).compactMap { $0.outstanding ?? $0.payment }.filter(\.isPositive)
    let (left, rule) =
      fromObligations.isEmpty
      ? (fromRows, "overdue rows of the schedule") : (fromObligations, "obligations whose day has passed")
    guard !left.isEmpty, let sum = Money.sum(left, currency: currency) else { return debt.overdue.amount }
    return .known(sum, origin: .derived(rule: rule))
  }

  /// The first missed day: as stated, else the earliest day of an unpaid obligation that has passed, or of an overdue
  /// row of the schedule.
  func overdueSince(on day: CalendarDate) -> Fact<CalendarDate> {
    guard debt.overdue.since.value == nil, lifecycle.phase.isOpen else { return debt.overdue.since }
    let missed =
      lateObligations(on: day).filter { $0.remaining?.isPositive ?? false }.compactMap(\.due.value)
      + overdueRows(on: day).compactMap(\.due)
    return missed.min().map { .known($0, origin: .derived(rule: "earliest unpaid day")) } ?? debt.overdue.since
  }

  /// Whether something should have been paid and was not, by any of the signs the facts have.
  func isOverdue(on day: CalendarDate) -> Bool {
    lifecycle.overlays.contains(.overdue) || lifecycle.phase == .maturedUnpaid
      || (overdueAmount(on: day).value?.isPositive ?? false) || !overdueRows(on: day).isEmpty
      || (lifecycle.phase.isOpen && debt.overdue.amount.value == nil
        && (debt.overdue.since.value.map { $0 < day } ?? false))
  }

  private func lateObligations(on day: CalendarDate) -> [Obligation] {
    let day = lastKnownDay(on: day)
    return (obligations.value ?? []).filter { $0.kind == .overdue || ($0.due.value.map { $0 < day } ?? false) }
  }

  private func overdueRows(on day: CalendarDate) -> [ScheduleRow] {
    guard lifecycle.phase.isOpen else { return [] }
    let day = lastKnownDay(on: day)
    return schedule.rows.filter { $0.kind == .instalment && $0.status(on: day) == .overdue }
  }
}
