extension RateEquation {
  /// The present values of payments and of disbursements at a rate, and their slopes with the sign reversed.
  ///
  /// All four figures fall as the rate rises, so the figures at two rates are bounds for every rate between them.
  struct Worth {
    /// The present value of the payments.
    var paid = 0.0
    /// The present value of the disbursements, without their sign.
    var disbursed = 0.0
    /// The amount by which `paid` falls as the rate rises by one.
    var paidSlope = 0.0
    /// The amount by which `disbursed` falls as the rate rises by one.
    var disbursedSlope = 0.0

    /// The value of the equation.
    var value: Double { paid - disbursed }
    /// The derivative of the equation with respect to the rate.
    var slope: Double { disbursedSlope - paidSlope }
  }

  /// Evaluates the equation in `Double` at the rate e^force − 1.
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

  /// Evaluates the equation with 32 digits at a rate, and returns a bound for the error of the value. At −100 % and
  /// below, the bound is infinite.
  func value(at rate: DoubleDouble) -> (value: DoubleDouble, bound: Double) {
    let growth = rate + .one
    guard growth.high > 0 else { return (.zero, .infinity) }
    let force = growth.logarithm
    let discounts = steps.map { (-($0 * force)).exponential }
    let simple = odds.map { $0.high == 0 ? DoubleDouble.one : .one / ($0 * rate + .one) }
    var sum = DoubleDouble.zero
    var bound = 0.0
    var discount = DoubleDouble.one
    // Errors in units of `precision`. One power: nine squarings of three operations each, a quarter of a unit per
    // operation, plus the error of the exponent. Each term adds four units for the amount, the simple part and the two
    // products.
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

  /// Returns the proven sign of the equation at a rate; zero if the value is not larger than its possible error.
  func sign(at rate: DoubleDouble) -> Int {
    let (value, bound) = value(at: rate)
    if value.high > bound { return 1 }
    return value.high < -bound ? -1 : 0
  }
}
