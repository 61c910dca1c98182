import LoanArithmetic

extension LoanOnDay {
  /// Finds the overdue amount.
  ///
  /// A stated amount other than zero has priority. Otherwise it is the unpaid sum of the missed payments that the
  /// source lists; without these, of the obligations that are past due; without these, of the overdue rows of the
  /// schedule. A source that states zero and a missed payment is therefore overdue. An amount that is too large to be
  /// counted is unreadable.
  func findOverdueAmount() -> Fact<Money> {
    guard lifecycle.phase.isOpen, debt.overdue.amount.value?.isZero ?? true else { return debt.overdue.amount }
    let missed = missedPayments.compactMap(\.remaining)
    guard missed.isEmpty else {
      guard let sum = Money.sum(missed, currency: currency) else { return .absent(.unreadable(Self.uncountable)) }
      return .known(sum, origin: .derived(rule: "missed payments"), asOf: otherDayOfFacts)
    }
    let unpaid = lateObligations.filter(\.isUnpaid)
    let fromObligations = unpaid.compactMap(\.remaining)
    guard fromObligations.count == unpaid.count else { return .absent(.unreadable(Self.uncountable)) }
    let fromRows = overdueRows.compactMap { $0.outstanding ?? $0.payment }.filter(\.isPositive)
    let (left, rule) =
      fromObligations.isEmpty
      ? (fromRows, "overdue rows of the schedule") : (fromObligations, "obligations whose day has passed")
    guard !left.isEmpty else { return debt.overdue.amount }
    guard let sum = Money.sum(left, currency: currency) else { return .absent(.unreadable(Self.uncountable)) }
    return .known(sum, origin: .derived(rule: rule), asOf: otherDayOfFacts)
  }

  /// Finds the first missed day: as stated, or the earliest day of a missed payment, a missed obligation or an overdue
  /// row of the schedule.
  func findOverdueSince() -> Fact<CalendarDate> {
    guard debt.overdue.since.value == nil, lifecycle.phase.isOpen else { return debt.overdue.since }
    let missed =
      missedPayments.map(\.due) + lateObligations.filter(\.isUnpaid).compactMap(\.due.value)
      + overdueRows.compactMap(\.due)
    return missed.min().map { .known($0, origin: .derived(rule: "earliest unpaid day")) } ?? debt.overdue.since
  }

  /// Finds whether any fact shows that the product is overdue: its state or phase, an amount, a row of the schedule, or
  /// a first missed day without an amount.
  func findWhetherOverdue() -> Bool {
    if isShown(.overdue) || lifecycle.phase == .maturedUnpaid { return true }
    let amount = overdueAmount
    return amount.value?.isPositive ?? false
      || amount == .absent(.unreadable(Self.uncountable))
      || (lifecycle.phase.isOpen && debt.overdue.amount.value == nil
        && (debt.overdue.since.value.map { $0 < dayOfState } ?? false))
      || !overdueRows.isEmpty
  }

  /// The missed payments of the source that are not paid yet.
  private var missedPayments: [MissedPayment] { (debt.overdue.items.value ?? []).filter { !$0.isPaid } }

  private var lateObligations: [Obligation] {
    let day = lastKnownDay
    return (obligations.value ?? []).filter { $0.kind == .overdue || ($0.due.value.map { $0 < day } ?? false) }
  }

  func findOverdueRows() -> [ScheduleRow] {
    guard lifecycle.phase.isOpen, schedule.mayBeOverdue(on: lastKnownDay) else { return [] }
    return schedule.rows.filter { $0.kind.isOwed && status(of: $0) == .overdue }
  }
}
