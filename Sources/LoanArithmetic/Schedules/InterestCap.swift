/// A cap on the interest that may be charged.
///
/// In the United Kingdom a high-cost short-term credit may cost at most 0.8 % a day and 100 % of the amount borrowed
/// (FCA Handbook, CONC 5A.2); a Russian consumer credit of up to a year 0.8 % a day and 130 % of the amount (353-FZ,
/// article 5, parts 23 and 24, from July 2023).
public struct InterestCap: Sendable, Hashable {
  /// The interest of the whole term in percent of all principal disbursed so far, 0...100 000; `nil` for no limit. The
  /// amount is rounded down to the minor unit.
  public var totalPercentOfPrincipal: ExactDecimal?
  /// The interest of one day in percent of the debt on that day, 0...273 (below 100 000 % a year); `nil` for no limit.
  public var dailyPercent: ExactDecimal?

  public init(totalPercentOfPrincipal: ExactDecimal? = nil, dailyPercent: ExactDecimal? = nil) {
    self.totalPercentOfPrincipal = totalPercentOfPrincipal
    self.dailyPercent = dailyPercent
  }

  /// Returns the largest sum of interest on an amount, rounded down to its unit; `nil` if there is no limit.
  func largestInterest(on principal: Int128) throws(LoanArithmeticError) -> Int128? {
    guard let percent = totalPercentOfPrincipal else { return nil }
    return try Growth(percent: percent, parts: 1, year: 1).interest(on: principal, .down)
  }
}
