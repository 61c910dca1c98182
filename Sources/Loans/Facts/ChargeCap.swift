public import LoanArithmetic

/// The cap on everything that a loan may cost in addition to its principal: interest, penalties and fees together;
/// unstated properties are `nil`.
///
/// The law or the contract sets it, and the source states it for each contract: Russian Federal Law 353-FZ, article 5,
/// part 24, allows charges of 130 % of a short loan, or 100 % if its contract is from April 1, 2026 on.
public struct ChargeCap: Sendable, Hashable {
  /// The limit in percent of the original amount, zero or more. The source states this or ``amount``; with both, the
  /// lower one counts.
  public var percent: ExactDecimal?
  /// The limit in money, zero or more.
  public var amount: Money?
  /// The highest rate of interest of one day, in percent.
  public var dailyPercent: ExactDecimal?
  /// The sum of the charges up to the day of the facts, paid or not; without it, it is added up from the debt and the
  /// payments.
  public var charged: Fact<Money>

  public init(
    percent: ExactDecimal? = nil, amount: Money? = nil, dailyPercent: ExactDecimal? = nil,
    charged: Fact<Money> = .notProvided
  ) {
    self.percent = percent
    self.amount = amount
    self.dailyPercent = dailyPercent
    self.charged = charged
  }
}
