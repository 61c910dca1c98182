/// The annual percentage rate of charge (APRC) of Directives 2008/48/EC (Annex I) and 2014/17/EU (Annex I).
///
/// X solves Σ drawdowns·(1 + X)^-t = Σ payments·(1 + X)^-t, where t is the time in years from the first drawdown. The
/// disclosed rate has one decimal; a following digit of 5 or more rounds up (remark (d)).
///
/// ```swift
/// guard let start = CalendarDate("2025-01-15"), let end = CalendarDate("2026-01-15") else { return }
/// let rate = try EUAnnualPercentageRate.solve([
///   DatedCashFlow(date: start, amount: WideDecimal(coefficient: -1000, scale: 0)),
///   DatedCashFlow(date: end, amount: WideDecimal(coefficient: 1100, scale: 0)),
/// ])
/// print(rate.disclosed)  // 10.0
/// ```
public enum EUAnnualPercentageRate {
  /// Solves for flows with times in years.
  ///
  /// The rate is negative if the borrower pays back less than was drawn down.
  ///
  /// - Throws: `.noFlows`, `.noDisbursement`, `.noPayment`, `.tooMany`, `.outOfRange`, `.noRoot`, `.notProven`.
  public static func solve(_ flows: [CashFlow]) throws(LoanArithmeticError) -> EffectiveRate {
    try EffectiveRate.solve(flows, periodsPerYear: .one, decimals: 1, signed: true)
  }

  /// Solves for dated flows. Their times are counted from the first drawdown by `DayCount.euMonths`.
  ///
  /// A cost paid before the first drawdown has a negative time.
  ///
  /// - Throws: the errors of `solve(_:)` for flows in years.
  public static func solve(_ flows: [DatedCashFlow]) throws(LoanArithmeticError) -> EffectiveRate {
    let origin = try DatedCashFlow.firstDisbursement(of: flows)
    var timed: [CashFlow] = []
    timed.reserveCapacity(flows.count)
    for flow in flows {
      let (parts, year) = try DayCount.euMonths.ratio(from: min(origin, flow.date), to: max(origin, flow.date))
      let time = Fraction(Int128(flow.date < origin ? -parts : parts), Int128(year)) ?? .zero
      timed.append(CashFlow(amount: flow.amount, time: time))
    }
    return try solve(timed)
  }
}
