/// The annual percentage rate of charge of Directives 2008/48/EC (Annex I) and 2014/17/EU (Annex I).
///
/// X solves Σ drawdowns·(1 + X)^-t = Σ payments·(1 + X)^-t with t in years from the first drawdown. Disclosed to one
/// decimal; a following digit of 5 or more rounds up (remark (d)).
public enum EUAnnualPercentageRate {
  /// Solves for flows whose times are in years.
  ///
  /// A rate below zero is an answer: it says that less is paid back than is drawn down.
  ///
  /// - Throws: `.noFlows`, `.noDisbursement`, `.noPayment`, `.tooMany`, `.outOfRange`, `.noRoot`, `.notProven`.
  public static func solve(_ flows: [CashFlow]) throws(LoanArithmeticError) -> EffectiveRate {
    try EffectiveRate.solve(flows, periodsPerYear: .one, decimals: 1, signed: true)
  }

  /// Solves for dated flows, their times counted by `DayCount.euMonths` from the first drawdown.
  ///
  /// A cost paid before the first drawdown has a negative time.
  ///
  /// - Throws: as `solve(_:)`.
  public static func solve(_ flows: [DatedCashFlow]) throws(LoanArithmeticError) -> EffectiveRate {
    let origin = try DatedCashFlow.firstDisbursement(of: flows)
    var timed: [CashFlow] = []
    timed.reserveCapacity(flows.count)
    for flow in flows {
      let (parts, year) = DayCount.euMonths.ratio(min(origin, flow.date), max(origin, flow.date))
      let time = Fraction(Int128(flow.date < origin ? -parts : parts), Int128(year)) ?? .zero
      timed.append(CashFlow(amount: flow.amount, time: time))
    }
    return try solve(timed)
  }
}
