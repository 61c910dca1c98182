extension Growth {
  /// The number of decimals of a growth that is not an exact fraction.
  private static let decimals = 24

  /// Creates the compound interest of `parts`/`year` of a year at an effective rate, (1 + i)^t − 1, with 24 decimals.
  ///
  /// - Throws: `.overflow` if the interest is too large.
  init(compounding percent: ExactDecimal, parts: Int, year: Int) throws(LoanArithmeticError) {
    let rate = try Growth(percent: percent, parts: 1, year: 1).wide
    let exponent = DoubleDouble(parts) / DoubleDouble(year)
    let growth = ((rate + .one).logarithm * exponent).exponential - .one
    guard growth.isFinite, let above = (growth * DoubleDouble.powerOfTen(Self.decimals)).rounded else {
      throw LoanArithmeticError(.overflow, at: .annualRatePercent, expected: "a lower rate or a shorter term")
    }
    self.init(above: above, below: WideDecimal.powerOfTen(Self.decimals))
  }

  /// Creates the compound interest of a fraction of a year at an effective rate.
  init(compounding percent: ExactDecimal, for fraction: Fraction) throws(LoanArithmeticError) {
    try self.init(compounding: percent, parts: Int(fraction.numerator), year: Int(fraction.denominator))
  }

  /// Returns the interest on an amount, rounded half-up to its minor unit.
  ///
  /// - Throws: `.overflow`.
  func interest(on amount: Money) throws(LoanArithmeticError) -> Money {
    guard let minor = Int64(exactly: try interest(on: Int128(amount.minorUnits), .halfUp)) else {
      throw LoanArithmeticError(.overflow, at: .amount, expected: "interest that fits 64 bits of minor units")
    }
    return Money(minorUnits: minor, currency: amount.currency)
  }
}
