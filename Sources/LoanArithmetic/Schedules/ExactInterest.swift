/// Interest without rounding: an exact sum in minor units.
struct ExactInterest {
  /// The sum is `whole` + `above`/`below`; the fraction is below one.
  private var whole: Int128 = 0
  private var above: Int128 = 0
  private var below: Int128 = 1

  /// Adds the interest of an interval on an amount of zero or more.
  ///
  /// - Throws: `.overflow` if the sum is too large, or if the rates have too many digits for an exact sum.
  mutating func add(_ growth: Growth, on amount: Int128) throws(LoanArithmeticError) {
    let interest = try growth.exactInterest(on: amount)
    let common = try commonDenominator(with: growth.below)
    // Both fractions are below one, so neither product exceeds `common`.
    let sum = try (above * (common / below)).plus(interest.remainder * (common / growth.below))
    let isWhole = sum >= common
    whole = try whole.plus(interest.whole + (isWhole ? 1 : 0))
    (above, below) = (isWhole ? sum - common : sum, common)
  }

  /// Returns the sum rounded to the minor unit.
  ///
  /// An odd unit is rounded together with the fraction, because the even neighbour of a tie depends on it.
  ///
  /// - Throws: `.overflow`.
  func rounded(_ rule: RoundingRule) throws(LoanArithmeticError) -> Int128 {
    let odd = whole & 1
    return whole - odd + rule.quotient(try (odd * below).plus(above), below)
  }

  /// Returns a common multiple of `below` and another denominator.
  ///
  /// - Throws: `.overflow`.
  private func commonDenominator(with other: Int128) throws(LoanArithmeticError) -> Int128 {
    if below % other == 0 { return below }
    let divisor = Int128(Fraction.greatestCommonDivisor(below.magnitude, other.magnitude))
    guard let common = below.checkedProduct(other / divisor) else {
      throw LoanArithmeticError(.overflow, at: .annualRatePercent, expected: "rates of fewer digits")
    }
    return common
  }
}
