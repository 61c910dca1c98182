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

  /// Creates the same number with the same decimals.
  public init(_ decimal: ExactDecimal) {
    coefficient = Int128(decimal.coefficient)
    scale = decimal.scale
  }

  /// Parses digits with an optional sign and decimal point; `nil` for anything else, for more than 36 digits
  /// (zeros at the front do not count), and for more than 36 decimals.
  public init?(_ text: some StringProtocol) {
    var digits: Int128 = 0
    var isNegative = false
    var hasPoint = false
    // The numbers of digits before the point and after it, and of all digits without zeros at the front.
    var wholeDigits = 0
    var decimals = 0
    var significantDigits = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: "+") where index == 0: break
      case UInt8(ascii: ".") where !hasPoint && wholeDigits > 0: hasPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int128(byte - UInt8(ascii: "0"))
        if digits != 0 { significantDigits += 1 }
        if hasPoint { decimals += 1 } else { wholeDigits += 1 }
        guard significantDigits <= 36, decimals <= 36 else { return nil }
      default: return nil
      }
    }
    guard wholeDigits > 0, !hasPoint || decimals > 0 else { return nil }
    self.init(coefficient: isNegative ? -digits : digits, scale: decimals)
  }

  /// Returns the number rounded to this number of decimals; unchanged if it does not have more.
  public func rounded(toDecimals decimals: Int, _ rule: RoundingRule = .halfUp) -> WideDecimal {
    guard decimals >= 0, decimals < scale else { return self }
    return WideDecimal(
      coefficient: rule.quotient(coefficient, Self.powerOfTen(scale - decimals)), scale: decimals)
  }

  /// Returns the same number without the zeros at the end of its decimals.
  public func trimmed() -> WideDecimal {
    var (coefficient, scale) = (coefficient, scale)
    while scale > 0, coefficient % 10 == 0 {
      coefficient /= 10
      scale -= 1
    }
    return WideDecimal(coefficient: coefficient, scale: scale)
  }

  /// Returns the sum, with as many decimals as the amount that has the most; zero for no amounts.
  ///
  /// - Throws: `.overflow` if the sum does not fit.
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

  /// The number as an `ExactDecimal`, without zeros at the end of its decimals; `nil` if it has too many digits.
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
