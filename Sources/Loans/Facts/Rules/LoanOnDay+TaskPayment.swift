package import LoanArithmetic

/// The money that a task asks the customer to pay.
package struct TaskPayment: Sendable, Hashable {
  /// The amount; `nil` if it is unknown.
  package var amount: Money?
  /// The last day; `nil` if the payment is due now, or if its day is unknown.
  package var by: CalendarDate?

  package init(_ amount: Money?, by day: CalendarDate? = nil) { (self.amount, by) = (amount, day) }

  /// Whether the payment is not less than an amount, and is made by a day if one is given.
  package func isEnough(for sum: Money, by last: CalendarDate? = nil) -> Bool {
    amount.map { $0.currency == sum.currency && $0.minorUnits >= sum.minorUnits } ?? false && isMade(by: last)
  }

  /// Whether the payment is made by a day, if one is given; one without a day is not.
  package func isMade(by last: CalendarDate?) -> Bool { last.map { last in by.map { $0 <= last } ?? false } ?? true }
}

extension LoanOnDay {
  /// Whether a payment of an unknown amount is being processed.
  package var isUnknownPaymentOnItsWay: Bool { isShown(.paymentProcessing) && amountOnItsWay == nil }

  /// Returns the payment being processed if it is known to be enough for a sum.
  package func paymentOnItsWay(for sum: Money) -> Money? {
    isShown(.paymentProcessing) && TaskPayment(amountOnItsWay).isEnough(for: sum) ? amountOnItsWay : nil
  }

  /// The payment that the customer's task asks for; `nil` if it asks for none, as on a day before the facts. An action
  /// to pay suggests the same amount, so that the customer never pays what the task does not ask for.
  package var paymentOfTask: TaskPayment? {
    if let asOf, day < asOf { return nil }
    switch task {
    case .payOverdue: return TaskPayment(amountToCure.value)
    case .pay(let next): return TaskPayment(next.remaining ?? next.amount.value, by: lastDay(of: next))
    case .keepGrace(let sum): return TaskPayment(sum.remaining ?? sum.amount.value, by: lastDay(of: sum))
    case .prepareRepayment(let need):
      guard let amount = need.missing.value ?? need.total.value, amount.isPositive else { return nil }
      return TaskPayment(amount, by: need.on)
    case .covered(let next):
      switch debit(of: next) {
      case .off, .refused: return TaskPayment(next.amount.value, by: next.due.value)
      case .automatic:
        guard let part = partTaken(of: next), let rest = next.amount.value?.subtracting(part) else { return nil }
        return TaskPayment(rest, by: next.due.value)
      case .unknown: return nil
      }
    case .payExcess(let amount), .payCharges(let amount), .payWrittenOff(let amount): return TaskPayment(amount)
    case .payForNewLimit(let amount, let day): return TaskPayment(amount, by: day)
    case .awaitPayment, .awaitRepayment, .askAboutRepayment, .payAfterHoliday, .check, .checkRepayment,
      .askAboutPayment, .checkLimit, .awaitStatement, .payByEnd, .payAnyTime, .nothingDue, .noPayments, .nothingOwed,
      .repaid, .takeBack,
      .payOtherProduct, .payNothing, .follow, .payElsewhere, .awaitDisbursement, nil:
      return nil
    }
  }

  /// The next payment if the money for it is there and the bank takes it; `nil` if the customer has to make it, or if
  /// it is unknown whether it is made already.
  package var takenPayment: TaskPayment? {
    guard let next = nextObligation, !next.isUnpaid, isTakenWhole(next) else { return nil }
    return TaskPayment(next.amount.value, by: lastDay(of: next))
  }

  /// Returns the other payments of the coming week beside the next one. Each has to be made, and is not fully paid.
  package func paymentsSoon(beside next: Obligation) -> [Obligation] {
    let parts = parts(of: next)
    return nextObligationsOfEachKind.filter { payment in
      payment != next && !parts.contains(payment) && payment.isUnpaid && isRequired(payment)
        && lastDay(of: payment).map(isSoon) ?? false && contradiction(of: payment) == nil
    }
  }

  /// Returns the payments of the coming week in the currency of one whose day has passed. Each has to be made, and is
  /// not fully paid; none may be the one that is being processed, and their amounts depend on no repayment that has yet
  /// to be checked.
  package func paymentsSoon(afterPassed payment: Obligation) -> [Obligation] {
    guard demand == .contract, !isShown(.paymentProcessing), passedRepayments.isEmpty,
      let currency = payment.amount.value?.currency
    else {
      return []
    }
    return obligationsAhead.filter { ahead in
      ahead.amount.value?.currency == currency && ahead.isUnpaid && isRequired(ahead)
        && lastDay(of: ahead).map(isSoon) ?? false && contradiction(of: ahead) == nil && !isReplacedByOther(ahead)
    }
  }

  /// Whether a last day for paying is in the week that begins today.
  func isSoon(_ last: CalendarDate) -> Bool { (0...Self.announcedDays).contains(day.days(until: last)) }

  /// The last day of the week that begins today, in which payments are announced.
  package var lastAnnouncedDay: CalendarDate? { day.adding(days: Self.announcedDays) }

  /// The last day for the money of a payment: its due day or, if the bank takes all of it before, that day. For a sum,
  /// it is the first of these days of its unpaid parts.
  package func lastDay(of next: Obligation) -> CalendarDate? {
    let (due, taken) = (next.due.value, next.autopayDay.value)
    let isTakenBefore = if let due, let taken { day <= taken && taken < due && isTakenWhole(next) } else { false }
    // No part of a sum is a sum.
    return parts(of: next).filter(\.isUnpaid).reduce(isTakenBefore ? taken : due) { first, part in
      [first, lastDay(of: part)].compactMap(\.self).min()
    }
  }

  /// The day before the due day on which the bank takes all or a part of a payment; `nil` if there is none.
  package func earlyDebit(of next: Obligation) -> CalendarDate? {
    lastDay(of: next).flatMap { $0 == next.due.value ? nil : $0 }
  }

  /// The last day for the money of each part of a payment; `nil` if the parts differ in it.
  package func sharedLastDay(of next: Obligation) -> CalendarDate? {
    let parts = parts(of: next).filter { $0.amount.value?.isZero == false }
    let days = Set((parts.isEmpty ? [next] : parts).map { lastDay(of: $0) })
    return days.count == 1 ? days.first.flatMap(\.self) : nil
  }

  /// Whether the bank takes all of a payment, so that the money only has to be there.
  package func isTakenWhole(_ next: Obligation) -> Bool { partTaken(of: next) == nil && debit(of: next) == .automatic }

  /// The amount that the automatic payment takes; `nil` if that is the whole payment or exactly what is left of it, or
  /// if it is not stated. What is covered may be paid or only be there, so any other amount may leave a part unpaid.
  package func partTaken(of next: Obligation) -> Money? {
    guard let taken = next.autopayAmount.value, let amount = next.amount.value, taken.currency == amount.currency,
      taken.minorUnits < amount.minorUnits, taken != next.remaining || !parts(of: next).isEmpty
    else { return nil }
    return taken
  }
}
