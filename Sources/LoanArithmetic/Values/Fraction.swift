/// An exact ratio of two whole numbers in lowest terms, such as a fraction of a year.
public struct Fraction: Sendable, Hashable {
  /// The numerator, with the sign.
  public let numerator: Int64
  /// The denominator, one or more.
  public let denominator: Int64

  /// Creates `numerator / denominator` in lowest terms; `nil` if the denominator is zero or the result does not fit 64
  /// bits.
  public init?(_ numerator: Int128, _ denominator: Int128 = 1) {
    if let above = Int64(exactly: numerator), let below = Int64(exactly: denominator), below > 0, above != .min {
      let divisor = Int64(Self.narrowGreatestCommonDivisor(above.magnitude, below.magnitude))
      (self.numerator, self.denominator) = (above / divisor, below / divisor)
      return
    }
    guard denominator != 0, denominator != .min, numerator != .min else { return nil }
    let sign: Int128 = denominator < 0 ? -1 : 1
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    guard let above = Int64(exactly: sign * numerator / Int128(divisor)),
      let below = Int64(exactly: sign * denominator / Int128(divisor))
    else { return nil }
    self.numerator = above
    self.denominator = below
  }

  /// Creates the fraction `whole / 1`.
  public init(whole: Int64) {
    numerator = whole
    denominator = 1
  }

  public static let zero = Fraction(whole: 0)
  public static let one = Fraction(whole: 1)

  /// Parses `n/d`, a whole number or a plain decimal; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let numerator = Int64(parts[0]), let denominator = Int64(parts[1]), denominator > 0 else { return nil }
      self.init(Int128(numerator), Int128(denominator))
    } else {
      guard let decimal = ExactDecimal(text) else { return nil }
      self.init(Int128(decimal.coefficient), Int128(powersOfTen[decimal.scale]))
    }
  }

  /// Returns the sum; `nil` if it does not fit 64 bits.
  public func adding(_ other: Fraction) -> Fraction? {
    if other.numerator == 0 { return self }
    if numerator == 0 { return other }
    return Fraction(
      Int128(numerator) * Int128(other.denominator) + Int128(other.numerator) * Int128(denominator),
      Int128(denominator) * Int128(other.denominator))
  }

  /// Returns the product; `nil` if it does not fit 64 bits.
  public func multiplied(by other: Fraction) -> Fraction? {
    Fraction(Int128(numerator) * Int128(other.numerator), Int128(denominator) * Int128(other.denominator))
  }

  /// Returns the ratio as a decimal with this number of decimals, clamped to 0...18, rounded half-up.
  public func decimal(places: Int) -> WideDecimal {
    let places = min(max(places, 0), 18)
    let scaled = RoundingRule.halfUp.quotient(Int128(numerator) * Int128(powersOfTen[places]), Int128(denominator))
    return WideDecimal(coefficient: scaled, scale: places)
  }

  /// Returns the greatest common divisor; 1 if both numbers are zero.
  static func greatestCommonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var (left, right) = (left, right)
    while right != 0 {
      if let narrowLeft = UInt64(exactly: left), let narrowRight = UInt64(exactly: right) {
        return UInt128(narrowGreatestCommonDivisor(narrowLeft, narrowRight))
      }
      (left, right) = (right, left % right)
    }
    return max(left, 1)
  }

  /// The same as `greatestCommonDivisor` in 64 bits.
  private static func narrowGreatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return max(left, 1)
  }
}

extension Fraction: Comparable {
  /// Compares the exact values.
  public static func < (left: Fraction, right: Fraction) -> Bool {
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    return Int128(left.numerator) * Int128(right.denominator) < Int128(right.numerator) * Int128(left.denominator)
  }
}

extension Fraction: CustomStringConvertible {
  /// The text `n/d`, also for whole numbers.
  public var description: String { "\(numerator)/\(denominator)" }
}
