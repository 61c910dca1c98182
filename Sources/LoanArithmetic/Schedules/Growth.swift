/// The interest of an interval as an exact fraction of the debt: `above` / `below`.
struct Growth: Sendable {
  var above: Int128
  var below: Int128

  static let none = Growth(above: 0, below: 1)

  init(above: Int128, below: Int128) { (self.above, self.below) = (above, below) }

  /// Converts an annual percentage into the interest for a fraction of a year.
  init(percent: ExactDecimal, parts: Int, year: Int) throws(LoanArithmeticError) {
    let percent = percent.trimmed()
    guard let above = Int128(percent.coefficient).checkedProduct(Int128(parts)),
      let below = (100 * Int128(powersOfTen[percent.scale])).checkedProduct(Int128(year))
    else { throw LoanArithmeticError.rateOverflow }
    self.init(above: above, below: below)
  }

  /// Returns the fraction rounded to a number of decimals, 0...18.
  func rounded(toDecimals decimals: Int, _ rule: RoundingRule) throws(LoanArithmeticError) -> Growth {
    let scale = Int128(powersOfTen[decimals])
    guard let scaled = rule.scale(above, scale, below) else {
      throw LoanArithmeticError.rateOverflow
    }
    return Growth(above: scaled, below: scale)
  }

  /// Returns the fraction as a decimal with at most this number of significant digits, 1...18, rounded half-up.
  func rounded(toSignificantDigits digits: Int) throws(LoanArithmeticError) -> Growth {
    guard above != 0 else { return self }
    let limit = Int128(powersOfTen[digits])
    var decimal = Growth(above: RoundingRule.halfUp.quotient(above, below), below: 1)
    // One more decimal at a time, as long as the digits suffice.
    while let finer = decimal.below.checkedProduct(10), let scaled = RoundingRule.halfUp.scale(above, finer, below),
      scaled <= limit
    {
      decimal = Growth(above: scaled, below: finer)
      if scaled == limit { break }
    }
    return decimal
  }

  /// Returns the share of `days` in an interval of `length` days.
  func part(_ days: Int, of length: Int) throws(LoanArithmeticError) -> Growth {
    guard let above = above.checkedProduct(Int128(days)), let below = below.checkedProduct(Int128(max(length, 1)))
    else { throw LoanArithmeticError.rateOverflow }
    return Growth(above: above, below: below)
  }

  /// Returns the interest on an amount, rounded to a whole unit.
  func interest(on amount: Int128, _ rule: RoundingRule) throws(LoanArithmeticError) -> Int128 {
    guard let interest = rule.scale(amount, above, below) else { throw LoanArithmeticError.amountOverflow }
    return interest
  }

  /// Returns the interest on an amount of zero or more: whole units, and the remainder in parts of `below`.
  func exactInterest(on amount: Int128) throws(LoanArithmeticError) -> (whole: Int128, remainder: Int128) {
    let product = amount.magnitude.multipliedFullWidth(by: above.magnitude)
    guard product.high < below.magnitude else { throw LoanArithmeticError.amountOverflow }
    let (whole, remainder) = below.magnitude.dividingFullWidth(product)
    guard let whole = Int128(exactly: whole) else { throw LoanArithmeticError.amountOverflow }
    return (whole, Int128(remainder))
  }

  var wide: DoubleDouble { DoubleDouble(above) / DoubleDouble(below) }
}

extension Int128 {
  /// Returns the sum, or throws `.overflow`.
  func plus(_ other: Int128) throws(LoanArithmeticError) -> Int128 {
    let (sum, overflow) = addingReportingOverflow(other)
    guard !overflow else { throw LoanArithmeticError.amountOverflow }
    return sum
  }

  /// Returns the product, or throws `.overflow`.
  func times(_ other: Int128) throws(LoanArithmeticError) -> Int128 {
    guard let product = checkedProduct(other) else { throw LoanArithmeticError.amountOverflow }
    return product
  }
}

extension LoanArithmeticError {
  static var amountOverflow: LoanArithmeticError {
    LoanArithmeticError(.overflow, at: .principal, expected: "amounts that fit 64 bits of minor units")
  }

  static var rateOverflow: LoanArithmeticError {
    LoanArithmeticError(.overflow, at: .annualRatePercent, expected: "a rate of fewer digits")
  }
}
