package import LoanArithmetic

/// A payment with a known due date.
package struct DuePayment: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case obligation(Obligation.Kind)
    /// The payment of a sub-plan.
    case subPlan(SubPlan)
    /// The amount that must be paid before a credit limit falls.
    case newLimit
    /// A booked early repayment. It is not a regular payment.
    case earlyRepayment(BookedRepayment.Extent?)
  }

  package var kind: Kind
  package var due: CalendarDate
  package var amount: Fact<Money>
  /// The part of the amount that is already paid or available on the account.
  package var covered: Fact<Money> = .notProvided
  /// The day on which the bank takes the payment; `nil` if that is the due day or unknown.
  package var taken: CalendarDate?
  /// Whether the source states it as an obligation; `false` for what follows from the schedule, the plans or the terms.
  package var isStated = false

  /// The last day for the money: the day of an early debit, otherwise the due day.
  package var last: CalendarDate { taken ?? due }

  /// Whether the money that is there already is not taken, so that the customer still has to make the payment.
  package var isToBeMade = false

  /// Whether a payment being processed is taken for it.
  package var isOnItsWay = false

  /// Whether the customer has nothing left to do for the payment; `false` if its amount is unknown.
  package var isDone: Bool {
    if isOnItsWay { return true }
    guard let amount = amount.value, !isToBeMade || amount.isZero else { return false }
    return !(covered.value.flatMap { amount.subtracting($0) } ?? amount).isPositive
  }

  /// Whether the payment has to be made by the contract; `false` for an early repayment.
  package var isRegular: Bool { if case .earlyRepayment = kind { false } else { true } }
}

extension LoanOnDay {
  /// Returns the payments that are known to be due from the day on, by their last days; empty if nothing can be due.
  ///
  /// These are the stated obligations, what the sub-plans and the open rows of the schedule add to them, a balloon, the
  /// sum that a payment holiday put off, what has to be paid for a credit limit, and the booked early repayments
  /// without the payments that they replace. Overdue obligations are left out, and so is the balance of a statement if
  /// a minimum payment is stated. The amount of a payment that the source contradicts is unknown.
  ///
  /// - Parameter end: the first day after the period; `nil` if it has no end.
  package func paymentsDue(before end: CalendarDate?) -> [DuePayment] {
    guard lifecycle.phase.isOpen, !hasPaymentsBeforeTheFacts, !isWithAnotherOrganisation else { return [] }
    let stated = obligationsDue
    let rows = rowsDue(after: stated.filter { $0.kind != .obligation(.fee) }.map(\.due).max())
    let contained = daysOfFeesInSchedule.intersection(rows.map(\.due))
    let planned = stated.filter { $0.kind != .obligation(.fee) || !contained.contains($0.due) } + rows
    let all =
      planned + plansDue(beside: planned) + balloonDue(beside: planned) + deferredDue + limitsDue
      + repaymentsDue
    return markedOnItsWay(all.filter { payment in day <= payment.last && end.map { payment.last < $0 } ?? true }).sorted
    {
      $0.last < $1.last
    }
  }

  /// Marks the payments of the next day and in its currency, if one that is being processed is taken for them. One of
  /// an unknown amount is taken for a single payment only.
  private func markedOnItsWay(_ payments: [DuePayment]) -> [DuePayment] {
    guard isNextOnItsWay, let next = nextObligation, amountOnItsWay != nil || parts(of: next).isEmpty else {
      return payments
    }
    return payments.map { payment in
      var payment = payment
      payment.isOnItsWay =
        payment.isRegular && payment.due == next.due.value
        && payment.amount.value?.currency == next.amount.value?.currency
      return payment
    }
  }

  /// The stated obligations from the day on that no repayment replaces.
  private var obligationsDue: [DuePayment] {
    let stated = (obligationsOrStatement.value ?? []).filter { $0.kind != .overdue }
    let hasMinimum = stated.contains { $0.kind == .minimum }
    return stated.compactMap { obligation in
      guard let due = obligation.due.value, due >= day, !isReplacedByRepayment(due),
        obligation.kind != .statement || !hasMinimum
      else { return nil }
      return DuePayment(
        kind: .obligation(obligation.kind), due: due,
        amount: contradiction(of: obligation) == nil ? obligation.amount : .notProvided, covered: obligation.covered,
        taken: earlyDebit(of: obligation), isStated: true, isToBeMade: isToBeMade(obligation))
    }
  }

  /// The open rows of the schedule after a day. Their amounts are unknown after an early repayment with an unknown
  /// effect.
  private func rowsDue(after last: CalendarDate?) -> [DuePayment] {
    guard !hasLeftPlan else { return [] }
    let known = lastKnownDay
    let origin = Origin.derived(rule: "open rows of the schedule")
    let open = schedule.rows.filter { $0.isOpen(on: known) }
    let coming = onLastKnownDay.comingRepayments.filter { $0.payer == nil }
    let isUnknown =
      coming.first.map { repayment in
        repayment.extent != .full && onLastKnownDay.row(of: repayment) == nil
          && onLastKnownDay.outcome(of: repayment).rows == nil
      } ?? false
    let (changed, calculated) = isUnknown ? (open, []) : onLastKnownDay.changedByRepayments(open)
    // Only the effect of the first repayment is calculated.
    let lastKnownAmount = isUnknown ? coming.first?.on : coming.dropFirst().first?.on
    return changed.compactMap { row in
      guard isOwed(row), let due = row.due, due >= day, last.map({ $0 < due }) ?? true, !isInHoliday(due),
        !isReplacedByRepayment(due)
      else { return nil }
      let payment = lastKnownAmount.map { due > $0 } ?? false ? nil : row.payment
      let source = origins[.schedule] ?? origin
      // What was paid of a row that a repayment changes may be no part of its new payment.
      let paid = payment == nil || calculated.contains(row) ? nil : row.partPaid
      return DuePayment(
        kind: .obligation(row.obligationKind), due: due,
        amount: payment.map { .known($0, origin: source) } ?? .notProvided,
        covered: paid.map { .known($0, origin: source) } ?? .notProvided)
    }
  }

  /// The payments of sub-plans on the days without a planned payment, which would contain them; empty if the schedule
  /// lists the payments of the whole product, or if the next payment of a plan is unknown.
  private func plansDue(beside planned: [DuePayment]) -> [DuePayment] {
    guard !listsWholePayments, onLastKnownDay.knowsPaymentsOfAllPlans else { return [] }
    let calculated = Origin.derived(rule: "payments of the plans")
    let stated = revolving.subPlans.origin ?? calculated
    let days = Set(planned.lazy.filter { $0.kind != .obligation(.fee) }.map(\.due))
    return onLastKnownDay.planPayments.filter { $0.due >= day && !days.contains($0.due) }.flatMap { payments in
      payments.parts.map { part in
        DuePayment(
          kind: .subPlan(part.plan), due: payments.due,
          amount: .known(part.amount, origin: part.isCalculated ? calculated : stated))
      }
    }
  }

  /// The balloon of the terms, if neither an obligation nor a row of the schedule is this payment.
  private func balloonDue(beside planned: [DuePayment]) -> [DuePayment] {
    guard let balloon = terms.balloon.value, balloon.kind == .balloon, let due = balloon.due, due >= day,
      !isReplacedByRepayment(due),
      !schedule.rows.contains(where: { $0.kind == .balloon || $0.due == due && $0.balance?.isZero ?? false }),
      !planned.contains(where: { $0.kind == .obligation(.balloon) }), !balloon.isSettledOtherwise
    else { return [] }
    let amount = balloon.amount.map { amount in terms.balloon.map { _ in amount } } ?? .notProvided
    return [DuePayment(kind: .obligation(.balloon), due: due, amount: amount)]
  }

  /// The sum that a payment holiday put off; empty if there is none.
  private var deferredDue: [DuePayment] {
    [deferredObligation].compactMap(\.self).compactMap { deferred in
      deferred.due.value.map { DuePayment(kind: .obligation(.other), due: $0, amount: deferred.amount) }
    }
  }

  /// The payment that is needed before a credit limit falls; empty for a debt above the limit of today alone, because
  /// the source states no day for that.
  private var limitsDue: [DuePayment] {
    switch task {
    case .payForNewLimit, .payExcess:
      guard nextObligation == nil, let (amount, last) = paymentsForNewLimits.first else { return [] }
      return [
        DuePayment(kind: .newLimit, due: last, amount: .known(amount, origin: .derived(rule: "debt above the limit")))
      ]
    default: return []
    }
  }

  /// Whether nothing is to be paid on a day because of a payment holiday.
  private func isInHoliday(_ due: CalendarDate) -> Bool {
    guard isShown(.paymentHoliday), holiday.value?.reducedTo?.isPositive != true else { return false }
    return days(of: .paymentHoliday).last.map { due <= $0 } ?? true
  }

  /// The early repayments that the customer has booked.
  private var repaymentsDue: [DuePayment] {
    comingRepayments.filter { $0.payer == nil }.map { repayment in
      let amount: Fact<Money> =
        switch repayment.extent {
        case .full: repaymentNeed(of: repayment).total
        case .part, nil: repayment.amount.map { amount in bookedRepayments.map { _ in amount } } ?? .notProvided
        }
      return DuePayment(kind: .earlyRepayment(repayment.extent), due: repayment.on, amount: amount)
    }
  }
}
