extension ScheduleBuilder {
  /// Applies the next event of the timeline.
  mutating func applyNext(_ event: Timeline.Event) throws(LoanArithmeticError) {
    timeline.removeNext()
    switch event.change {
    case .rate(let percent):
      try accrual.setRate(percent)
      if terms.method == .annuity || terms.method == .flat, mayFindPayment { level = nil }
    case .interestStops: accrual.isRunning = false
    case .interestRuns: accrual.isRunning = true
    case .disbursement(let amount): try disburse(amount)
    case .early(let amount, let keeps): try repayEarly(amount, keeps, on: event.date)
    }
  }

  /// Pays out an amount, in minor units. The level payment is then calculated again, unless it is agreed.
  mutating func disburse(_ amount: Int64) throws(LoanArithmeticError) {
    balance += Int128(amount) * unitsPerMinor
    disbursed += Int128(amount) * unitsPerMinor
    guard disbursed <= largest else { throw LoanArithmeticError.amountOverflow }
    shadow?.balance += Int128(amount) * Accrual.fineUnitsPerMinor
    if amount > 0, terms.paymentAmount == nil, terms.principalPerPayment == nil { level = nil }
  }

  /// Makes an early repayment and adds its row; no row if no principal is left to repay.
  private mutating func repayEarly(
    _ amount: Int64, _ keeps: EarlyRepayment.Kept, on day: CalendarDate
  ) throws(LoanArithmeticError) {
    try chargeRow()
    let (principal, interest) = reduce(by: amount, keeps)
    if principal > 0 { try append(.early, principal: principal, interest: interest, on: day) }
  }

  /// Applies an early repayment, in minor units, to the principal. If it repays the whole debt, the accrued interest is
  /// paid with it.
  ///
  /// - Returns: the principal and the interest that it pays, in units; both zero if no principal is left.
  mutating func reduce(by amount: Int64, _ keeps: EarlyRepayment.Kept) -> (principal: Int128, interest: Int128) {
    let principal = min(Int128(amount) * unitsPerMinor, balance)
    guard principal > 0 else { return (0, 0) }
    balance -= principal
    shadow?.balance -= principal * (Accrual.fineUnitsPerMinor / unitsPerMinor)
    if keeps == .term {
      level = nil
      hasNewPart = hasNewPart || paid > 0
    } else {
      shortenings += principal
    }
    guard balance == 0, !timeline.hasDisbursementsLeft else { return (principal, 0) }
    let interest = accrued
    (accrued, capitalised) = (0, 0)
    return (principal, interest)
  }
}
