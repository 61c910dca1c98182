/// The interest of an interval as an exact fraction of the debt: `above` / `below`.
struct Growth: Sendable {
  var above: Int128
  var below: Int128

  static let none = Growth(above: 0, below: 1)
}

extension Growth {
  /// Converts an annual percentage into the simple interest for `parts`/`year` of a year.
  ///
  /// - Throws: `.overflow` if the rate has too many digits.
  init(percent: ExactDecimal, parts: Int, year: Int) throws(LoanArithmeticError) {
    let percent = percent.trimmed()
    guard let above = Int128(percent.coefficient).checkedProduct(Int128(parts)),
      let below = (100 * Int128(powersOfTen[percent.scale])).checkedProduct(Int128(year))
    else { throw LoanArithmeticError.rateOverflow }
    self.init(above: above, below: below)
  }

  /// Returns the fraction rounded to a number of decimals, 0...18.
  ///
  /// - Throws: `.overflow`.
  func rounded(toDecimals decimals: Int, _ rule: RoundingRule) throws(LoanArithmeticError) -> Growth {
    let scale = Int128(powersOfTen[decimals])
    guard let scaled = rule.scale(above, scale, below) else { throw LoanArithmeticError.rateOverflow }
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

  /// Returns the interest of `days` days of the interval, which has `length` days.
  func part(_ days: Int, of length: Int) throws(LoanArithmeticError) -> Growth {
    guard let above = above.checkedProduct(Int128(days)), let below = below.checkedProduct(Int128(max(length, 1)))
    else { throw LoanArithmeticError.rateOverflow }
    return Growth(above: above, below: below)
  }

  /// Returns the interest on an amount, rounded to a whole unit of the amount.
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

  /// The fraction with about 32 digits.
  var wide: DoubleDouble { DoubleDouble(above) / DoubleDouble(below) }
}
