extension ScheduleTerms {
  /// Throws the first fault of the terms. Faults that depend on dates are found later, while the schedule is built.
  func validate() throws(LoanArithmeticError) {
    try require(principal.minorUnits >= 0, .principal, "an amount of zero or more", principal.description)
    try require(payments >= 1, .payments, "one payment or more", String(payments))
    try require(
      payments <= Self.maximumPayments, paymentDates.isEmpty ? .payments : .paymentDates,
      "at most \(Self.maximumPayments) payments", String(payments),
      .tooMany)
    try require(
      annualRatePercent.coefficient >= 0 && annualRatePercent.isAtMost(100_000), .annualRatePercent,
      "a percentage in 0...100000", annualRatePercent.description)
    try require(
      (0...payments).contains(interestOnlyPeriods), .interestOnlyPeriods, "a number in 0...\(payments)",
      String(interestOnlyPeriods))
    try require((1...31).contains(paymentDay ?? 1), .paymentDay, "a day in 1...31", String(paymentDay ?? 0))
    try require(
      paymentDay == nil || period.months != nil, .paymentDay, "no day of the month for periods of weeks or days",
      String(paymentDay ?? 0), .contradiction)
    try require((0...18).contains(rateDecimals ?? 0), .rateDecimals, "a number in 0...18", String(rateDecimals ?? 0))
    if let paymentRounding {
      try require(
        paymentRounding.coefficient > 0, .paymentRounding, "an amount above zero", paymentRounding.description)
    }
    if let growth = paymentGrowth {
      try require(
        growth.everyPayments >= 1, .paymentGrowthEveryPayments, "one payment or more", String(growth.everyPayments))
      try require(
        growth.percent.scale <= 16, .paymentGrowthPercent, "at most 16 decimals", growth.percent.description)
      try require(
        growth.percent.coefficient > -100 * powersOfTen[growth.percent.scale] && growth.percent.isAtMost(1000),
        .paymentGrowthPercent, "a percentage above -100, at most 1000", growth.percent.description)
      guard method == .annuity, rounding != .carry else {
        throw LoanArithmeticError(
          .contradiction, at: .paymentGrowth, expected: "an annuity whose rounding is not carried", found: method)
      }
    }
    try require(
      skippedMonths.isEmpty || period.months != nil, .skippedMonths, "no months to skip for periods of weeks or days",
      "\(skippedMonths.sorted())", .contradiction)
    try require(
      skippedMonths.allSatisfy((1...12).contains) && skippedMonths.count < 12, .skippedMonths,
      "months in 1...12, not all of them", "\(skippedMonths.sorted())")
    let amounts: [(LoanArithmeticError.Field, Money?)] = [
      (.paymentAmount, paymentAmount), (.finalPayment, finalPayment), (.principalPerPayment, principalPerPayment),
      (.downPayment, downPayment), (.principal, finalBalance),
    ]
    for (field, amount) in amounts {
      guard let amount else { continue }
      try require(amount.minorUnits >= 0, field, "an amount of zero or more", amount.description)
      try requireCurrency(amount, field)
    }
    if let downPayment {
      try require(
        downPayment.minorUnits <= principal.minorUnits, .downPayment, "at most the principal, \(principal)",
        downPayment.description)
    }
    try validateCompounding()
    try validateDates()
    try validateAgreedAmounts()
    try validateLevelPayment()
    try validateInterest()
    try validateLists()
  }

  /// Throws for a calculation with simple interest if the day count compounds.
  private func validateCompounding() throws(LoanArithmeticError) {
    guard case .days(let convention) = accrual, convention.compounds else { return }
    guard businessCalendar != nil else { throw .calendarRequired }
    guard method != .flat, method != .bulletSimple else {
      throw LoanArithmeticError(
        .contradiction, at: .accrual, expected: "a repayment method with compound interest for \(convention.rawValue)",
        found: method)
    }
    guard rounding != .carry else {
      throw LoanArithmeticError(
        .contradiction, at: .accrual, expected: "rounding that is not carried for \(convention.rawValue)")
    }
  }

  /// Throws for an element of a list that is out of range, or for a list that is too long.
  private func validateLists() throws(LoanArithmeticError) {
    for (index, change) in rateChanges.enumerated() {
      try require(
        change.annualRatePercent.coefficient >= 0 && change.annualRatePercent.isAtMost(100_000),
        .rateChangePercent(index), "a percentage in 0...100000",
        change.annualRatePercent.description)
    }
    for (index, holiday) in paymentHolidays.enumerated() {
      try require(
        holiday.from <= holiday.to, .paymentHolidayEnd(index), "a date not before \(holiday.from)",
        holiday.to.description, .datesOutOfOrder)
    }
    for (index, disbursement) in disbursements.enumerated() {
      let field = LoanArithmeticError.Field.disbursementAmount(index)
      try require(
        disbursement.amount.minorUnits >= 0, field, "an amount of zero or more", disbursement.amount.description)
      try requireCurrency(disbursement.amount, field)
    }
    for (index, early) in earlyRepayments.enumerated() {
      try require(
        early.amount.minorUnits > 0, .earlyRepaymentAmount(index), "an amount above zero", early.amount.description)
      try requireCurrency(early.amount, .earlyRepaymentAmount(index))
      if case .withPayment(let number) = early.moment {
        try require(
          (1...payments).contains(number), .earlyRepaymentPayment(index), "a payment in 1...\(payments)",
          String(number))
      }
    }
    let counts: [(LoanArithmeticError.Field, Int)] = [
      (.rateChanges, rateChanges.count), (.paymentHolidays, paymentHolidays.count),
      (.disbursements, disbursements.count), (.earlyRepayments, earlyRepayments.count),
    ]
    for (field, count) in counts {
      try require(
        count <= Self.maximumPayments, field, "at most \(Self.maximumPayments) entries", String(count), .tooMany)
    }
  }

  /// Throws `.contradiction` for an amount that is not in the currency of the principal.
  private func requireCurrency(_ amount: Money, _ field: LoanArithmeticError.Field) throws(LoanArithmeticError) {
    guard amount.currency == principal.currency else {
      throw LoanArithmeticError(
        .contradiction, at: field, expected: "the principal's currency, \(principal.currency.code)",
        found: amount.currency.code)
    }
  }
}

/// Throws an error about a field unless a condition holds. The texts are made only for the error.
private func require(
  _ condition: Bool, _ field: LoanArithmeticError.Field, _ expected: @autoclosure () -> String,
  _ found: @autoclosure () -> String, _ code: LoanArithmeticError.Code = .outOfRange
) throws(LoanArithmeticError) {
  if !condition { throw LoanArithmeticError(code, at: field, expected: expected(), found: found()) }
}
