/// The annual percentage rate (APR) of Regulation Z (12 CFR 1026), Appendix J: the actuarial method.
///
/// i solves Σ A/((1 + f·i)(1 + i)^t) = Σ P/((1 + f·i)(1 + i)^t), where A are advances, P are payments, t is the number
/// of full unit-periods and f is the remaining fraction of one. The rate is i × unit-periods in a year × 100, disclosed
/// to two decimals.
///
/// ```swift
/// guard let start = CalendarDate("2025-01-15"), let end = CalendarDate("2026-01-15") else { return }
/// let apr = try USAnnualPercentageRate([
///   DatedCashFlow(date: start, amount: WideDecimal(coefficient: -1000, scale: 0)),
///   DatedCashFlow(date: end, amount: WideDecimal(coefficient: 1100, scale: 0)),
/// ])
/// print(apr.rate.disclosed)  // 10.00
/// ```
public struct USAnnualPercentageRate: Sendable, Hashable {
  /// The rate in percent a year.
  public let rate: EffectiveRate
  /// The unit-period; `nil` if the flows were given in unit-periods.
  public let unitPeriod: UnitPeriod?
  /// The number of unit-periods in a year.
  public let unitPeriodsPerYear: Fraction

  /// Solves for flows with times in unit-periods.
  ///
  /// The rate is negative if the borrower pays back less than was advanced.
  ///
  /// - Throws: `.noFlows`, `.noDisbursement`, `.noPayment`, `.tooMany`, `.outOfRange`, `.noRoot`, `.notProven`.
  public init(_ flows: [CashFlow], unitPeriodsPerYear: Fraction) throws(LoanArithmeticError) {
    try self.init(flows, unitPeriodsPerYear: unitPeriodsPerYear, unitPeriod: nil)
  }

  /// Solves for dated flows. The unit-period and the odd days follow from paragraph (b) of the appendix.
  ///
  /// - Throws: the errors for flows in unit-periods; `.datesOutOfOrder` for a payment before the first advance.
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
