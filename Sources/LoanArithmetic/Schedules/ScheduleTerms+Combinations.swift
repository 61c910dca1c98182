/// The checks for terms that cannot be combined. Each error names one of them as its field and the other in `expected`.
extension ScheduleTerms {
  /// Throws `.contradiction` if a field is refused.
  private func refuse(
    _ field: LoanArithmeticError.Field, if isRefused: Bool, _ expected: String, found: String? = nil
  ) throws(LoanArithmeticError) {
    if isRefused { throw LoanArithmeticError(.contradiction, at: field, expected: expected, found: found) }
  }

  /// Throws for listed payment dates that are out of order, or for terms that state the dates again.
  func validateDates() throws(LoanArithmeticError) {
    guard !paymentDates.isEmpty else { return }
    try refuse(
      .payments, if: payments != paymentDates.count, "as many payments as payment dates, \(paymentDates.count)",
      found: String(payments))
    for index in paymentDates.indices.dropFirst() where paymentDates[index] <= paymentDates[index - 1] {
      throw LoanArithmeticError(
        .datesOutOfOrder, at: .paymentDate(index), expected: "a date after \(paymentDates[index - 1])",
        found: paymentDates[index].description)
    }
    let reason = "with a list of payment dates"
    try refuse(
      .firstPayment, if: firstPayment != nil, "no day of the first payment \(reason)", found: firstPayment?.description)
    try refuse(
      .paymentDay, if: paymentDay != nil, "no day of the month \(reason)", found: paymentDay.map { String($0) })
    try refuse(
      .skippedMonths, if: !skippedMonths.isEmpty, "no months to skip \(reason)", found: "\(skippedMonths.sorted())")
    try refuse(.accrual, if: accrual == .equalPeriods, "a day count \(reason)", found: "equal periods")
    try refuse(.rateDecimals, if: rateDecimals != nil, "no rounding of the rate of a period \(reason)")
    try refuse(
      .rounding, if: rounding == .carry, "rounding that is not carried \(reason)", found: "rounding that is carried")
    guard method != .flat else {
      throw LoanArithmeticError(
        .contradiction, at: .paymentDates, expected: "payments at equal intervals with flat interest", found: method)
    }
  }

  /// Throws for an agreed part of a payment that the repayment method does not have.
  func validateAgreedAmounts() throws(LoanArithmeticError) {
    if finalBalance != nil {
      let isSupported = [.annuity, .differentiated, .interestOnly].contains(method) && levelPayment == .nominal
      let isPlain = rounding != .carry && paymentGrowth == nil && paymentDates.isEmpty && skippedMonths.isEmpty
      try refuse(.finalPayment, if: finalPayment != nil, "no agreed final payment with a balance that is left")
      try refuse(.levelPayment, if: !isSupported || !isPlain, "a plain repayment method with a balance that is left")
    }
    if paymentAmount != nil, method != .annuity, method != .flat {
      throw LoanArithmeticError(
        .contradiction, at: .paymentAmount, expected: "level payments, annuity or flat, with an agreed payment",
        found: method)
    }
    if principalPerPayment != nil, method != .differentiated {
      throw LoanArithmeticError(
        .contradiction, at: .principalPerPayment, expected: "equal principal parts with an agreed principal part",
        found: method)
    }
  }

  /// Throws for terms that contradict a rule for the last payment, or for a rounding that needs such a rule.
  func validateLevelPayment() throws(LoanArithmeticError) {
    guard levelPayment.isByFinalPayment else {
      return try refuse(
        .levelRounding, if: levelRounding != nil, "a rule for the final payment, which this rounding completes")
    }
    let reason = "with a rule for the final payment"
    guard method == .annuity else {
      throw LoanArithmeticError(.contradiction, at: .levelPayment, expected: "an annuity \(reason)", found: method)
    }
    try refuse(
      .rounding, if: rounding == .carry || rounding == .display, "rounding of every figure \(reason)",
      found: rounding == .carry ? "rounding that is carried" : "rounding for display only")
    try refuse(.paymentGrowth, if: paymentGrowth != nil, "no growth of the payment \(reason)")
    try refuse(
      .finalPayment, if: finalPayment != nil, "no agreed final payment \(reason)", found: finalPayment?.description)
    if levelRounding == .down {
      throw LoanArithmeticError(
        .outOfRange, at: .levelRounding, expected: "rounding up or to the nearest", found: "down")
    }
  }

  /// Throws for a cap or a rounding of interest that the calculation of interest does not support.
  func validateInterest() throws(LoanArithmeticError) {
    let compounds = if case .days(let convention) = accrual { convention.compounds } else { false }
    if roundsInterestPerRow || interestCap != nil {
      let field = interestCap == nil ? LoanArithmeticError.Field.rounding : .interestCap
      let reason = interestCap == nil ? "with interest rounded once in each row" : "with a limit of the interest"
      try refuse(
        field, if: rounding == .carry || rounding == .display, "rounding of every figure \(reason)",
        found: rounding == .carry ? "rounding that is carried" : "rounding for display only")
      try refuse(field, if: method == .flat, "interest on the outstanding debt \(reason)", found: "flat interest")
      try refuse(field, if: compounds, "simple interest \(reason)", found: "compound interest")
    }
    guard let cap = interestCap else { return }
    let limits: [(LoanArithmeticError.Field, ExactDecimal?, Int64)] = [
      (.interestCapTotal, cap.totalPercentOfPrincipal, 100_000), (.interestCapDaily, cap.dailyPercent, 273),
    ]
    for (field, percent, most) in limits {
      guard let percent, percent.coefficient < 0 || !percent.isAtMost(most) else { continue }
      throw LoanArithmeticError(
        .outOfRange, at: field, expected: "a percentage in 0...\(most)", found: percent.description)
    }
    guard let daily = cap.dailyPercent else { return }
    try refuse(
      .interestCapDaily, if: accrual != .days(.actual365Fixed), "interest by the day, ACT/365F, with a daily limit")
    if daily.yearlyFromDaily == nil {
      throw LoanArithmeticError(
        .overflow, at: .interestCapDaily, expected: "a percentage of fewer digits", found: daily.description)
    }
  }
}
