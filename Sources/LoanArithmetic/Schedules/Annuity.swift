/// The annuity formula: the level payment that repays a debt in equal periods, P·i/(1 − (1 + i)^−n).
///
/// ```swift
/// guard let rate = Fraction(1, 100) else { return }
/// let payment = try Annuity.payment(
///   principal: WideDecimal(coefficient: 1_000_000, scale: 0), rate: rate, payments: 12, decimals: 4)
/// print(payment)  // 88848.7887
/// ```
public enum Annuity {
  /// Returns the level payment without rounding, to about 28 significant digits.
  ///
  /// - Parameters:
  ///   - principal: the debt, zero or more.
  ///   - rate: the rate of one period as a fraction (0.01 is 1 %), zero or more.
  ///   - payments: the number of payments, one or more.
  ///   - decimals: the number of decimals of the result, 0...30.
  /// - Throws: `.outOfRange` if a parameter is out of range or the payment does not fit 36 digits.
  public static func payment(
    principal: WideDecimal, rate: Fraction, payments: Int, decimals: Int = 24
  ) throws(LoanArithmeticError) -> WideDecimal {
    let growth = Growth(above: Int128(rate.numerator), below: Int128(rate.denominator))
    let value = DoubleDouble(principal) * factor(rate: growth, payments: payments)
    guard payments > 0, rate >= .zero, (0...30).contains(decimals),
      let units = (value * DoubleDouble.powerOfTen(decimals)).rounded
    else { throw LoanArithmeticError(.outOfRange, at: .payments, expected: "a payment below 10^\(36 - decimals)") }
    return WideDecimal(coefficient: units, scale: decimals)
  }

  /// Returns the level payment for a debt of 1; if (1 + i)^n is too large for a `Double`, the rate.
  static func factor(rate: Growth, payments: Int) -> DoubleDouble {
    guard rate.above != 0 else { return .one / DoubleDouble(payments) }
    let rate = rate.wide
    let growth = (rate + .one).power(payments)
    return growth.isFinite && growth.low.isFinite ? rate * growth / (growth - .one) : rate
  }

  /// Returns the level payment as a multiple of `multiple`, in the units of `principal`. The result is proven to be the
  /// nearest multiple. A tie goes to the even number of multiples if `rule` is `.halfEven`, otherwise up.
  ///
  /// With more than 1000 payments an exact tie is impossible, and near a tie the value of about 28 digits decides.
  static func payment(
    principal: Int128, rate: Growth, payments: Int, multiple: Int128, rule: RoundingRule
  ) throws(LoanArithmeticError) -> Int128 {
    if rate.above == 0 { return rule.quotient(principal, Int128(payments) * multiple) * multiple }
    let value = DoubleDouble(principal) * factor(rate: rate, payments: payments) / DoubleDouble(multiple)
    // Each squaring and the division cost a few units of precision. If i·n is small, (1 + i)^n − 1 loses digits.
    let cancellation = 1 + 1 / max(rate.wide.high * Double(payments), 0x1p-60)
    let error = value.high * cancellation * (Double(payments) + 64) * DoubleDouble.precision
    let rounded = try Self.nearest(value, error: error) { half in
      guard payments <= 1000 else { return (value - DoubleDouble(half) * 0.5).high < 0 ? -1 : 1 }
      return exactOrder(principal: principal, rate: rate, payments: payments, half: half, multiple: multiple)
    }
    return rule == .halfEven && rounded.isTie && rounded.quotient % 2 != 0
      ? (rounded.quotient - 1) * multiple : rounded.quotient * multiple
  }

  /// Returns the nearest whole number, rounding a tie up.
  ///
  /// - Parameters:
  ///   - value: the value, which is not exact.
  ///   - error: the largest possible error of `value`.
  ///   - order: compares the exact value with half of its argument: −1 if it is smaller, 0 if it is equal, 1 if it is
  ///     larger. It is called only if the error allows a tie.
  /// - Throws: `.overflow` if the number does not fit.
  static func nearest(
    _ value: DoubleDouble, error: Double, order: (Int128) -> Int
  ) throws(LoanArithmeticError) -> (quotient: Int128, isTie: Bool) {
    guard let quotient = value.rounded, quotient < Int128(Int64.max) * 1_000_000_000 else {
      throw LoanArithmeticError.amountOverflow
    }
    let offset = (value - DoubleDouble(quotient)).high
    if offset.magnitude + error < 0.5 { return (quotient, false) }
    // The tie next to the value: below it if the value was rounded up.
    let half = 2 * quotient + (offset < 0 ? -1 : 1)
    let order = order(half)
    return ((half + (order < 0 ? -1 : 1)) / 2, order == 0)
  }

  /// Compares the exact payment P·a·(a + b)^n / (b·((a + b)^n − b^n)), where a/b is the rate, with half·multiple/2:
  /// −1 if the payment is smaller, 0 if it is equal, 1 if it is larger.
  ///
  /// In an exact tie, (a + b)^n in lowest terms divides twice the tied amount. With many payments this is impossible.
  private static func exactOrder(
    principal: Int128, rate: Growth, payments: Int, half: Int128, multiple: Int128
  ) -> Int {
    let (a, b) = (WideNatural(rate.above.magnitude), WideNatural(rate.below.magnitude))
    let grown = WideNatural(rate.above.magnitude + rate.below.magnitude).power(payments)
    let exact = WideNatural(2) * WideNatural(principal.magnitude) * a * grown
    let tie = WideNatural(half.magnitude) * WideNatural(multiple.magnitude) * b * (grown - b.power(payments))
    return WideNatural.order(exact, tie)
  }
}
