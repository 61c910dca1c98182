/// How a figure between two neighbouring values is rounded.
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
    guard remainder != 0 else { return quotient }
    let away: Int128 = numerator < 0 ? -1 : 1
    switch self {
    case .down: return quotient
    case .up: return quotient + away
    case .halfUp, .halfEven:
      let part = remainder.magnitude
      let rest = denominator.magnitude - part
      guard part == rest else { return part > rest ? quotient + away : quotient }
      return self == .halfUp || quotient % 2 != 0 ? quotient + away : quotient
    }
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
    return overflow ? nil : quotient(product, denominator)
  }

  /// The same as `quotient` in 64 bits, which is several times faster.
  private func narrowQuotient(_ numerator: Int64, _ denominator: Int64) -> Int64 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard remainder != 0 else { return quotient }
    let away: Int64 = numerator < 0 ? -1 : 1
    switch self {
    case .down: return quotient
    case .up: return quotient + away
    case .halfUp, .halfEven:
      let part = remainder.magnitude
      let rest = denominator.magnitude - part
      guard part == rest else { return part > rest ? quotient + away : quotient }
      return self == .halfUp || quotient % 2 != 0 ? quotient + away : quotient
    }
  }
}
