/// The annual percentage rate of Regulation Z (12 CFR 1026), Appendix J: the actuarial method.
///
/// i solves Σ A/((1 + f·i)(1 + i)^t) = Σ P/((1 + f·i)(1 + i)^t) with t full unit-periods and the fraction f of one; the
/// rate is i × unit-periods in a year × 100. Disclosed to two decimals.
public struct USAnnualPercentageRate: Sendable, Hashable {
  /// Percent a year.
  public let rate: EffectiveRate
  /// The unit-period, unless the flows were given in unit-periods.
  public let unitPeriod: UnitPeriod?
  /// How many unit-periods a year has.
  public let unitPeriodsPerYear: Fraction

  /// Solves for flows given in unit-periods.
  ///
  /// A rate below zero is an answer: it says that less is paid back than is advanced.
  ///
  /// - Throws: `.noFlows`, `.noDisbursement`, `.noPayment`, `.tooMany`, `.outOfRange`, `.noRoot`, `.notProven`.
  public init(_ flows: [CashFlow], unitPeriodsPerYear: Fraction) throws(LoanArithmeticError) {
    try self.init(flows, unitPeriodsPerYear: unitPeriodsPerYear, unitPeriod: nil)
  }

  /// Solves for dated flows; the unit-period and the odd days are found as paragraph (b) prescribes.
  ///
  /// - Throws: as for flows in unit-periods, and `.datesOutOfOrder` for a payment before the first advance.
  public init(_ flows: [DatedCashFlow]) throws(LoanArithmeticError) {
    let origin = try DatedCashFlow.origin(of: flows)
    let period = UnitPeriod(of: flows)
    try self.init(
      flows.map { flow in
        let (whole, fraction) = period.count(from: origin, to: flow.date)
        return CashFlow(amount: flow.amount, time: Fraction(whole: Int64(whole)), odd: fraction)
      },
      unitPeriodsPerYear: period.perYear, unitPeriod: period)
  }

  private init(
    _ flows: [CashFlow], unitPeriodsPerYear: Fraction, unitPeriod: UnitPeriod?
  ) throws(LoanArithmeticError) {
    guard unitPeriodsPerYear > .zero else {
      throw LoanArithmeticError(
        .outOfRange, at: .unitPeriodsPerYear, expected: "a number above zero", found: unitPeriodsPerYear.description
      )
    }
    rate = try EffectiveRate.solve(flows, periodsPerYear: unitPeriodsPerYear, decimals: 2, signed: true)
    self.unitPeriod = unitPeriod
    self.unitPeriodsPerYear = unitPeriodsPerYear
  }
}
