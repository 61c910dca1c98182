package import LoanArithmetic

/// What the source states against a payment that it also states.
package enum PaymentContradiction: Sendable, Hashable {
  /// The payment is due inside a payment holiday that ends on this day, in which at most this amount is paid.
  case inHoliday(until: CalendarDate, reducedTo: Money?)
  /// The bank announced another payment for the same day.
  case announced(Money)
  /// After a booked early repayment of a part on this day, the payment is another one.
  case afterRepayment(on: CalendarDate, Money)
  /// Nothing is owed.
  case nothingOwed
}

extension LoanOnDay {
  /// Returns what the source states against a payment that it also states; `nil` if there is nothing.
  ///
  /// The amount of such a payment is uncertain, so that no screen demands it.
  package func contradiction(of obligation: Obligation) -> PaymentContradiction? {
    if isOfDebtThatIsNotOwed(obligation) { return .nothingOwed }
    guard obligation.kind == .instalment, let due = obligation.due.value, let amount = obligation.amount.value,
      amount.isPositive
    else { return nil }
    if let holiday = holidayContradiction(of: amount, on: due) { return holiday }
    if let change = terms.rateChange.value, change.paymentFrom == due, let announced = change.payment,
      announced != amount
    {
      return .announced(announced)
    }
    // Money of another payer may not come, and then changes nothing.
    let repayment = bookedRepayments.value?.last { $0.on < due && $0.payer == nil }
    if let repayment, repayment.extent == .part, let after = repayment.paymentAfter, after != amount {
      return .afterRepayment(on: repayment.on, after)
    }
    return nil
  }

  /// Finds what the source states against the next payment; `nil` if there is nothing.
  func findContradictionOfNext() -> PaymentContradiction? {
    nextObligations.lazy.compactMap { self.contradiction(of: $0) }.first
  }

  /// Whether the source states a payment of a debt, and also that nothing is owed. Fees, payments of other kinds and a
  /// residual value need no debt, and money that is still to be paid out may be one by the day of the payment.
  private func isOfDebtThatIsNotOwed(_ payment: Obligation) -> Bool {
    guard lifecycle.phase.isOpen, payment.isUnpaid, !payment.amount.isDerived, isOwn(payment.amount.value?.currency)
    else { return false }
    return switch payment.kind {
    case .instalment, .minimum, .statement: statesNoDebt && !isAwaitingPayout
    case .balloon, .fee, .other, .overdue: false
    }
  }

  /// Whether the source states money that is still to be paid out.
  private var isAwaitingPayout: Bool { facts.disbursement.value?.payouts.contains { !$0.isPaid } ?? false }

  /// Returns the contradiction of an amount that is due inside a payment holiday; `nil` if there is none.
  private func holidayContradiction(of amount: Money, on due: CalendarDate) -> PaymentContradiction? {
    let days = days(of: .paymentHoliday)
    guard lifecycle.overlays.contains(.paymentHoliday) || holiday.value != nil, let last = days.last,
      let first = days.first ?? asOf, due >= first, due <= last
    else { return nil }
    let reduced = holiday.value?.reducedTo
    return amount.minorUnits > reduced?.minorUnits ?? 0 ? .inHoliday(until: last, reducedTo: reduced) : nil
  }

  /// Returns a warning for each payment that another fact contradicts.
  func paymentContradictions() -> [Diagnostic] {
    (obligations.value ?? []).compactMap { obligation in
      guard let contradiction = contradiction(of: obligation), let due = obligation.due.value,
        let amount = obligation.amount.value
      else { return nil }
      switch contradiction {
      case .inHoliday(let last, _):
        return .contradiction(
          at: obligation.due, "An instalment is due inside the payment holiday.", found: "\(amount) on \(due)",
          expected: "a day after \(last), or the reduced payment")
      case .announced(let announced):
        return .contradiction(
          at: obligation.amount, "An instalment is not the payment that was announced for its day.",
          found: "\(amount) on \(due)", expected: "\(announced)")
      case .afterRepayment(let day, let after):
        return .contradiction(
          at: obligation.amount, "An instalment is not the payment after the booked early repayment.",
          found: "\(amount) on \(due)", expected: "\(after), from the repayment of \(day) on")
      case .nothingOwed:
        return .contradiction(
          at: obligation.amount, "A payment of the debt is due and nothing is owed.", found: "\(amount) on \(due)",
          expected: "nothing to pay, or a debt")
      }
    }
  }
}
