extension DoubleDouble {
  /// e to the power of this number, by argument reduction by ln 2 and by 2^-9, then the Taylor series. Beyond ±700,
  /// near the range of `Double`, the result is infinity or zero.
  var exponential: DoubleDouble {
    guard high < 700 else { return DoubleDouble(Double.infinity) }
    guard high > -700 else { return .zero }
    let halvings = 9
    let doublings = (high / Self.naturalLogarithmOfTwo.high).rounded()
    let reduced = (self - Self.naturalLogarithmOfTwo * doublings) * 0x1p-9
    // Squaring e^x − 1 keeps digits that squaring e^x would lose.
    var (excess, term) = (reduced, reduced)
    for divisor in 2...12 {
      term = term * reduced * Self.reciprocals[divisor]
      excess = excess + term
    }
    for _ in 0..<halvings { excess = excess * 2.0 + excess * excess }
    let value = excess + .one
    let scale = Double(sign: .plus, exponent: Int(doublings), significand: 1)
    return DoubleDouble(high: value.high * scale, low: value.low * scale)
  }

  /// The natural logarithm of a positive number: ln 2^k plus 2·artanh((m − 1)/(m + 1)) for a mantissa m of 1/√2 to √2.
  var logarithm: DoubleDouble {
    var exponent = Int(high.exponent)
    var scaled = Double(sign: .plus, exponent: -exponent, significand: 1)
    if high * scaled > 1.4142135623730951 {
      exponent += 1
      scaled /= 2
    }
    let mantissa = DoubleDouble(high: high * scaled, low: low * scaled)
    let ratio = (mantissa - .one) / (mantissa + .one)
    let square = ratio * ratio
    var (sum, term) = (ratio, ratio)
    for divisor in stride(from: 3, through: 45, by: 2) {
      term = term * square
      guard term.high.magnitude > ratio.high.magnitude * 0x1p-110 else { break }
      sum = sum + term * Self.reciprocals[divisor]
    }
    return Self.naturalLogarithmOfTwo * Double(exponent) + sum * 2.0
  }

  private static let naturalLogarithmOfTwo = DoubleDouble(
    high: 0x1.62e42fefa39efp-1, low: 0x1.abc9e3b39803fp-56)

  /// The reciprocals of the whole numbers, indexed by number; zero at the index 0.
  private static let reciprocals: [DoubleDouble] = (0...45).map { $0 == 0 ? .zero : .one / DoubleDouble($0) }
}
