extension ScheduleBuilder {
  /// The number of payments still to be made, including this one.
  var remaining: Int { total - paid + 1 }
  /// Whether this payment is the last.
  private var isLast: Bool { paid == total }
  /// The rounding of payments.
  private var paymentRule: RoundingRule { terms.rounding.paymentRule }
  /// Whether this payment consists of interest only, by the terms.
  private var isInterestOnly: Bool { paid <= terms.interestOnlyPeriods && !isLast }

  /// Makes the regular payment due on a day.
  mutating func pay(on day: CalendarDate?) throws(LoanArithmeticError) {
    var (principal, interest) = try parts()
    balance -= principal
    accrued -= interest
    capitalised = accrued
    accrual.settle(leaving: accrued)
    if isInterestOnly { shadow?.settle() }
    while let event = timeline.next, event.boundary == day, !event.isEarlyRepayment { try applyNext(event) }
    while let early = timeline.takeEarlyRepayment(with: paid) {
      let extra = reduce(by: early.amount, early.keeps)
      principal += extra.principal
      interest += extra.interest
    }
    try append(.regular, principal: principal, interest: interest, on: day)
  }

  /// Returns the parts of this payment, by the repayment method.
  private mutating func parts() throws(LoanArithmeticError) -> (principal: Int128, interest: Int128) {
    if isLast, let agreed = terms.finalPayment { return try finalParts(agreed) }
    switch terms.method {
    case .bulletSimple, .bulletCapitalising: return isLast ? (balance, accrued) : (0, 0)
    case .interestOnly: return isLast ? (balance - kept, accrued) : (0, accrued)
    case .differentiated:
      if isLast { return (balance - kept, accrued) }
      return isInterestOnly ? (0, accrued) : (min(equalPart(), balance - kept), accrued)
    case .annuity, .flat:
      return isInterestOnly ? (0, accrued) : try levelParts()
    }
  }

  /// Returns the parts of the agreed last payment. Principal that it does not repay stays in the balance.
  ///
  /// - Throws: `.neverAmortises` if the payment is below the interest that is due with it.
  private func finalParts(_ agreed: Money) throws(LoanArithmeticError) -> (principal: Int128, interest: Int128) {
    let due = try Self.minor(accrued, unitsPerMinor)
    guard agreed.minorUnits >= due else {
      throw LoanArithmeticError(
        .neverAmortises, at: .finalPayment,
        expected: "at least the interest that is due with it, \(try printed(accrued))", found: agreed.description)
    }
    let payment = Int128(agreed.minorUnits) * unitsPerMinor
    let interest = min(payment, accrued)
    return (min(payment - interest, balance), interest)
  }

  /// Returns the parts of a level payment, which is found or raised first if that is due.
  private mutating func levelParts() throws(LoanArithmeticError) -> (principal: Int128, interest: Int128) {
    if level == nil { try setLevel() } else { try stepUp() }
    let level = level ?? 0
    let carried = shadow?.payPrincipal(of: level, by: rule)
    if isLast { return (balance - kept, accrued) }
    if let carried {
      let payment = rule.quotient(level, Accrual.fineUnitsPerMinor)
      return carried > 0 ? (min(carried, balance), accrued) : (0, min(accrued, payment))
    }
    if level >= balance - kept + accrued { return (balance - kept, accrued) }
    // A long first period may accrue more interest than the payment covers; the rest is paid with the next payment.
    let interest = min(accrued, level)
    return (min(level - interest, balance - kept), interest)
  }

  /// The part of the principal that the regular payments leave.
  private var kept: Int128 { min(finalBalance, balance) }

  /// Returns the equal principal part, without rounding to the minor unit if the calculation is not rounded.
  private mutating func equalPart() -> Int128 {
    if let level { return level }
    let agreed = hasNewPart ? nil : terms.principalPerPayment
    let part =
      agreed.map { Int128($0.minorUnits) * unitsPerMinor }
      ?? paymentRule.quotient(balance + shortenings - kept, Int128(remaining))
    level = part
    return part
  }

  /// Sets the level payment: the agreed one until it is first used, afterwards one that is calculated.
  private mutating func setLevel() throws(LoanArithmeticError) {
    let payment: Int128
    let isFixed = terms.paymentAmount != nil && firstLevelPayment == nil
    if isFixed, let fixed = terms.paymentAmount {
      payment = Int128(fixed.minorUnits) * unitsPerMinor
    } else {
      payment = try solvedLevel()
    }
    level = payment
    if firstLevelPayment == nil { firstLevelPayment = try levelInMinorUnits(payment) }
    try requireRepayment(by: payment, isFixed: isFixed)
  }

  /// Throws if a level payment does not exceed the interest of one period, or if the terms make it zero.
  private func requireRepayment(by payment: Int128, isFixed: Bool) throws(LoanArithmeticError) {
    guard remaining > 1, balance > 0 else { return }
    let interest = try interestToExceed(isFixed: isFixed)
    let isEnough = interest > 0 ? payment > interest : payment > 0 || balance <= kept
    guard !isEnough else { return }
    var least = "zero"
    if interest > 0 { least = "the interest of one period, \(try printed(interest))" }
    if !isFixed, let step = terms.paymentRounding {
      if try finestLevel() > interest {
        throw LoanArithmeticError(
          .neverAmortises, at: .paymentRounding, expected: "a multiple that leaves a payment above \(least)",
          found: step.description)
      }
    }
    // A debt of less than half a minor unit for each payment is repaid with the last one.
    guard isFixed || interest > 0 else { return }
    throw LoanArithmeticError(
      .neverAmortises, at: isFixed ? .paymentAmount : .annualRatePercent, expected: "a payment above \(least)",
      found: try printed(payment))
  }

  /// Returns the interest of one period, which a level payment must exceed; zero if a payment may be below its
  /// interest.
  private func interestToExceed(isFixed: Bool) throws(LoanArithmeticError) -> Int128 {
    // A growing payment may start below the interest; the periods between listed dates differ.
    guard terms.method == .annuity, shadow == nil, terms.paymentGrowth == nil, terms.paymentDates.isEmpty,
      isFixed || !terms.levelPayment.isByFinalPayment
    else { return 0 }
    return try accrual.nominal.interest(on: balance, rule)
  }

  /// Returns the level payment without the multiple that the terms state: rounded to one unit only.
  private func finestLevel() throws(LoanArithmeticError) -> Int128 {
    var trial = self
    trial.multiple = 1
    return try trial.solvedLevel()
  }

  /// Returns the calculated level payment, by the repayment method and the rule of the terms.
  private mutating func solvedLevel() throws(LoanArithmeticError) -> Int128 {
    if terms.method == .flat {
      let interest = try accrual.nominal.interest(on: disbursed, rule)
      let total = try interest.times(Int128(remaining)).plus(balance)
      return paymentRule.quotient(total, Int128(remaining) * multiple) * multiple
    }
    if let shadow {
      return try Annuity.payment(
        principal: shadow.balance + shortenings * Accrual.fineUnitsPerMinor, rate: accrual.nominal,
        payments: remaining, multiple: 1, rule: paymentRule)
    }
    if terms.levelPayment.isByFinalPayment { return try levelByFinalPayment() }
    guard
      terms.levelPayment == .exact || !terms.skippedMonths.isEmpty || terms.paymentGrowth != nil
        || !terms.paymentDates.isEmpty
    else {
      return kept == 0
        ? try Annuity.payment(
          principal: balance + shortenings, rate: accrual.nominal, payments: remaining, multiple: multiple,
          rule: paymentRule)
        : try levelLeavingBalance()
    }
    return try exactLevel()
  }

  /// Returns the level payment that repays all but ``kept``: an annuity of the rest, and the interest of what is kept.
  private func levelLeavingBalance() throws(LoanArithmeticError) -> Int128 {
    let partsOfUnit: Int128 = 1_000_000
    let own = try (balance + shortenings - kept).times(partsOfUnit)
    let annuity = try Annuity.payment(
      principal: own, rate: accrual.nominal, payments: remaining, multiple: 1, rule: paymentRule)
    let interest = try accrual.nominal.interest(on: kept.times(partsOfUnit), rule)
    return paymentRule.quotient(try annuity.plus(interest), try partsOfUnit.times(multiple)) * multiple
  }

  /// Raises the payment if a growth step begins.
  private mutating func stepUp() throws(LoanArithmeticError) {
    guard let growth = terms.paymentGrowth, let level, beginsStep(paid) else { return }
    let factor = try Growth(percent: growth.percent, parts: 1, year: 1)
    let exact = try level.times(factor.above.plus(factor.below))
    self.level = paymentRule.quotient(exact, try factor.below.times(multiple)) * multiple
  }

  /// Returns whether a payment, by its number, is the first of a growth step. The first step begins without growth.
  func beginsStep(_ payment: Int) -> Bool {
    guard let growth = terms.paymentGrowth else { return false }
    let position = payment - terms.interestOnlyPeriods - 1
    return position > 0 && position % growth.everyPayments == 0
  }

  /// Returns a level payment in minor units. The payment of ``shadow`` is in 10^-9 minor units.
  private func levelInMinorUnits(_ payment: Int128) throws(LoanArithmeticError) -> Int64 {
    guard shadow != nil else { return try Self.minor(payment, unitsPerMinor) }
    guard let minor = Int64(exactly: RoundingRule.halfUp.quotient(payment, Accrual.fineUnitsPerMinor)) else {
      throw LoanArithmeticError.amountOverflow
    }
    return minor
  }

  /// Returns an amount in units with its currency, for a message.
  private func printed(_ units: Int128) throws(LoanArithmeticError) -> String {
    Money(minorUnits: try Self.minor(units, unitsPerMinor), currency: terms.principal.currency).description
  }
}
