extension RateEquation {
  /// What the equation's two signs of flows are worth at a rate, and how fast that falls as the rate rises.
  ///
  /// All four figures fall as the rate rises, so their values at two rates enclose those between.
  struct Worth {
    var paid = 0.0
    var disbursed = 0.0
    var paidSlope = 0.0
    var disbursedSlope = 0.0

    var value: Double { paid - disbursed }
    /// The derivative by the rate.
    var slope: Double { disbursedSlope - paidSlope }
  }

  /// Evaluates in `Double` at the rate e^force − 1.
  func worth(force: Double) -> Worth {
    let growth = DoubleDouble(force).exponential
    let rate = (growth - .one).high
    let perGrowth = 1 / growth.high
    let discounts = steps.map { ($0 * -force).exponential.high }
    let simple = odds.map { 1 / (1 + $0.high * rate) }
    let simpleSlopes = odds.map { $0.high / (1 + $0.high * rate) }
    var worth = Worth()
    var discount = 1.0
    for index in 0..<count {
      discount *= discounts[stepIndices[index]]
      let odd = oddIndices[index]
      let term = amounts[index].high * discount * simple[odd]
      let slope = term * (times[index] * perGrowth + simpleSlopes[odd])
      if term > 0 {
        worth.paid += term
        worth.paidSlope += slope
      } else {
        worth.disbursed -= term
        worth.disbursedSlope -= slope
      }
    }
    return worth
  }

  /// Evaluates with 32 digits at a rate, with a bound on how far the value can be off.
  func value(at rate: DoubleDouble) -> (value: DoubleDouble, bound: Double) {
    let growth = rate + .one
    guard growth.high > 0 else { return (.zero, .infinity) }
    let force = growth.logarithm
    let discounts = steps.map { (-($0 * force)).exponential }
    let simple = odds.map { $0.high == 0 ? DoubleDouble.one : .one / ($0 * rate + .one) }
    var (sum, bound, discount) = (DoubleDouble.zero, 0.0, DoubleDouble.one)
    // In units of `precision`: what one power can be off, from nine squarings of three operations, each a quarter of a
    // unit, and from its exponent; four more for the amount, the simple part and their products.
    let powerErrors = steps.map { 8 + 2 * $0.high.magnitude * force.high.magnitude }
    var discountError = 0.0
    for index in 0..<count {
      if steps[stepIndices[index]].high != 0 {
        discount = discount * discounts[stepIndices[index]]
        discountError += powerErrors[stepIndices[index]] + 1
      }
      let term = amounts[index] * discount * simple[oddIndices[index]]
      sum = sum + term
      bound += term.high.magnitude * (discountError + 4) + sum.high.magnitude
    }
    return (sum, bound * DoubleDouble.precision)
  }

  /// The proven sign of the equation at a rate; zero when the value is smaller than its possible error.
  func sign(at rate: DoubleDouble) -> Int {
    let (value, bound) = value(at: rate)
    return value.high > bound ? 1 : value.high < -bound ? -1 : 0
  }
}
