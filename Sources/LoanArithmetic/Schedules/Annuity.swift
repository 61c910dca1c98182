/// The level payment that repays a debt in equal periods: P·i/(1 − (1 + i)^−n).
public enum Annuity {
  /// The payment without rounding, to about 28 significant digits.
  ///
  /// - Parameters:
  ///   - principal: the debt, zero or more.
  ///   - rate: the rate of one period as a fraction of one, zero or more.
  ///   - payments: one or more.
  ///   - decimals: how many decimals the answer has, 0...30.
  public static func payment(
    principal: WideDecimal, rate: Fraction, payments: Int, decimals: Int = 24
  ) throws(LoanArithmeticError) -> WideDecimal {
    let growth = Growth(above: Int128(rate.numerator), below: Int128(rate.denominator))
    let value = DoubleDouble(principal) * factor(growth, payments)
    guard payments > 0, rate >= .zero, (0...30).contains(decimals),
      let units = (value * DoubleDouble.powerOfTen(decimals)).rounded
    else { throw LoanArithmeticError(.outOfRange, at: .payments, expected: "a payment below 10^\(36 - decimals)") }
    return WideDecimal(coefficient: units, scale: decimals)
  }

  /// The payment on a debt of 1.
  static func factor(_ rate: Growth, _ payments: Int) -> DoubleDouble {
    guard rate.above != 0 else { return .one / DoubleDouble(payments) }
    let rate = rate.wide
    let growth = (rate + .one).power(payments)
    return growth.isFinite && growth.low.isFinite ? rate * growth / (growth - .one) : rate
  }

  /// The payment as a multiple of `multiple`, in the units of `principal`; proven, not merely likely, to be the nearest.
  static func payment(
    _ principal: Int128, _ rate: Growth, _ payments: Int, multiple: Int128, _ rule: RoundingRule
  ) throws(LoanArithmeticError) -> Int128 {
    if rate.above == 0 { return rule.quotient(principal, Int128(payments) * multiple) * multiple }
    let value = DoubleDouble(principal) * factor(rate, payments) / DoubleDouble(multiple)
    // Each squaring and the division cost a few units; a small i·n loses digits in (1 + i)^n − 1.
    let cancellation = 1 + 1 / max(rate.wide.high * Double(payments), 0x1p-60)
    let error = value.high * cancellation * (Double(payments) + 64) * DoubleDouble.precision
    let rounded = try Self.nearest(value, error) { half in
      guard payments <= 1000 else { return (value - DoubleDouble(half) * 0.5).high < 0 ? -1 : 1 }
      return exactOrder(principal, rate, payments, half: half, multiple: multiple)
    }
    return rule == .halfEven && rounded.isTie && rounded.quotient % 2 != 0
      ? (rounded.quotient - 1) * multiple : rounded.quotient * multiple
  }

  /// The nearest whole number, upwards from a tie; `order` tells how the exact value compares with `half`/2.
  static func nearest(
    _ value: DoubleDouble, _ error: Double, order: (Int128) -> Int
  ) throws(LoanArithmeticError) -> (quotient: Int128, isTie: Bool) {
    guard let quotient = value.rounded, quotient < Int128(Int64.max) * 1_000_000_000 else {
      throw LoanArithmeticError.amountOverflow
    }
    let offset = (value - DoubleDouble(quotient)).high
    if offset.magnitude + error < 0.5 { return (quotient, false) }
    // The tie next to the value: below it when the value was rounded up.
    let half = 2 * quotient + (offset < 0 ? -1 : 1)
    let order = order(half)
    return ((half + (order < 0 ? -1 : 1)) / 2, order == 0)
  }

  /// How P·a·(a + b)^n / (b·((a + b)^n − b^n)) compares with half·multiple/2, where a/b is the rate.
  ///
  /// An exact tie needs (a + b)^n in lowest terms to divide twice the tied amount, so with many payments there is none.
  private static func exactOrder(
    _ principal: Int128, _ rate: Growth, _ payments: Int, half: Int128, multiple: Int128
  ) -> Int {
    let (a, b) = (WideNatural(rate.above.magnitude), WideNatural(rate.below.magnitude))
    let grown = WideNatural(rate.above.magnitude + rate.below.magnitude).power(payments)
    let exact = WideNatural(2) * WideNatural(principal.magnitude) * a * grown
    let tie = WideNatural(half.magnitude) * WideNatural(multiple.magnitude) * b * (grown - b.power(payments))
    return WideNatural.order(exact, tie)
  }
}
