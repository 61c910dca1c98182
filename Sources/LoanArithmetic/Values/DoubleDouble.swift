/// A number with about 32 significant digits: the unevaluated sum of two `Double`s.
///
/// It is used for factors such as (1 + i)^n, whose exact value is irrational or very long. It has enough spare digits
/// to prove the rounding of a result. The algorithms are those of T. J. Dekker (1971) and of Y. Hida, X. S. Li and D.
/// H. Bailey (2001); the error of one operation is below 2^-102 of its result.
struct DoubleDouble: Sendable {
  /// The `Double` nearest to the number.
  var high: Double
  /// The rest, at most half a unit of the last digit of `high`.
  var low: Double

  /// The largest relative error of one operation.
  static let precision = 0x1p-102

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// Converts the integer exactly.
  init(_ value: Int) { self.init(Int64(value)) }

  /// Converts the integer exactly.
  init(_ value: Int64) {
    // Both 32-bit halves are exact, and so is their sum as two doubles.
    (high, low) = Self.sum(Double(value >> 32) * 0x1p32, Double(value & 0xFFFF_FFFF))
  }

  /// Converts the integer exactly up to 106 bits, to the nearest value beyond.
  init(_ value: Int128) {
    if let narrow = Int64(exactly: value) {
      self.init(narrow)
    } else {
      let upper = DoubleDouble(Int64(truncatingIfNeeded: value >> 63))
      let lower = DoubleDouble(Int64(truncatingIfNeeded: value & Int128(Int64.max)))
      self = DoubleDouble(high: upper.high * 0x1p63, low: upper.low * 0x1p63) + lower
    }
  }

  init(_ value: WideDecimal) {
    self.init(value.coefficient)
    if value.scale > 0 { self = self / DoubleDouble.powerOfTen(value.scale) }
  }

  init(_ value: Fraction) {
    self.init(value.numerator)
    if value.denominator != 1 { self = self / DoubleDouble(value.denominator) }
  }

  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  static let zero = DoubleDouble(0.0)
  static let one = DoubleDouble(1.0)

  /// Returns ten to a power of 0...38. Powers above 10^22 are rounded once.
  static func powerOfTen(_ exponent: Int) -> DoubleDouble { DoubleDouble(WideDecimal.powerOfTen(exponent)) }

  var magnitude: DoubleDouble { high < 0 ? -self : self }
  var isFinite: Bool { high.isFinite }

  static prefix func - (value: DoubleDouble) -> DoubleDouble { DoubleDouble(high: -value.high, low: -value.low) }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let (sum, error) = exactSum(left.high, right.high)
    let (lowSum, lowError) = exactSum(left.low, right.low)
    let (second, third) = Self.sum(sum, error + lowSum)
    let (high, low) = Self.sum(second, third + lowError)
    return DoubleDouble(high: high, low: low)
  }

  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = left.high * right.high
    let error = (-product).addingProduct(left.high, right.high)
    let (high, low) = sum(product, error + (left.high * right.low + left.low * right.high))
    return DoubleDouble(high: high, low: low)
  }

  static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    let product = left.high * right
    let error = (-product).addingProduct(left.high, right)
    let (high, low) = sum(product, error + left.low * right)
    return DoubleDouble(high: high, low: low)
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    let remainder = left - right * first
    let second = remainder.high / right.high
    let third = (remainder - right * second).high / right.high
    let (high, low) = sum(first, second)
    return DoubleDouble(high: high, low: low) + DoubleDouble(third)
  }

  /// Returns the value raised to a whole power, by repeated squaring.
  func power(_ exponent: Int) -> DoubleDouble {
    var result = DoubleDouble.one
    var square = self
    var rest = exponent.magnitude
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return exponent < 0 ? .one / result : result
  }

  /// The nearest whole number, ties away from zero; `nil` if it does not fit 128 bits.
  var rounded: Int128? {
    guard high.magnitude < 0x1p126 else { return nil }
    let whole = high.rounded(.down)
    guard let base = Int128(exactly: whole) else { return nil }
    let rest = DoubleDouble(high - whole) + DoubleDouble(low)
    let lowWhole = rest.high.rounded(.down)
    guard let step = Int128(exactly: lowWhole) else { return nil }
    let fraction = DoubleDouble(rest.high - lowWhole) + DoubleDouble(rest.low)
    let floor = base + step
    // `fraction` is in [0, 1), except that a negative tail can make it slightly negative.
    if fraction.high < 0 { return floor }
    let half = fraction - DoubleDouble(0.5)
    if half.high == 0 && half.low == 0 { return floor < 0 ? floor : floor + 1 }
    return half.high > 0 || (half.high == 0 && half.low > 0) ? floor + 1 : floor
  }

  /// Returns the sum of two numbers and its error, exactly, if the first number is not smaller in magnitude.
  private static func sum(_ large: Double, _ small: Double) -> (Double, Double) {
    let sum = large + small
    return (sum, small - (sum - large))
  }

  /// Returns the sum of any two numbers and its error, exactly.
  private static func exactSum(_ left: Double, _ right: Double) -> (Double, Double) {
    let sum = left + right
    let rest = sum - left
    return (sum, (left - (sum - rest)) + (right - rest))
  }
}
