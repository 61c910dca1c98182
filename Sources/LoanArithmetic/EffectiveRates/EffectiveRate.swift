/// A solved annual rate whose digits are proven.
public struct EffectiveRate: Sendable, Hashable {
  /// Percent a year, to ten decimals, or to the eight or four that can be proven: of a rate above some 10^15 percent
  /// a few digits less are. Off by less than one unit of the last.
  public let percent: WideDecimal
  /// Percent a year, rounded as the law prescribes for disclosure. Decided against the exact root, not against
  /// `percent`.
  public let disclosed: WideDecimal
}

extension EffectiveRate {
  /// Solves the equation of a method.
  ///
  /// - Parameters:
  ///   - periodsPerYear: what the rate of one period is multiplied by to give the annual one.
  ///   - decimals: how many decimals the law discloses.
  ///   - signed: whether a rate below zero is an answer.
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
      /// The sign of the equation a part of one last unit away from the rounded rate.
      func sign(unitsAway: Double) -> Int {
        equation.sign(at: (DoubleDouble(units) + DoubleDouble(unitsAway)) * perUnit)
      }
      let (below, above) = (sign(unitsAway: -0.95), sign(unitsAway: 0.95))
      guard below * above < 0 else { continue }
      let percent = WideDecimal(coefficient: units, scale: places)
      let disclosed = round(units, places, to: decimals) { tie in
        let side = equation.sign(at: DoubleDouble(tie) / percentPerRate)
        return side == 0 ? 0 : side == below ? 1 : -1
      }
      return EffectiveRate(percent: percent, disclosed: disclosed)
    }
    throw LoanArithmeticError(
      .notProven, at: .cashFlows, expected: "an equation that crosses zero steeply enough to prove four decimals")
  }

  /// The exact root rounded half-up; it lies within 0.95 units of `units`, and `side` tells on which side of a tie.
  private static func round(
    _ units: Int128, _ places: Int, to decimals: Int, side: (WideDecimal) -> Int
  ) -> WideDecimal {
    func rounded(_ twentieths: Int128) -> Int128 {
      RoundingRule.halfUp.quotient(twentieths, 20 * WideDecimal.powerOfTen(places - decimals))
    }
    let (low, high) = (rounded(units * 20 - 19), rounded(units * 20 + 19))
    guard low != high else { return WideDecimal(coefficient: low, scale: decimals) }
    // The tie lies half a unit of the last disclosed decimal below `high`.
    let tie = WideDecimal(coefficient: high * 10 - 5, scale: decimals + 1)
    let side = side(tie)
    let goesUp = side > 0 || (side == 0 && tie.coefficient > 0)
    return WideDecimal(coefficient: goesUp ? high : low, scale: decimals)
  }
}
