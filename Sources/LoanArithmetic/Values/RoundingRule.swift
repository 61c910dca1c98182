/// The rule for rounding a figure between two neighbouring values.
public enum RoundingRule: Sendable, Hashable, CaseIterable {
  /// To the nearest; a tie rounds away from zero.
  case halfUp
  /// To the nearest; a tie rounds to the even neighbour.
  case halfEven
  /// Away from zero.
  case up
  /// Towards zero.
  case down

  /// Returns `numerator / denominator` rounded to a whole number; `denominator` must be positive.
  func quotient(_ numerator: Int128, _ denominator: Int128) -> Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard raises(remainder.magnitude, of: denominator.magnitude, isOdd: quotient & 1 == 1) else { return quotient }
    return numerator < 0 ? quotient - 1 : quotient + 1
  }

  /// Returns `value × numerator / denominator`, rounded; `nil` if it does not fit. `denominator` must be positive.
  func scale(_ value: Int128, _ numerator: Int128, _ denominator: Int128) -> Int128? {
    if let value = Int64(exactly: value), let numerator = Int64(exactly: numerator),
      let denominator = Int64(exactly: denominator)
    {
      let (product, overflow) = value.multipliedReportingOverflow(by: numerator)
      if !overflow { return Int128(narrowQuotient(product, denominator)) }
    }
    let (product, overflow) = value.multipliedReportingOverflow(by: numerator)
    return overflow ? wideScale(value, numerator, denominator) : quotient(product, denominator)
  }

  /// The same as `quotient` in 64 bits, which is several times faster.
  private func narrowQuotient(_ numerator: Int64, _ denominator: Int64) -> Int64 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard raises(remainder.magnitude, of: denominator.magnitude, isOdd: quotient & 1 == 1) else { return quotient }
    return numerator < 0 ? quotient - 1 : quotient + 1
  }

  /// The same as `scale` for a product of more than 128 bits.
  private func wideScale(_ value: Int128, _ numerator: Int128, _ denominator: Int128) -> Int128? {
    let product = value.magnitude.multipliedFullWidth(by: numerator.magnitude)
    guard product.high < denominator.magnitude else { return nil }
    let (quotient, remainder) = denominator.magnitude.dividingFullWidth(product)
    guard quotient < Int128.max.magnitude else { return nil }
    let isRaised = raises(remainder, of: denominator.magnitude, isOdd: quotient & 1 == 1)
    let magnitude = Int128(quotient) + (isRaised ? 1 : 0)
    return (value < 0) != (numerator < 0) ? -magnitude : magnitude
  }

  /// Returns whether the remainder of a division by `denominator` moves the quotient away from zero.
  @inline(__always)
  private func raises<Part: FixedWidthInteger & UnsignedInteger>(
    _ remainder: Part, of denominator: Part, isOdd: Bool
  ) -> Bool {
    guard remainder != 0 else { return false }
    switch self {
    case .down: return false
    case .up: return true
    case .halfUp, .halfEven:
      let rest = denominator - remainder
      return remainder == rest ? self == .halfUp || isOdd : remainder > rest
    }
  }
}
