/// A solved annual rate whose digits are proven.
///
/// It is the result of the methods that laws prescribe: ``FullLoanCost``, ``EUAnnualPercentageRate`` and
/// ``USAnnualPercentageRate``.
public struct EffectiveRate: Sendable, Hashable {
  /// Percent a year with ten proven decimals; the error is less than one unit of the last decimal. A rate above about
  /// 10^15 percent has only eight or four decimals.
  public let percent: WideDecimal
  /// Percent a year, rounded to the decimals that the law prescribes for disclosure. The rounding is decided by the
  /// exact root, not by `percent`.
  public let disclosed: WideDecimal
}

extension EffectiveRate {
  /// Solves the equation of a method.
  ///
  /// - Parameters:
  ///   - flows: the cash flows, with times in periods of the rate.
  ///   - periodsPerYear: the annual rate is the rate of one period times this number.
  ///   - decimals: the number of decimals that the law discloses.
  ///   - signed: whether a negative rate is an answer.
  /// - Throws: `.noFlows`, `.noDisbursement`, `.noPayment`, `.tooMany`, `.outOfRange`, `.noRoot`, `.notProven`.
  static func solve(
    _ flows: [CashFlow], periodsPerYear: Fraction, decimals: Int, signed: Bool
  ) throws(LoanArithmeticError) -> EffectiveRate {
    let equation = try RateEquation(flows)
    var finder = RootFinder(equation: equation)
    let root = try finder.smallestRoot(signed: signed)
    let percentPerRate = DoubleDouble(periodsPerYear) * 100.0
    for places in [10, 8, 4] {
      let scale = DoubleDouble.powerOfTen(places)
      guard let units = (root * percentPerRate * scale).rounded else {
        throw LoanArithmeticError(.outOfRange, at: .cashFlows, expected: "a rate below 10^19 percent a year")
      }
      let perUnit = DoubleDouble.one / (scale * percentPerRate)
      /// Returns the sign of the equation at this distance from the rounded rate, in units of its last decimal.
      func sign(unitsAway: Double) -> Int {
        equation.sign(at: (DoubleDouble(units) + DoubleDouble(unitsAway)) * perUnit)
      }
      let (below, above) = (sign(unitsAway: -0.95), sign(unitsAway: 0.95))
      guard below * above < 0 else { continue }
      let percent = WideDecimal(coefficient: units, scale: places)
      let disclosed = round(units, places: places, to: decimals) { tie in
        let side = equation.sign(at: DoubleDouble(tie) / percentPerRate)
        if side == 0 { return 0 }
        return side == below ? 1 : -1
      }
      return EffectiveRate(percent: percent, disclosed: disclosed)
    }
    throw LoanArithmeticError(
      .notProven, at: .cashFlows, expected: "an equation that crosses zero steeply enough to prove four decimals")
  }

  /// Rounds the exact root half-up. The root lies within 0.95 units of `units`, which have `places` decimals; `side`
  /// returns 1 if it is above a tie, −1 if it is below, and 0 if it cannot be distinguished from it.
  private static func round(
    _ units: Int128, places: Int, to decimals: Int, side: (WideDecimal) -> Int
  ) -> WideDecimal {
    func rounded(_ twentieths: Int128) -> Int128 {
      RoundingRule.halfUp.quotient(twentieths, 20 * WideDecimal.powerOfTen(places - decimals))
    }
    let (low, high) = (rounded(units * 20 - 19), rounded(units * 20 + 19))
    guard low != high else { return WideDecimal(coefficient: low, scale: decimals) }
    // The tie lies below `high` by half a unit of the last disclosed decimal.
    let tie = WideDecimal(coefficient: high * 10 - 5, scale: decimals + 1)
    let side = side(tie)
    let goesUp = side > 0 || (side == 0 && tie.coefficient > 0)
    return WideDecimal(coefficient: goesUp ? high : low, scale: decimals)
  }
}
