extension ScheduleTerms {
  /// Refuses what no schedule can be made from.
  func validate() throws(LoanArithmeticError) {
    func require(
      _ condition: Bool, _ path: String, _ expected: String, _ found: @autoclosure () -> String,
      _ code: LoanArithmeticError.Code = .outOfRange
    ) throws(LoanArithmeticError) {
      if !condition { throw LoanArithmeticError(code, at: path, expected: expected, found: found()) }
    }
    try require(principal.minorUnits >= 0, "principal", "an amount of zero or more", principal.description)
    try require(payments >= 1, "payments", "one payment or more", String(payments))
    try require(
      payments <= Self.maximumPayments, "payments", "at most \(Self.maximumPayments) payments", String(payments),
      .tooMany)
    try require(
      annualRatePercent.coefficient >= 0 && annualRatePercent.isAtMost(100_000), "annual_rate_percent",
      "a percentage in 0...100000", annualRatePercent.description)
    try require(
      (0...payments).contains(interestOnlyPeriods), "interest_only_periods", "a number in 0...payments",
      String(interestOnlyPeriods))
    try require((1...31).contains(paymentDay ?? 1), "payment_day", "a day in 1...31", String(paymentDay ?? 0))
    try require(
      paymentDay == nil || period.months != nil, "payment_day", "no day of the month for periods of weeks or days",
      String(paymentDay ?? 0), .contradiction)
    try require((0...18).contains(rateDecimals ?? 0), "rate_decimals", "a number in 0...18", String(rateDecimals ?? 0))
    if let paymentRounding {
      try require(
        paymentRounding.coefficient > 0, "payment_rounding", "an amount above zero", paymentRounding.description)
    }
    if let growth = paymentGrowth {
      try require(
        growth.everyPayments >= 1, "payment_growth.every_payments", "one payment or more", String(growth.everyPayments))
      try require(
        growth.percent.coefficient > -100 * powersOfTen[min(growth.percent.scale, 16)] && growth.percent.scale <= 16
          && growth.percent.isAtMost(1000), "payment_growth.percent", "a percentage above -100, at most 1000",
        growth.percent.description)
      try require(
        method == .annuity && rounding != .carry, "payment_growth", "an annuity whose rounding is not carried",
        method.rawValue, .contradiction)
    }
    try require(
      skippedMonths.isEmpty || period.months != nil, "skipped_months", "no months to skip for periods of weeks or days",
      "\(skippedMonths.sorted())", .contradiction)
    try require(
      skippedMonths.allSatisfy((1...12).contains) && skippedMonths.count < 12, "skipped_months",
      "months in 1...12, not all of them", "\(skippedMonths.sorted())")
    for (path, amount) in [
      ("payment_amount", paymentAmount), ("final_payment", finalPayment),
      ("principal_per_payment", principalPerPayment),
      ("down_payment", downPayment),
    ] {
      guard let amount else { continue }
      try require(amount.minorUnits >= 0, path, "an amount of zero or more", amount.description)
      try requireCurrency(amount, path)
    }
    try require(
      (downPayment?.minorUnits ?? 0) <= principal.minorUnits, "down_payment", "at most the principal, \(principal)",
      downPayment?.description ?? "")
    try validateLists(require)
  }

  private func validateLists(
    _ require: (Bool, String, String, @autoclosure () -> String, LoanArithmeticError.Code) throws(LoanArithmeticError)
      -> Void
  ) throws(LoanArithmeticError) {
    for (index, change) in rateChanges.enumerated() {
      try require(
        change.annualRatePercent.coefficient >= 0 && change.annualRatePercent.isAtMost(100_000),
        "rate_changes[\(index)].annual_rate_percent", "a percentage in 0...100000",
        change.annualRatePercent.description, .outOfRange)
    }
    for (index, holiday) in paymentHolidays.enumerated() {
      try require(
        holiday.from <= holiday.to, "payment_holidays[\(index)].to", "a date not before \(holiday.from)",
        holiday.to.description, .datesOutOfOrder)
    }
    for (index, disbursement) in disbursements.enumerated() {
      let path = "disbursements[\(index)].amount"
      try require(
        disbursement.amount.minorUnits >= 0, path, "an amount of zero or more", disbursement.amount.description,
        .outOfRange)
      try requireCurrency(disbursement.amount, path)
    }
    for (index, early) in earlyRepayments.enumerated() {
      let path = "early_repayments[\(index)]"
      try require(
        early.amount.minorUnits > 0, "\(path).amount", "an amount above zero", early.amount.description, .outOfRange)
      try requireCurrency(early.amount, "\(path).amount")
      if case .withPayment(let number) = early.moment {
        try require(
          (1...payments).contains(number), "\(path).after_payment", "a payment in 1...\(payments)", String(number),
          .outOfRange)
      }
    }
    for (path, count) in [
      ("rate_changes", rateChanges.count), ("payment_holidays", paymentHolidays.count),
      ("disbursements", disbursements.count), ("early_repayments", earlyRepayments.count),
    ] {
      try require(
        count <= Self.maximumPayments, path, "at most \(Self.maximumPayments) entries", String(count), .tooMany)
    }
  }

  private func requireCurrency(_ amount: Money, _ path: String) throws(LoanArithmeticError) {
    guard amount.currency == principal.currency else {
      throw LoanArithmeticError(
        .contradiction, at: path, expected: "the principal's currency, \(principal.currency.code)",
        found: amount.currency.code)
    }
  }
}

extension ExactDecimal {
  func isAtMost(_ limit: Int64) -> Bool { Int128(coefficient) <= Int128(limit) * Int128(powersOfTen[scale]) }
}
