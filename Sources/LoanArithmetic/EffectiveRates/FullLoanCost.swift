/// The full cost of a loan under Russian law, полная стоимость кредита (ПСК): Federal Law 353-FZ, article 6.
///
/// i is the smallest positive root of Σ flow/((1 + e·i)(1 + i)^q) = 0. For each flow, q is the number of full base
/// periods since the first disbursement, and e is the remaining part of a base period. The rate is i × base periods in
/// a year × 100, disclosed to three decimals.
///
/// ```swift
/// guard let start = CalendarDate("2025-01-15"), let end = CalendarDate("2026-01-15") else { return }
/// let cost = try FullLoanCost([
///   DatedCashFlow(date: start, amount: WideDecimal(coefficient: -1000, scale: 0)),
///   DatedCashFlow(date: end, amount: WideDecimal(coefficient: 1100, scale: 0)),
/// ])
/// print(cost.rate.disclosed, cost.amount)  // 10.000 100
/// ```
public struct FullLoanCost: Sendable, Hashable {
  /// The rate in percent a year.
  public let rate: EffectiveRate
  /// The base period; `nil` if the flows were given in base periods.
  public let basePeriod: CommonInterval?
  /// The number of base periods in a year of 365 days (ЧБП), not rounded.
  public let basePeriodsPerYear: Fraction
  /// The full cost in money: everything the borrower pays beyond the principal (part 4, items 2–7), in major units.
  public let amount: WideDecimal

  /// Solves for flows with times in base periods.
  ///
  /// - Throws: `.noFlows`, `.noDisbursement`, `.noPayment`, `.tooMany`, `.outOfRange`, `.notProven`; `.noRoot` if the
  ///   borrower pays back less than was paid out.
  public init(_ flows: [CashFlow], basePeriodsPerYear: Fraction) throws(LoanArithmeticError) {
    try self.init(flows, basePeriodsPerYear: basePeriodsPerYear, basePeriod: nil)
  }

  /// Solves for dated flows, with the base period that the law prescribes for them.
  ///
  /// - Throws: the errors for flows in base periods; `.datesOutOfOrder` for a payment before the first disbursement.
  public init(_ flows: [DatedCashFlow]) throws(LoanArithmeticError) {
    let origin = try DatedCashFlow.origin(of: flows)
    let period = Self.basePeriod(of: flows.map(\.date))
    try self.init(
      flows.map { Self.timed($0, from: origin, in: period) },
      basePeriodsPerYear: Self.periodsPerYear(period), basePeriod: period)
  }

  private init(
    _ flows: [CashFlow], basePeriodsPerYear: Fraction, basePeriod: CommonInterval?
  ) throws(LoanArithmeticError) {
    guard basePeriodsPerYear > .zero else {
      throw LoanArithmeticError(
        .outOfRange, at: .basePeriodsPerYear, expected: "a number above zero", found: basePeriodsPerYear.description
      )
    }
    rate = try EffectiveRate.solve(flows, periodsPerYear: basePeriodsPerYear, decimals: 3, signed: false)
    self.basePeriod = basePeriod
    self.basePeriodsPerYear = basePeriodsPerYear
    amount = try WideDecimal.sum(flows.lazy.map(\.amount))
  }

  /// Returns the base period: the most frequent interval of at most a year. If every interval is longer, it is a year;
  /// if no interval occurs twice, it is the mean interval.
  static func basePeriod(of dates: [CalendarDate]) -> CommonInterval {
    let histogram = CommonInterval.Histogram(between: dates)
    guard let (interval, count) = histogram.mostFrequent else { return .months(12) }
    if count > 1 { return interval }
    return histogram.mean ?? interval
  }

  /// Returns the number of base periods in a year of 365 days or twelve months.
  static func periodsPerYear(_ period: CommonInterval) -> Fraction {
    switch period {
    case .days(let count): Fraction(365, Int128(count)) ?? .one
    case .months(let count): Fraction(12, Int128(count)) ?? .one
    }
  }

  /// Counts full base periods forward from the first disbursement; the rest becomes a part of a base period.
  static func timed(_ flow: DatedCashFlow, from origin: CalendarDate, in period: CommonInterval) -> CashFlow {
    switch period {
    case .days(let length):
      let days = origin.days(until: flow.date)
      return CashFlow(
        amount: flow.amount, time: Fraction(whole: Int64(days / length)),
        odd: Fraction(Int128(days % length), Int128(length)) ?? .zero)
    case .months(let length):
      let (months, days) = origin.monthsForwardTo(flow.date)
      // All months count as equal, with 30 days each.
      let rest = min(months % length * 30 + days, 30 * length)
      return CashFlow(
        amount: flow.amount, time: Fraction(whole: Int64(months / length)),
        odd: Fraction(Int128(rest), Int128(30 * length)) ?? .zero)
    }
  }
}
