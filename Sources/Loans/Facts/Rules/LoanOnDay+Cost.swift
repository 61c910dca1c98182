import LoanArithmetic

extension LoanOnDay {
  /// Finds the cost of the product: as stated or, without that, the sums of the operations or of the schedule.
  ///
  /// Operations or rows are added up only if they are complete: their principal is exactly the one repaid or left.
  func findCost() -> LoanCost {
    let payments = allPayments
    var cost = LoanCost(
      paid: paid == .notProvided ? total(of: payments, until: asOf) : paid,
      paidThisYear: paidInYearOfDay(of: payments),
      left: left)
    cost.inAll = terms.totalRepayment == .notProvided ? sum(of: cost) : terms.totalRepayment
    cost.aboveBorrowed = terms.costOfCredit == .notProvided ? aboveBorrowed(cost.inAll) : terms.costOfCredit
    return cost
  }

  /// A payment that was made, with its parts.
  private struct MadePayment {
    var on: CalendarDate
    var portions: [Portion]
  }

  /// All payments that were made, and the rule that found them; `nil` if some of them are unknown.
  private var allPayments: (made: [MadePayment], origin: Origin)? {
    let all = operations.value ?? []
    let completed = all.indices.filter { all[$0].status == .completed }
    let payments = completed.filter { all[$0].kind == .payment || all[$0].kind == .earlyRepayment }
    let count = payments.reduce(0) { $0 + (all[$1].isReversal ? -1 : 1) }
    if repays(payments.map { all[$0].signedPortions }, count: count),
      payments.allSatisfy({ all[$0].portions.sum(in: currency) == all[$0].amount })
    {
      // A fee, a penalty or a premium that is not added to the debt was paid at once, and counts too.
      let owed = all.owedCharges
      let charges = completed.filter {
        !owed.contains($0) && all[$0].kind.chargedComponent.map { $0 != .interest } ?? false
      }
      return (
        (payments + charges).map { MadePayment(on: all[$0].date, portions: all[$0].signedPortions) },
        .derived(rule: "sum of the operations")
      )
    }
    let known = lastKnownDay
    let rows = schedule.rows.filter { $0.kind != .disbursement && $0.status(on: known) == .paid }
    guard schedule.kind == .full, !schedule.isTruncated, repays(rows.map(\.portions), count: rows.count),
      rows.allSatisfy({ $0.portions.sum(in: currency) == $0.payment })
    else { return nil }
    let made = rows.compactMap { row in (row.paidOn ?? row.due).map { MadePayment(on: $0, portions: row.portions) } }
    return made.count == rows.count ? (made, .derived(rule: "sum of the paid rows of the schedule")) : nil
  }

  /// Whether payments repay exactly the repaid principal and are no fewer than the source counts. An empty list does
  /// not count, because the source may have left it out.
  ///
  /// - Parameter count: the number of the payments without those that were returned.
  private func repays(_ payments: [[Portion]], count: Int) -> Bool {
    guard !payments.isEmpty, let repaid else { return false }
    // Payments of interest alone leave the principal as it is, so the number of the payments has to be right too.
    let isComplete = schedule.paid.value.map { count >= $0 } ?? repaid.amount.isPositive
    return isComplete && principal(of: payments) == repaid.amount
  }

  /// Returns the sum of the principal in payments; `nil` if it is too large or in another currency.
  private func principal(of payments: [[Portion]]) -> Money? {
    let principal = payments.lazy.flatMap { portions in
      portions.indices.lazy.filter { portions[$0].component == .principal }.map { portions[$0].amount }
    }
    return Money.sum(principal, currency: currency)
  }

  /// Returns the sum of payments, with its parts; not provided if the payments are unknown or cannot be added up.
  private func total(
    of payments: (made: [MadePayment], origin: Origin)?, from: CalendarDate? = nil, until: CalendarDate?
  ) -> Fact<PaidTotals> {
    guard let (made, origin) = payments else { return .notProvided }
    let portions = made.flatMap(\.portions)
    guard let total = portions.sum(in: currency) else { return .notProvided }
    return .known(
      PaidTotals(from: from, until: nil, total: total, portions: portions.sums(in: currency)), origin: origin,
      asOf: until)
  }

  /// Returns what was paid this year, as stated or else added up; not provided if the facts are of another year.
  private func paidInYearOfDay(of payments: (made: [MadePayment], origin: Origin)?) -> Fact<PaidTotals> {
    guard dayOfState.year == day.year else { return .notProvided }
    return paidThisYear == .notProvided ? totalOfYear(of: payments) : paidThisYear
  }

  /// Returns the sum of the payments in the year of ``lastKnownDay``; not provided if there are none or they are
  /// unknown.
  private func totalOfYear(of payments: (made: [MadePayment], origin: Origin)?) -> Fact<PaidTotals> {
    let year = lastKnownDay.year
    guard let (made, origin) = payments, let first = CalendarDate(year: year, month: 1, day: 1) else {
      return .notProvided
    }
    let ofYear = made.filter { $0.on.year == year }
    return ofYear.isEmpty ? .notProvided : total(of: (ofYear, origin), from: first, until: asOf)
  }

  /// The amount left to pay: the open rows of the schedule, and the fees and penalties that they do not contain.
  ///
  /// One booked early repayment by the customer is taken into account. The amount is unknown if more than one is
  /// booked.
  private var left: Fact<PaidTotals> {
    let known = lastKnownDay
    let booked = onLastKnownDay.comingRepayments
    guard lifecycle.phase.isOpen, booked.count <= 1,
      booked.isEmpty != lifecycle.overlays.contains(.earlyRepaymentScheduled), !schedule.isTruncated,
      let owed = debt.principal.value
    else { return .notProvided }
    let rows = onLastKnownDay.changedByRepayments(
      schedule.rows.filter { isPayable($0) && $0.isOpen(on: known) }
    ).rows
    let isAfterTheEnd = rows.indices.allSatisfy {
      rows[$0].due.map { $0 < known } ?? (lifecycle.phase == .maturedUnpaid)
    }
    if !rows.isEmpty, isAfterTheEnd { return leftAfterTheEnd }
    // The principal does not show whether past payments of interest alone are still open.
    let isUnknown = rows.contains { $0.status(on: known) == nil && $0.portions.amount(of: .principal)?.isZero ?? true }
    guard !rows.isEmpty, !isUnknown, principal(of: rows.map(\.portions)) == owed,
      rows.indices.allSatisfy({ rows[$0].portions.sum(in: currency) == rows[$0].payment })
    else { return .notProvided }
    let inRows = rows.flatMap(\.portions)
    let beside = [(Portion.Component.fees, debt.fees), (.penalties, debt.penalties)].compactMap { component, fact in
      inRows.contains { $0.component == component } ? nil : fact.value.map { Portion(component, $0) }
    }
    let portions = (inRows + beside).sums(in: currency)
    guard let total = portions.sum(in: currency) else { return .notProvided }
    return .known(
      PaidTotals(total: total, portions: portions),
      origin: .derived(
        rule: booked.allSatisfy { $0.payer != nil }
          ? "sum of the open rows of the schedule" : "sum of the payments to come with the booked early repayment"),
      asOf: asOf)
  }

  /// The amount left to pay after the last day of the schedule: the debt, because interest and penalties went on.
  private var leftAfterTheEnd: Fact<PaidTotals> {
    guard let total = debt.total.value, debt.portions.sum(in: currency) == total else { return .notProvided }
    return .known(
      PaidTotals(total: total, portions: debt.portions), origin: .derived(rule: "debt after the last payment"),
      asOf: asOf)
  }

  /// Returns the sum of the amounts paid and left to pay.
  private func sum(of cost: LoanCost) -> Fact<Money> {
    guard let paid = cost.paid.value?.total else { return .notProvided }
    let left = lifecycle.phase == .repaid ? Money.zero(currency) : cost.left.value?.total
    guard let sum = left.flatMap(paid.adding) else { return .notProvided }
    return .known(sum, origin: .derived(rule: "what is paid and what is left to pay"), asOf: asOf)
  }

  /// Returns what is paid in all beyond the original amount; not provided if it is unknown, below zero, or if only a
  /// part is disbursed.
  private func aboveBorrowed(_ inAll: Fact<Money>) -> Fact<Money> {
    guard let original = terms.originalAmount.value, let above = inAll.value?.subtracting(original),
      above.minorUnits >= 0, lifecycle.overlays.isDisjoint(with: [.partiallyDisbursed])
    else { return .notProvided }
    return .known(above, origin: .derived(rule: "everything paid without the original amount"), asOf: asOf)
  }
}
