package import LoanArithmetic

extension LoanOnDay {
  /// A voluntary policy that still runs when the debt is repaid early.
  package struct RefundablePolicy: Sendable, Hashable {
    package var policy: InsurancePolicy
    /// The first day without a debt.
    package var repaidOn: CalendarDate
  }

  /// The policies of which a part of the premium may be refunded because the whole debt is, or will be, repaid early.
  ///
  /// These are voluntary policies that run longer than the debt, unless the source excludes a refund. If the source
  /// states no right to a refund, the loan must have a full cost by Federal Law 353-FZ (ПСК), whose article 11, part
  /// 10, gives it.
  package var refundablePolicies: [RefundablePolicy] {
    guard let repaidOn = repaidEarlyOn else { return [] }
    return (insurance.value ?? []).filter { policy in
      guard policy.isVoluntary == true, let until = policy.until, until > repaidOn, until >= day else { return false }
      return policy.refund?.right.map { $0 != .none } ?? (terms.fullCost.value?.measure == .psk)
    }.map { RefundablePolicy(policy: $0, repaidOn: repaidOn) }
  }

  /// The day on which the whole debt is, or will be, repaid before the end of the contract; `nil` if it is not, or if
  /// that is unknown. A booked repayment of the whole debt counts as early if the end is unknown.
  private var repaidEarlyOn: CalendarDate? {
    let last = ends.value ?? schedule.rows.last?.due
    if let closing = comingRepayments.first(where: { $0.extent == .full }) {
      return last.map { closing.on < $0 } ?? true ? closing.on : nil
    }
    guard isOver, let settled = settled.value, let last, settled < last else { return nil }
    return settled
  }

  /// Whether the debt is repaid.
  package var isOver: Bool { lifecycle.phase == .repaid || lifecycle.phase == .closed }

  /// The amounts above zero that the source states to be owed on a repaid debt; empty while it is not repaid.
  ///
  /// Payments of the contract whose day is still to come are none: many sources keep them in the record. So are those
  /// whose day has passed, if the source states that nothing is overdue, and not that only a part of them is covered.
  package var owedAfterTheEnd: [Fact<Money>] {
    guard isOver else { return [] }
    let listed = missedPayments.compactMap { item in item.remaining.map { left in debt.overdue.items.map { _ in left } }
    }
    let missed = lateObligations.filter { payment in
      payment.isUnpaid
        && (payment.kind == .overdue || payment.covered.value != nil || !debt.overdue.isStatedAsNothing)
    }.compactMap { payment in payment.remaining.map { left in payment.amount.map { _ in left } } }
    let fees = (terms.fees.value ?? []).compactMap { fee in fee.outstanding.map { left in terms.fees.map { _ in left } }
    }
    let parts = debt.overdue.isStatedAsNothing ? nil : sumOfOverdueParts
    let all =
      statedDebts + [parts].compactMap(\.self) + listed + missed + fees + missedRowsAfterTheEnd + demandedAfterTheEnd
    return all.filter { $0.value?.isPositive ?? false }
  }

  /// What the source states of a debt: its whole and its parts, what closes it, and what is used of lines and left of
  /// plans.
  private var statedDebts: [Fact<Money>] {
    let others = (debt.otherPortions.value ?? []).map { portion in debt.otherPortions.map { _ in portion.amount } }
    let plans = openPlans.compactMap { plan in plan.left.map { left in revolving.subPlans.map { _ in left } } }
    return partsOfDebt + [debt.payoff.map(\.amount)] + (revolving.lines.value ?? []).map(\.used) + others + plans
  }

  /// Whether the source states a debt of zero or less, and no amount of it that is owed.
  var statesNoDebt: Bool {
    guard let total = debt.total.value, !total.isPositive, debt.total.asOf.map({ $0 == asOf }) ?? true else {
      return false
    }
    return !statedDebts.contains { $0.value?.isPositive ?? false }
  }

  /// The amounts of the rows that the source calls overdue; empty if it states that nothing is.
  private var missedRowsAfterTheEnd: [Fact<Money>] {
    guard !debt.overdue.isStatedAsNothing else { return [] }
    let origin = origins[.schedule] ?? .derived(rule: "overdue rows of the schedule")
    return schedule.rows.filter { $0.status == .overdue }.compactMap { row in
      (row.outstanding ?? row.payment).map { .known($0, origin: origin) }
    }
  }

  /// The amount of a court's decision that has to be paid, unless the source states that nothing is owed and nothing is
  /// overdue. The amounts of other states have to be paid while these last, or were a part of the debt.
  private var demandedAfterTheEnd: [Fact<Money>] {
    guard isShown(.courtDecision), let details = lifecycle.details[.courtDecision], details.mustPay == true,
      let amount = details.amount, debt.total.value?.isZero != true || !debt.overdue.isStatedAsNothing
    else { return [] }
    return [.known(amount, origin: overlaysFact.origin ?? .derived(rule: "decision of a court"))]
  }

  /// Whether a repaid debt is still marked as overdue or in collection, or with missed payments.
  var isMarkedAfterTheEnd: Bool {
    isOver && (isInArrearsByState || statesMissedPayments && !debt.overdue.isStatedAsNothing)
  }

  /// Whether a state of arrears is shown.
  var isInArrearsByState: Bool { isShown(.overdue) || isShown(.collections) }

  /// Whether something may be owed on a repaid debt: an amount or a state of arrears is stated, or the total or what is
  /// overdue cannot be read.
  package var mayBeOwedAfterTheEnd: Bool {
    guard isOver else { return false }
    let deciding = debt.total.value == nil ? partsOfDebt : [debt.overdue.amount]
    let isUnreadable = deciding.contains { if case .absent(.unreadable) = $0 { true } else { false } }
    return isUnreadable || isMarkedAfterTheEnd || !owedAfterTheEnd.isEmpty
  }

  private var partsOfDebt: [Fact<Money>] {
    [debt.total, debt.principal, debt.interest, debt.fees, debt.penalties, debt.overdue.amount]
  }

  /// The securities of a repaid debt with a registered pledge; empty if a closing step releases the pledge.
  package var pledgesAfterTheEnd: [Security] {
    guard isOver, !(closing.value ?? []).contains(where: { $0.kind == .lienRelease }) else { return [] }
    return (security.value ?? []).filter { $0.lien?.registeredOn != nil || $0.lien?.removedBy != nil }
  }

  /// Whether the pledge of a security is removed.
  package func isReleased(_ security: Security) -> Bool { security.lien?.removedOn.map { $0 <= day } ?? false }

  /// Whether the debt has left the organisation that states the facts, so that none of its actions is offered.
  ///
  /// This is the case in the phase ``Lifecycle/Phase/transferred``, and from the day of a transfer on if the facts come
  /// from the former organisation: they are older than that day or have ``Lifecycle/Overlay/servicingTransfer``. Other
  /// facts of that day or later come from the new organisation, which takes the payments.
  package var isWithAnotherOrganisation: Bool {
    if lifecycle.phase == .transferred { return true }
    guard let effective = transfer.value?.effective, effective <= day else { return false }
    return isShown(.servicingTransfer) || asOf.map { $0 < effective } ?? false
  }

  /// Whether another organisation owns the debt, so that nothing is owed to the one that states the facts.
  package var isOwedToAnother: Bool { isWithAnotherOrganisation && transfer.value?.kind != .servicing }
}
