import LoanArithmetic

// What repays the whole debt on a day, in parts.
extension LoanOnDay {
  /// Whether only principal and interest are owed: no arrears, fees, penalties or other parts.
  private var owesOnlyPrincipalAndInterest: Bool {
    let others = [debt.overdue.amount, debt.fees, debt.penalties]
    return others.allSatisfy { $0.value?.isZero ?? true } && (debt.otherPortions.value ?? []).isEmpty
      && !lifecycle.overlays.contains(.overdue)
  }

  /// Returns the parts that repay the debt on the due date of an instalment: the principal before it, and its other
  /// parts. `nil` if there is no such instalment, if more than these may be owed, if a figure is not stated, or if
  /// stated figures disagree.
  func portionsOnDueDay(_ due: CalendarDate) -> [Portion]? {
    let rows = comingInstalments
    guard owesOnlyPrincipalAndInterest, !rows.isEmpty, let row = rows.first(where: { $0.due == due }),
      let first = rows.first?.principalBefore, debt.principal.value.map({ $0 == first }) ?? true,
      let principal = row.principalBefore, row.portions.rest(of: row.payment ?? .zero(currency))?.isZero ?? false
    else { return nil }
    return [Portion(.principal, principal)] + row.portions.filter { $0.component != .principal && !$0.amount.isZero }
  }

  /// Returns the parts of the debt on the day of the first payment after a payment holiday: those of its row, and the
  /// deferred interest; `nil` for another day, and if a figure is not stated.
  ///
  /// Only if the rows repay the whole principal is the deferred amount certainly interest.
  func portionsAfterHoliday(on due: CalendarDate) -> [Portion]? {
    guard owesOnlyPrincipalAndInterest, let holiday = holiday.value, holiday.firstPaymentAfter == due,
      let deferred = holiday.deferred,
      let row = schedule.rows.first(where: { $0.due == due && $0.kind == .instalment }),
      let principal = row.principalBefore, principal == debt.principal.value, holiday.reducedTo?.isZero ?? false,
      schedule.rows.last?.balance?.isZero ?? false
    else { return nil }
    return [Portion(.principal, principal)]
      + (row.portions.filter { $0.component != .principal } + [Portion(.interest, deferred)]).sums(in: currency)
  }

  /// Returns the principal and interest on a day between two instalments, by the terms; `nil` if they are uncertain.
  ///
  /// If the instalments contain other parts, such as insurance, a stated payoff amount must agree with the calculation.
  func portionsBetweenDueDays(_ day: CalendarDate) -> [Portion]? {
    guard owesOnlyPrincipalAndInterest, let coming = comingPayments else { return nil }
    if coming.hasOtherParts {
      guard let payoff = debt.payoff.value, let stated = payoff.validOn ?? asOf,
        coming.payoffPortions(on: stated)?.sum(in: currency) == payoff.amount
      else { return nil }
    }
    return coming.payoffPortions(on: day)
  }
}

extension ComingPayments {
  /// Returns the principal and interest that repay the whole debt on a day between two instalments.
  fileprivate func payoffPortions(on day: CalendarDate) -> [Portion]? {
    guard let schedule = schedule(after: .on(day)), let last = schedule.rows.last, last.kind == .early,
      last.date == day
    else { return nil }
    return [Portion(.principal, schedule.money(last.principal)), Portion(.interest, schedule.money(last.interest))]
  }
}

extension ScheduleRow {
  /// The principal before the payment: the balance after it and the principal that it repays; `nil` if the row does not
  /// state both.
  var principalBefore: Money? {
    portions.amount(of: .principal).flatMap { part in balance.flatMap { $0.adding(part) } }
  }
}
