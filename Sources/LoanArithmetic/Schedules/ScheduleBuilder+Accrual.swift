extension ScheduleBuilder {
  /// Accrues the interest of an interval, rounded by the terms.
  mutating func accrue(_ growth: Growth) throws(LoanArithmeticError) {
    guard growth.above != 0 else { return }
    var base = terms.method == .flat ? disbursed : balance
    if terms.method == .flat { try flatInterest.add(growth, on: disbursed / unitsPerMinor) }
    if accrual.compounds {
      base += accrued
    } else if terms.method == .bulletCapitalising {
      base += capitalised
    }
    if terms.rounding == .carry {
      if balance == 0 { shadow?.balance = 0 }
      accrued += accrual.roundedWithCarry(try carriedInterest(growth, on: base))
    } else if terms.roundsInterestPerRow {
      try interestOfRow.add(growth, on: max(base, 0))
    } else {
      try charge(growth.interest(on: base, rule))
    }
    guard accrued <= largest else { throw LoanArithmeticError.amountOverflow }
    try accrual.addUnrounded(growth, on: base)
  }

  /// Rounds and charges the interest since the last row, if it is rounded once in each row.
  mutating func chargeRow() throws(LoanArithmeticError) {
    guard terms.roundsInterestPerRow else { return }
    try charge(interestOfRow.rounded(rule))
    interestOfRow = ExactInterest()
    guard accrued <= largest else { throw LoanArithmeticError.amountOverflow }
  }

  /// Adds interest to what is accrued, as far as the cap on all interest allows.
  private mutating func charge(_ interest: Int128) throws(LoanArithmeticError) {
    accrued = try accrued.plus(room(for: interest))
  }

  /// Returns the part of the interest that the cap on all interest still allows; all of it without a cap.
  func room(for interest: Int128) throws(LoanArithmeticError) -> Int128 {
    guard let limit = try terms.interestCap?.largestInterest(on: disbursed) else { return interest }
    return min(interest, max(limit - interestPaid - accrued, 0))
  }

  /// Returns the interest of an interval in 10^-18 minor units: on the unrounded debt of ``shadow``, if there is one,
  /// otherwise on `base`.
  private mutating func carriedInterest(
    _ growth: Growth, on base: Int128
  ) throws(LoanArithmeticError) -> Int128 {
    guard let interest = try shadow?.accrue(growth) else {
      return try growth.interest(on: base * Accrual.carriedUnitsPerMinor, .halfUp)
    }
    return try interest.times(Accrual.carriedUnitsPerMinor / Accrual.fineUnitsPerMinor)
  }
}
