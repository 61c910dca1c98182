package import LoanArithmetic

/// The amount that the account must hold on the day of a booked early repayment.
package struct RepaymentNeed: Sendable, Hashable {
  package var repayment: BookedRepayment
  /// Everything that is debited on the day.
  package var total: Fact<Money> = .notProvided
  /// The parts of the total: principal and interest of the whole debt, or the instalment and the early repayment.
  package var portions: [Portion] = []
  /// The part of the total that is already on the account.
  package var covered: Fact<Money> = .notProvided
  /// Whether ``covered`` is exactly the instalment; the account may then hold more than the source counts.
  package var isCoveredUpToInstalment = false
  package var account: Fact<AccountNumber> = .notProvided

  package var on: CalendarDate { repayment.on }

  /// The amount still to be paid in; zero if nothing is missing.
  package var missing: Fact<Money> {
    guard let total = total.value, let there = covered.value, let rest = total.subtracting(there) else {
      return .notProvided
    }
    let missing = rest.isPositive ? rest : .zero(total.currency)
    return .known(missing, origin: .derived(rule: "what is needed without what is there"))
  }
}

extension Portion.Component {
  /// The instalment due on the day of an early repayment.
  package static let instalment = Portion.Component.other("instalment")
  /// The amount repaid early, beyond the instalment.
  package static let repaidEarly = Portion.Component.other("early")
}

extension LoanOnDay {
  /// The row of the schedule for a booked repayment; `nil` if the schedule does not contain it.
  package func row(of repayment: BookedRepayment) -> ScheduleRow? {
    schedule.rows.first { row in
      row.kind == .earlyRepayment && row.due == repayment.on && !row.isPaid
        && (row.payment.flatMap { paid in repayment.amount.map { $0 == paid } } ?? true)
    }
  }

  /// Finds the early repayments booked for the day or later, the earliest first; empty unless the product is open.
  func findComingRepayments() -> [BookedRepayment] {
    guard lifecycle.phase.isOpen else { return [] }
    return (bookedRepayments.value ?? []).filter { $0.on >= day }
  }

  /// The next booked repayment that the customer can still cancel; `nil` if there is none.
  package var cancellableRepayment: BookedRepayment? {
    comingRepayments.first { $0.payer == nil && ($0.cancelBy ?? $0.on) >= day }
  }

  /// The booked repayment of the whole debt by the customer; `nil` if there is none. Money of another payer may not come,
  /// so it replaces no payment.
  ///
  /// If the facts are older than `day`, a repayment booked for the days in between counts too, because it may have
  /// taken place.
  package var closingRepayment: BookedRepayment? {
    onLastKnownDay.comingRepayments.first { $0.extent == .full && $0.payer == nil }
  }

  /// Whether a payment will not happen, because the whole debt is repaid before it or on its day.
  package func isReplacedByRepayment(_ due: CalendarDate) -> Bool {
    closingRepayment.map { $0.on <= due } ?? false
  }

  /// The amount that the account must hold for the next booked early repayment by the customer; `nil` if none is booked.
  ///
  /// If the source does not state the total, it is calculated from figures that agree with each other, or not provided.
  package var repaymentNeed: RepaymentNeed? {
    comingRepayments.first { $0.payer == nil }.map { repaymentNeed(of: $0) }
  }

  /// The next repayment by money that is not a payment of the customer; `nil` if none is expected.
  package var repaymentByOther: RepaymentNeed? {
    comingRepayments.first { $0.payer != nil }.map { repaymentNeed(of: $0) }
  }

  /// Returns the amount that the account must hold for a booked early repayment.
  package func repaymentNeed(of repayment: BookedRepayment) -> RepaymentNeed {
    var need = RepaymentNeed(repayment: repayment)
    let instalments = (obligations.value ?? []).filter { $0.kind != .overdue && $0.due.value == repayment.on }
    let account = ([instalments, obligations.value ?? []].joined()).lazy.map(\.account).first { $0.value != nil }
    need.account = repayment.payer == nil ? account ?? self.account : .notProvided
    if let amount = repayment.amount, repayment.payer != nil {
      need.total = bookedRepayments.map { _ in amount }
      return need
    }
    switch repayment.extent {
    case .full: payOff(repayment, into: &need)
    case .part: repayPart(repayment, with: instalments, into: &need)
    case nil: need.total = repayment.amount.map { amount in bookedRepayments.map { _ in amount } } ?? .notProvided
    }
    guard need.total.value != nil, instalments.count == 1, let instalment = instalments.first else { return need }
    need.covered = instalment.covered
    need.isCoveredUpToInstalment =
      instalment.amount.value.flatMap { amount in
        instalment.covered.value.map { $0.minorUnits == amount.minorUnits }
      } ?? false
    return need
  }

  private func payOff(_ repayment: BookedRepayment, into need: inout RepaymentNeed) {
    if let stated = repayment.amount {
      need.total = bookedRepayments.map { _ in stated }
    } else if let payoff = debt.payoff.value, payoff.validOn == repayment.on {
      need.total = debt.payoff.map(\.amount)
    } else if isFirst(repayment),
      let portions = payoffPortions(on: repayment.on),
      let total = portions.sum(in: currency)
    {
      need.total = .known(total, origin: .derived(rule: "principal and interest on the day of the repayment"))
      need.portions = portions
    }
  }

  /// Whether only principal and interest are owed: no arrears, fees, penalties or other parts.
  private var owesOnlyPrincipalAndInterest: Bool {
    let others = [debt.overdue.amount, debt.fees, debt.penalties]
    return others.allSatisfy { $0.value?.isZero ?? true } && (debt.otherPortions.value ?? []).isEmpty
      && !lifecycle.overlays.contains(.overdue)
  }

  /// Returns the principal before the instalment of a due date and its other parts; `nil` if stated figures disagree.
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
  /// The rows repay the whole principal, so that what is deferred is interest.
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
    if coming.hasMoreThanInterest {
      guard let payoff = debt.payoff.value, let stated = payoff.validOn ?? asOf,
        coming.payoffPortions(on: stated)?.sum(in: currency) == payoff.amount
      else { return nil }
    }
    return coming.payoffPortions(on: day)
  }

  // MARK: Repayment of a part

  /// Whether a repayment is the first booked one, so that no other changes the payments before it.
  private func isFirst(_ repayment: BookedRepayment) -> Bool { bookedRepayments.value?.first == repayment }

  private func repayPart(_ repayment: BookedRepayment, with due: [Obligation], into need: inout RepaymentNeed) {
    guard let amount = repayment.amount, isFirst(repayment), !lifecycle.overlays.contains(.overdue),
      due.allSatisfy({ $0.kind == .instalment || $0.kind == .fee })
    else { return }
    let early = Portion(.repaidEarly, amount)
    let stated = due.compactMap(\.amount.value)
    let instalments =
      due.isEmpty ? schedule.rows.filter { isOwed($0) && $0.due == repayment.on }.compactMap(\.payment) : stated
    guard stated.count == due.count, knowsInstalments(of: repayment.on, found: !instalments.isEmpty),
      let instalment = Money.sum(instalments, currency: currency), let total = instalment.adding(amount)
    else { return }
    guard instalment.isPositive else {
      need.total = bookedRepayments.map { _ in amount }
      return
    }
    need.total = .known(total, origin: .derived(rule: "instalment and early repayment of one day"))
    need.portions = [Portion(.instalment, instalment), early]
  }

  /// Whether it is known which instalments are due on a day: some are found, or the schedule has none on this day.
  private func knowsInstalments(of day: CalendarDate, found: Bool) -> Bool {
    found || !schedule.rows.isEmpty && !schedule.isTruncated
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
  /// The principal before the payment; `nil` if the row does not state its principal and balance.
  var principalBefore: Money? {
    portions.amount(of: .principal).flatMap { part in balance.flatMap { $0.adding(part) } }
  }
}
