public import LoanArithmetic
public import Localization

/// The rules of early repayment; unstated properties are `nil`.
public struct PrepaymentRules: Sendable, Hashable {
  /// Whether the customer may repay everything early.
  public var full: Bool?
  /// Whether the customer may repay a part early.
  public var partial: Bool?
  /// The smallest amount of a partial repayment.
  public var minimum: Money?
  /// The number of days of notice that the bank requires.
  public var noticeDays: Int?
  /// The cost in words.
  public var fee: LocalizedText?
  /// The price of repaying everything now.
  public var compensation: Money?
  /// The last day on which the customer can notify the bank for the next payment day.
  public var noticeUntil: CalendarDate?
  /// The days on which the customer may repay early, in words.
  public var daysAllowed: LocalizedText?
  /// The sum that may be repaid early free of charge.
  public var allowance: PrepaymentAllowance?

  /// Creates rules with nothing known.
  public init() {}
}
