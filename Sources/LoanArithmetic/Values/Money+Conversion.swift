extension Money {
  /// Returns the amount in another currency: multiplied by an exchange rate and rounded once to the minor unit, a tie
  /// to the even neighbour.
  ///
  /// ```swift
  /// let price = Money(minorUnits: 100_00, currency: .eur)
  /// price.converted(to: .rub, at: ExactDecimal(coefficient: 912345, scale: 4))  // 9123.45 RUB
  /// ```
  ///
  /// - Parameters:
  ///   - currency: the other currency.
  ///   - rate: the price of one unit of this currency in the other one.
  /// - Returns: the amount; `nil` if it does not fit 64 bits.
  public func converted(to currency: Currency, at rate: ExactDecimal) -> Money? {
    let numerator = Int128(rate.coefficient) * Int128(currency.minorUnitsPerMajor)
    let denominator = Int128(powersOfTen[rate.scale]) * Int128(self.currency.minorUnitsPerMajor)
    let minorUnits = RoundingRule.halfEven.scale(Int128(minorUnits), numerator, denominator)
    return minorUnits.flatMap { Int64(exactly: $0) }.map { Money(minorUnits: $0, currency: currency) }
  }

  /// Returns a percentage of the amount, rounded half-up to the minor unit; `nil` if it does not fit 64 bits.
  public func share(percent: ExactDecimal) -> Money? {
    let denominator = Int128(powersOfTen[percent.scale]) * 100
    let share = RoundingRule.halfUp.scale(Int128(minorUnits), Int128(percent.coefficient), denominator)
    return share.flatMap { Int64(exactly: $0) }.map { Money(minorUnits: $0, currency: currency) }
  }
}
