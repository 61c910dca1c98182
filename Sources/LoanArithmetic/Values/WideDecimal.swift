/// An exact decimal number of up to 36 digits, for solved rates and unrounded payments.
public struct WideDecimal: Sendable, Hashable {
  /// All digits as one whole number, with the sign.
  public let coefficient: Int128
  /// The number of digits after the decimal point, 0...36.
  public let scale: Int

  /// Creates the number `coefficient × 10^-scale`; `scale` is clamped to 0...36.
  public init(coefficient: Int128, scale: Int) {
    self.coefficient = coefficient
    self.scale = min(max(scale, 0), 36)
  }

  public init(_ decimal: ExactDecimal) {
    coefficient = Int128(decimal.coefficient)
    scale = decimal.scale
  }

  /// Parses digits with an optional sign and decimal point; `nil` for anything else or for more than 36 digits.
  public init?(_ text: some StringProtocol) {
    var (digits, whole, places) = (Int128(0), 0, 0)
    var (negative, pointSeen, significant) = (false, false, 0)
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: negative = true
      case UInt8(ascii: "+") where index == 0: break
      case UInt8(ascii: ".") where !pointSeen && whole > 0: pointSeen = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int128(byte - UInt8(ascii: "0"))
        if digits != 0 { significant += 1 }
        if pointSeen { places += 1 } else { whole += 1 }
        guard significant <= 36, places <= 36 else { return nil }
      default: return nil
      }
    }
    guard whole > 0, !pointSeen || places > 0 else { return nil }
    self.init(coefficient: negative ? -digits : digits, scale: places)
  }

  /// Returns the number rounded to this number of decimals; unchanged if it does not have more.
  public func rounded(toDecimals decimals: Int, _ rule: RoundingRule = .halfUp) -> WideDecimal {
    guard decimals >= 0, decimals < scale else { return self }
    return WideDecimal(
      coefficient: rule.quotient(coefficient, Self.powerOfTen(scale - decimals)), scale: decimals)
  }

  /// Returns the same number without trailing zeros after the point, but with at least `minimumScale` decimals.
  public func trimmed(minimumScale: Int = 0) -> WideDecimal {
    var (coefficient, scale) = (coefficient, scale)
    while scale > minimumScale, coefficient % 10 == 0 {
      coefficient /= 10
      scale -= 1
    }
    return WideDecimal(coefficient: coefficient, scale: scale)
  }

  /// Returns the sum, with as many decimals as the amount that has the most.
  ///
  /// - Throws: `.overflow` if the sum has more than 36 digits.
  static func sum(_ amounts: some Collection<WideDecimal>) throws(LoanArithmeticError) -> WideDecimal {
    let finest = amounts.reduce(0) { max($0, $1.scale) }
    var sum: Int128 = 0
    for amount in amounts {
      let (units, overflow) = amount.coefficient.multipliedReportingOverflow(by: powerOfTen(finest - amount.scale))
      let (next, carry) = sum.addingReportingOverflow(units)
      guard !overflow, !carry else {
        throw LoanArithmeticError(.overflow, at: .cashFlows, expected: "amounts whose sum has at most 36 digits")
      }
      sum = next
    }
    return WideDecimal(coefficient: sum, scale: finest)
  }

  /// The number as an `ExactDecimal`; `nil` if it has too many digits.
  public var narrowed: ExactDecimal? {
    let trimmed = trimmed()
    guard trimmed.scale <= 18, let coefficient = Int64(exactly: trimmed.coefficient) else { return nil }
    return ExactDecimal(coefficient: coefficient, scale: trimmed.scale)
  }

  /// Returns ten to a power of 0...38.
  static func powerOfTen(_ exponent: Int) -> Int128 {
    exponent <= 18
      ? Int128(powersOfTen[exponent])
      : Int128(powersOfTen[18]) * Int128(powersOfTen[min(exponent - 18, 18)])
        * (exponent > 36 ? powerOfTen(exponent - 36) : 1)
  }
}

extension WideDecimal: CustomStringConvertible {
  /// The plain decimal, such as `-0.50`.
  public var description: String { coefficient.decimal(scale: scale) }
}
