import LoanArithmetic

extension LoanOnDay {
  /// Finds the overdue amount.
  ///
  /// What the source states has priority, also zero, "not applicable" and that it withholds the amount. Otherwise it is
  /// the whole debt if the term has ended; before that, the unpaid sum of the missed payments that the source lists;
  /// without these, of the obligations that are past due; without these, of the overdue rows of the schedule; without
  /// these, the sum of the parts of what is overdue. An amount that is too large to be counted is unreadable.
  func findOverdueAmount() -> Fact<Money> {
    isExcused ? .absent(.notApplicable) : unexcusedOverdueAmount
  }

  /// The overdue amount if no state excuses its payment.
  var unexcusedOverdueAmount: Fact<Money> {
    guard lifecycle.phase.isOpen, debt.overdue.amount == .notProvided else { return debt.overdue.amount }
    if isMaturedUnpaid, let total = debt.total.value, total.isPositive {
      return .known(total, origin: .derived(rule: "whole debt, because the term has ended"), asOf: otherDayOfFacts)
    }
    return sumMissed(of: lateObligations) ?? sumOfOverdueParts ?? debt.overdue.amount
  }

  /// The sum of the parts of what is overdue, which may not be all; unreadable if they cannot be added up; `nil` if it
  /// is zero or there are none.
  var sumOfOverdueParts: Fact<Money>? {
    guard !debt.overdue.portions.isEmpty else { return nil }
    guard let sum = debt.overdue.portions.sum(in: currency) else { return .absent(.unreadable(Self.uncountable)) }
    return sum.isPositive
      ? .known(sum, origin: .derived(rule: "parts of what is overdue"), asOf: otherDayOfFacts) : nil
  }

  /// Finds the first missed day: as stated, or the earliest day of a missed payment, a missed obligation or an overdue
  /// row of the schedule.
  func findOverdueSince() -> Fact<CalendarDate> {
    guard debt.overdue.since.value == nil, lifecycle.phase.isOpen, !statesNothingOverdue else {
      return debt.overdue.since
    }
    // The day of what is overdue may also be the last day for paying it.
    let late = lateObligations.filter(\.isUnpaid).compactMap(\.due.value).filter { $0 < lastKnownDay }
    let missed = (missedPayments.map(\.due) + overdueRows.compactMap(\.due)).filter { $0 <= lastKnownDay } + late
    return missed.min().map { .known($0, origin: .derived(rule: "earliest unpaid day"), asOf: otherDayOfFacts) }
      ?? debt.overdue.since
  }

  /// Finds whether any fact shows that the product is overdue: its state or phase, an amount, a row of the schedule, or
  /// a first missed day or a number of missed payments without an amount. It is not overdue if the source states that
  /// nothing is.
  func findWhetherOverdue() -> Bool {
    if statesNothingOverdue || isExcused { return false }
    if isShown(.overdue) || isMaturedUnpaid { return true }
    let amount = overdueAmount
    if amount.value?.isPositive ?? false { return true }
    guard lifecycle.phase.isOpen else { return false }
    let isMissed = amount.value == nil && !amount.isNotProvided && sumMissed(of: lateObligations) != nil
    let isLate =
      debt.overdue.amount.value == nil
      && (statesMissedPayments || debt.overdue.since.value.map { $0 < dayOfState } ?? false)
    return isMissed || isLate || !overdueRows.isEmpty
  }

  /// Finds the contradiction of a source that states that nothing is overdue and also states arrears: the sum of the
  /// missed payments, or not provided if only a state, a phase, a first missed day, a number of payments or a principal
  /// after the last payment shows them. `nil` without such a contradiction.
  ///
  /// An obligation that is past due does not contradict the source unless it states how much of it is covered, and no
  /// payment is being processed, which may be the one that is missed.
  func findContradictedArrears() -> Fact<Money>? {
    guard lifecycle.phase.isOpen, statesNothingOverdue, demand == .contract, !isExcused else { return nil }
    let isUnderWay = isShown(.paymentProcessing)
    let late = lateObligations.filter { $0.kind == .overdue || $0.covered.value != nil && !isUnderWay }
    if let missed = sumMissed(of: late) { return missed }
    let isMarked =
      isShown(.overdue) || isMaturedUnpaid || !overdueRows.isEmpty
      || debt.overdue.since.value.map { $0 < lastKnownDay } ?? false || statesMissedPayments || isOwedAfterLastPayment
    return isMarked ? .notProvided : nil
  }

  /// Whether the source states a number of missed payments.
  var statesMissedPayments: Bool { debt.overdue.count.value ?? 0 > 0 || schedule.overdue.value ?? 0 > 0 }

  /// Whether the source states a principal after the day of the last payment of its schedule or, without a schedule,
  /// after the end of the contract, and no payment that is to come or is being processed.
  package var isOwedAfterLastPayment: Bool {
    guard let asOf, lifecycle.phase == .active, !isRevolving, !isShown(.paymentProcessing), !isShown(.paymentHoliday),
      debt.principal.value?.isPositive ?? false, endsWithoutBalance
    else { return false }
    let extended = extensionOfPayment.value.flatMap { $0.state == .used || $0.state == .requested ? $0.movedTo : nil }
    let demanded = (obligations.value ?? []).filter { $0.amount.value?.isZero != true }
    let days = schedule.rows.map(\.due) + demanded.map(\.due.value)
    let holiday = [holiday.value?.firstPaymentAfter, holiday.value?.deferredDue]
    let others = [terms.balloon.value?.due, extended, hasNoStatedSchedule ? ends.value : nil] + holiday
    let booked = (bookedRepayments.value ?? []).filter { $0.payer == nil }.map(\.on)
    let known = (others + openPlans.map(\.nextDue)).compactMap(\.self) + booked
    return (days + known).allSatisfy { $0.map { $0 < min(asOf, day) } ?? false }
  }

  /// Whether nothing should be owed after the last row of a schedule that has an open one or, without a schedule, after
  /// a stated end.
  private var endsWithoutBalance: Bool {
    if hasNoStatedSchedule { return ends.value != nil }
    return schedule.kind == .full && !schedule.isTruncated && schedule.rows.last?.balance?.isPositive != true
      && schedule.rows.contains { isPayable($0) && $0.isOpen(on: lastKnownDay) }
  }

  /// Whether the source states no rows of a schedule.
  private var hasNoStatedSchedule: Bool { schedule.rows.isEmpty || schedule.kind == .derived }

  /// Whether the whole debt is overdue because the term has ended.
  var isMaturedUnpaid: Bool { lifecycle.phase == .maturedUnpaid && demand == .contract }

  /// Whether the source states that nothing is overdue.
  private var statesNothingOverdue: Bool { debt.overdue.isStatedAsNothing }

  /// Whether an obligation is missed if it is not paid in time. Nothing is missed that only keeps a benefit, nor the
  /// balance of a statement or a payment of the source's own kind, unless the source states its purpose.
  package func isRequired(_ obligation: Obligation) -> Bool {
    if let purpose = obligation.purpose.value { return purpose != .keepsGrace }
    return obligation.kind != .statement && obligation.kind != .other
  }

  /// Returns the unpaid sum of the first list that names missed payments, which may all be in another currency than the
  /// product; unreadable if one of its amounts is unknown, or if they cannot be added up; `nil` if nothing is missed.
  private func sumMissed(of late: [Obligation]) -> Fact<Money>? {
    guard let (amounts, rule) = missedAmounts(late).first(where: { !$0.amounts.isEmpty }) else { return nil }
    let known = amounts.compactMap(\.self)
    guard known.count == amounts.count, let sum = Money.sum(known, currency: known.first?.currency ?? currency) else {
      return .absent(.unreadable(Self.uncountable))
    }
    return .known(sum, origin: .derived(rule: rule), asOf: otherDayOfFacts)
  }

  /// The missed payments of the source that are not paid yet.
  var missedPayments: [MissedPayment] { (debt.overdue.items.value ?? []).filter { !$0.isPaid } }

  /// Returns the unpaid amounts by each of the facts that list them: missed payments, late obligations, overdue rows.
  private func missedAmounts(_ late: [Obligation]) -> [(amounts: [Money?], rule: String)] {
    [
      (missedPayments.map(\.remaining), "missed payments"),
      (late.filter(\.isUnpaid).map(\.remaining), "obligations whose day has passed"),
      (
        overdueRows.map { $0.outstanding ?? $0.payment }.filter { $0?.isPositive ?? true },
        "overdue rows of the schedule"
      ),
    ]
  }

  /// Whether an overdue amount is the sum of missed instalments, which contain no penalties. A single obligation for
  /// everything that is overdue may contain them.
  func consistsOfInstalments(_ amount: Money) -> Bool {
    let late = lateObligations
    let isOneForAll = late.count { $0.kind == .overdue } == 1
    return missedAmounts(isOneForAll ? late.filter { $0.kind != .overdue } : late).contains { amounts, _ in
      Money.sum(amounts.compactMap(\.self), currency: currency) == amount
    }
  }

  /// The number of missed payments: as stated, or as listed.
  var paymentsMissed: Int {
    let listed = missedAmounts(lateObligations).map(\.amounts.count).max() ?? 0
    return schedule.overdue.value ?? debt.overdue.count.value ?? listed
  }

  /// The obligations for what is overdue, and the required ones whose day had passed on ``lastKnownDay``, paid or not.
  /// Those of a statement count if the source shows what was paid since.
  var lateObligations: [Obligation] {
    let day = lastKnownDay
    let all = showsPaymentsSinceStatement ? obligationsOrStatement : obligations
    return (all.value ?? []).filter { obligation in
      obligation.kind == .overdue
        || isRequired(obligation) && obligation.due.value.map { $0 < day } ?? false
    }
  }

  /// Finds the overdue rows of the schedule and, unless it lists the payments of the whole product, of the customer's
  /// sub-plans.
  func findOverdueRows() -> [ScheduleRow] {
    guard lifecycle.phase.isOpen else { return [] }
    let own = schedule.mayBeOverdue(on: lastKnownDay) ? schedule.rows : []
    let plans = listsWholePayments ? [] : (revolving.subPlans.value ?? []).filter { $0.payer == nil }
    let ofPlans = plans.flatMap(\.schedule).filter { !isMinimumOfPlans || $0.status == .overdue }
    return (own + ofPlans).filter { isOwed($0) && status(of: $0) == .overdue }
  }
}

extension Overdue {
  /// Whether the source states that nothing is overdue.
  var isStatedAsNothing: Bool { amount == .absent(.notApplicable) || amount.value?.isZero ?? false }
}
