package import LoanArithmetic

/// The customer's most urgent task for a product on a day.
package enum LoanTask: Sendable, Hashable {
  /// An overdue amount has to be paid.
  case payOverdue
  /// A payment is being processed; nothing is to be paid again.
  case awaitPayment(Money?)
  /// The account has to hold enough for an early repayment.
  case prepareRepayment(RepaymentNeed)
  /// Money of another payer is expected to repay everything that is due.
  case awaitRepayment(RepaymentNeed)
  /// An early repayment is booked, but its day and amount are unknown.
  case askAboutRepayment
  /// Nothing has to be paid during a payment holiday; it ends on this day.
  case payAfterHoliday(until: CalendarDate?)
  /// A payment was due after the day of the facts and may have been made.
  case check(Obligation)
  /// A booked early repayment was due after the day of the facts and may have been carried out; of several, this is the
  /// day of the first one.
  case checkRepayment(CalendarDate)
  /// The source does not state the amount of a payment of a day, or contradicts itself about it, so that the customer
  /// has to ask for it.
  case askAboutPayment(Obligation)
  /// A payment has to be made, or its amount paid into the account.
  case pay(Obligation)
  /// The payment is fully covered.
  case covered(Obligation)
  /// No other payment is to be made; this sum keeps purchases free of interest.
  case keepGrace(Obligation)
  /// The limit is exceeded, no other payment has to be made, and this much has to be paid in all.
  case payExcess(Money)
  /// No payment is due, and only fees and penalties of this amount are owed.
  case payCharges(Money)
  /// No other payment has to be made, and this much has to be paid in all by a day so that the debt fits into a lower
  /// limit.
  case payForNewLimit(Money, by: CalendarDate)
  /// No payment is due, and a lower limit was announced for a day that has come since the day of the facts.
  case checkLimit(Money, from: CalendarDate)
  /// No payment is due before the statement of this day.
  case awaitStatement(CalendarDate)
  /// No payment is due, and the debt has to be repaid by the end of the contract.
  case payByEnd(CalendarDate)
  /// No payment is due, and the source states that the contract has no last day.
  case payAnyTime
  /// No payment is due, and it is unknown by when the debt has to be repaid.
  case nothingDue
  /// The contract has no payments of the customer, as if others pay or the debt only grows.
  case noPayments
  /// Nothing is owed on a product that can be used; the amount is the customer's own money.
  case nothingOwed(own: Money?)
  /// Everything is repaid.
  case repaid
  /// Everything is repaid, and the customer can have this much back.
  case takeBack(Money)
  /// Another product has repaid this one; its payments are to be made.
  case payOtherProduct
  /// The lender has written the debt off, and this much is still owed.
  case payWrittenOff(Money)
  /// Nothing may be demanded because of this state.
  case payNothing(Lifecycle.Overlay)
  /// The state replaces the payments of the contract, and the source states no payment.
  case follow(Lifecycle.Overlay)
  /// The debt belongs to another organisation.
  case payElsewhere
  /// The money is not disbursed yet.
  case awaitDisbursement
}

extension LoanOnDay {
  /// Finds the customer's task; `nil` if the facts show none or, for an open product, are of a later day.
  ///
  /// The order is: a transfer, a state in which nothing may be demanded, an overdue amount unless a payment being
  /// processed clears it, a payment being processed, a booked early repayment that comes no later than the next payment
  /// or replaces it, money of another payer that repays everything by then, a payment holiday, a repayment of
  /// everything that may have taken place, then the next payment and, if it is covered, what credit limits and the
  /// grace period need.
  func findTask() -> LoanTask? {
    switch lifecycle.phase {
    case .repaid, .closed: return taskAfterTheEnd
    case .writtenOff: return debt.total.value.flatMap { $0.isPositive ? .payWrittenOff($0) : nil }
    case .transferred: return .payElsewhere
    case .approved: return isPaidOut ? nil : .awaitDisbursement
    case let phase where !phase.isOpen: return nil
    default: break
    }
    if let asOf, day < asOf { return nil }
    if isWithAnotherOrganisation { return .payElsewhere }
    if case .nothing(let state) = demand { return .payNothing(state) }
    if isOverdue { return isCureOnItsWay ? .awaitPayment(amountOnItsWay) : .payOverdue }
    if case .statedOnly(let state) = demand, nextObligation == nil { return .follow(state) }
    let next = nextObligation
    if isShown(.paymentProcessing), next?.due.value.map({ $0 >= day }) ?? true, partOnItsWay(of: next?.remaining) == nil
    {
      return .awaitPayment(amountOnItsWay ?? amountCovered(of: next))
    }
    if let need = repaymentNeed, next?.due.value.map({ need.on <= $0 }) ?? true {
      return .prepareRepayment(need)
    }
    if let need = repaymentByOther, need.repayment.extent == .full, next?.due.value.map({ need.on <= $0 }) ?? true {
      let other = payments(inOtherCurrenciesThan: currency).first { payment in
        lastDay(of: payment).map(isSoon) ?? true
      }
      return other.map(task(of:)) ?? .awaitRepayment(need)
    }
    if isShown(.earlyRepaymentScheduled), comingRepayments.isEmpty, passedRepayments.isEmpty {
      return .askAboutRepayment
    }
    let holidayEnd = days(of: .paymentHoliday).last
    if isShown(.paymentHoliday), holiday.value?.reducedTo?.isPositive != true,
      next.map({ next in next.due.value.map { due in holidayEnd.map { $0 < due } ?? false } ?? (next.kind != .fee) })
        ?? true
    {
      return .payAfterHoliday(until: holidayEnd)
    }
    guard let next else {
      return passedRepayments.first.map { .checkRepayment($0.on) } ?? taskWithoutPayment
    }
    if let due = next.due.value, due < day { return .check(next) }
    if let passed = passedRepayments.first, passedRepayments.contains(where: { $0.extent == .full }) {
      return .checkRepayment(passed.on)
    }
    if next.amount.value == nil { return taskWithoutAmount(of: next) }
    if next.isUnpaid, contradictionOfNext != nil { return next.due.value == nil ? nil : .askAboutPayment(next) }
    if contradictedArrears != nil, !next.isUnpaid { return nil }
    // Neither a sum that only keeps the grace period nor a payment that is covered hides one that has to be made.
    let isForGrace = next.isUnpaid && isForGrace(next)
    if next.isUnpaid, !isForGrace { return .pay(next) }
    if !next.isUnpaid, isToBeMade(next) { return .covered(next) }
    if let payment = requiredPayment(beside: next, orUnknown: true) { return task(of: payment) }
    if isForGrace { return .keepGrace(next) }
    if let payment = paymentsInOtherCurrencies.first { return .pay(payment) }
    return taskBeside(covered: next)
  }

  /// Returns the task beside a payment whose money is there: what the credit limits need, unless what the bank takes or
  /// the sum that keeps the grace period is enough, then that sum.
  private func taskBeside(covered next: Obligation) -> LoanTask {
    let grace = obligationForGrace
    let sum = grace.map { TaskPayment($0.remaining, by: lastDay(of: $0)) }
    let limits = taskForLimits { need, last in
      takenPayment?.isEnough(for: need, by: last ?? lastAnnouncedDay) ?? false
        || sum?.isEnough(for: need, by: last) ?? false
    }
    return limits ?? grace.map(LoanTask.keepGrace) ?? limitToCheck ?? .covered(next)
  }

  /// Returns the payment for the limits that are exceeded or, if none is, for those that fall; `nil` if there is none.
  ///
  /// - Parameter isMet: whether another payment is enough for an amount, which for a limit that falls is needed by a
  ///   day.
  private func taskForLimits(unless isMet: (Money, CalendarDate?) -> Bool = { _, _ in false }) -> LoanTask? {
    guard demand == .contract else { return nil }
    if let over = paymentsForLimits.first(where: { !isMet($0, nil) }) { return .payExcess(over) }
    return paymentsForNewLimits.first { !isMet($0.amount, $0.by) }.map { .payForNewLimit($0.amount, by: $0.by) }
  }

  /// The task to check a limit that has begun since the day of the facts; `nil` if there is none.
  private var limitToCheck: LoanTask? {
    guard demand == .contract, let (limit, from) = limitSinceFacts else { return nil }
    return .checkLimit(limit, from: from)
  }

  /// Returns the task if the amount of the next payment is unknown: another payment that has to be made, or to ask for
  /// the amount of one that has to be made before the next statement.
  private func taskWithoutAmount(of next: Obligation) -> LoanTask? {
    let other = requiredPayment(beside: next)
    guard let due = next.due.value, isRequired(next), next.amount != .absent(.notApplicable) else {
      return other.map(task(of:))
    }
    if let other, other.due.value.map({ $0 <= due }) ?? true { return task(of: other) }
    if isRevolving, debt.total.value?.isPositive == false || nextClosing.value.map({ $0 < due }) ?? false {
      return taskWithoutPayment
    }
    let isInSchedule = next.amount == .notProvided && schedule.rows.contains { $0.due == due && $0.payment != nil }
    return isInSchedule ? other.map(task(of:)) : .askAboutPayment(next)
  }

  /// Returns the task of a payment that has to be made: to ask for its amount if that is unknown or contradicted.
  private func task(of payment: Obligation) -> LoanTask {
    payment.isUnpaid && contradiction(of: payment) == nil ? .pay(payment) : .askAboutPayment(payment)
  }

  /// Returns the first payment that has to be made, is not fully paid, and is due by the day of another one, soon or on
  /// an unknown day.
  ///
  /// - Parameter orUnknown: whether a payment of an unknown amount and a known day counts too.
  private func requiredPayment(beside next: Obligation, orUnknown: Bool = false) -> Obligation? {
    nextObligationsOfEachKind.first { obligation in
      let isUnknown = orUnknown && obligation.isPaymentOfUnknownAmount && obligation.due.value != nil
      guard obligation.isUnpaid || isUnknown, isRequired(obligation) else { return false }
      guard let due = obligation.due.value else { return true }
      return day <= due && (next.due.value.map { due <= $0 } ?? false || day.days(until: due) <= Self.announcedDays)
    }
  }

  /// Whether a payment whose money is there still has to be made, because the bank does not debit all of it.
  func isToBeMade(_ covered: Obligation) -> Bool {
    guard covered.due.value != nil else { return false }
    return switch debit(of: covered) {
    case .off, .refused: true
    case .automatic: partTaken(of: covered) != nil
    case .unknown: false
    }
  }

  /// Whether the source states that some of the money is disbursed.
  var isPaidOut: Bool { facts.disbursement.value?.payouts.contains(where: \.isPaid) ?? false }

  /// The task after a product is repaid or closed; `nil` if something may still be owed.
  private var taskAfterTheEnd: LoanTask? {
    if debt.total.value?.isPositive ?? false {
      if case .nothing(let state) = demand { return .payNothing(state) }
      return chargesLeft.map(LoanTask.payCharges)
    }
    if mayBeOwedAfterTheEnd { return nil }
    if let overpaid = debt.overpaid.value, overpaid.isPositive { return .takeBack(overpaid) }
    return isShown(.refinancedInto) ? .payOtherProduct : .repaid
  }

  /// The task while no payment is due; `nil` if it is unknown whether one is due, or how much is owed. If a statement
  /// has closed since the day of the facts, a payment may be due. If the source contradicts itself about arrears, one
  /// may be overdue.
  private var taskWithoutPayment: LoanTask? {
    guard contradictedArrears == nil else { return nil }
    if hasNoPayments { return .noPayments }
    guard obligations.value != nil, let total = debt.total.value else { return nil }
    if let asOf, let closing = on(asOf).nextClosing.value, closing < day { return nil }
    if let limitToCheck { return limitToCheck }
    let limits = taskForLimits()
    if case .payExcess? = limits { return limits }
    if let charges = chargesLeft { return .payCharges(charges) }
    guard isRevolving else { return nil }
    guard total.isPositive || !debtsInOtherCurrencies.isEmpty else {
      return .nothingOwed(own: debt.overpaid.value ?? (total.isZero ? nil : total.magnitude))
    }
    if let limits { return limits }
    let closing = nextClosing.value
    if let sum = obligationForGrace, let due = sum.due.value,
      [closing, ends.value].allSatisfy({ $0.map { due <= $0 } ?? true })
    {
      return .keepGrace(sum)
    }
    if let end = ends.value, closing.map({ end <= $0 }) ?? true { return end < day ? nil : .payByEnd(end) }
    return closing.map(LoanTask.awaitStatement) ?? (ends == .absent(.notApplicable) ? .payAnyTime : .nothingDue)
  }

  /// The debt, if it consists of fees and penalties only.
  package var chargesLeft: Money? {
    guard let total = debt.total.value, total.isPositive,
      Money.sum([debt.fees.value, debt.penalties.value].compactMap(\.self), currency: currency) == total
    else { return nil }
    return total
  }

  /// Returns the amount of a fully covered payment; `nil` for any other.
  private func amountCovered(of next: Obligation?) -> Money? { next.flatMap { $0.isUnpaid ? nil : $0.amount.value } }

  /// Whether the payment being processed is taken for the next one, which is then not to be made again.
  package var isNextOnItsWay: Bool {
    guard case .awaitPayment = task, !isOverdue, let next = nextObligation else { return false }
    return amountOnItsWay.map { $0.currency == next.amount.value?.currency } ?? true
  }

  /// Returns the payment being processed if it is known to be less than an amount.
  package func partOnItsWay(of sum: Money?) -> Money? {
    guard isShown(.paymentProcessing), let amount = amountOnItsWay, let sum, sum.currency == amount.currency,
      amount.isPositive, amount.minorUnits < sum.minorUnits
    else { return nil }
    return amount
  }

  /// The amount being processed: as stated with the state or, without that, the sum of the operations in processing, in
  /// the currency of the product if some are in it.
  var amountOnItsWay: Money? {
    if let amount = lifecycle.details[.paymentProcessing]?.amount { return amount }
    let all = (operations.value ?? []).filter { $0.kind == .payment && $0.status == .processing && $0.date <= day }
      .map(\.amount)
    guard let first = all.first(where: { $0.currency == currency }) ?? all.first else { return nil }
    return Money.sum(all.filter { $0.currency == first.currency }, currency: first.currency)
  }
}
