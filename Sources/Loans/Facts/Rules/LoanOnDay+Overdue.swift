import LoanArithmetic

extension LoanOnDay {
  /// The amount that is overdue.
  ///
  /// A stated amount above zero has priority. Otherwise the rule adds up what is left of the missed payments that the
  /// source lists; without such payments, of obligations whose day is over; without those, of the overdue rows of the
  /// schedule. So a source that states zero and also states a missed payment gets the worse of both. If the sum, or what
  /// is left of one obligation, is too large to be counted, the amount is unreadable.
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

  /// The first missed day: as stated, or the earliest day of a missed payment, a missed obligation or an overdue row of
  /// the schedule.
  func findOverdueSince() -> Fact<CalendarDate> {
    guard debt.overdue.since.value == nil, lifecycle.phase.isOpen else { return debt.overdue.since }
    let missed =
      missedPayments.map(\.due) + lateObligations.filter(\.isUnpaid).compactMap(\.due.value)
      + overdueRows.compactMap(\.due)
    return missed.min().map { .known($0, origin: .derived(rule: "earliest unpaid day")) } ?? debt.overdue.since
  }

  /// Whether any fact says that the product is overdue: its state, an amount, a row of the schedule, or a first missed
  /// day without an amount.
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
