public import LoanArithmetic

/// The sum that a customer may repay early in a period, often a year, free of charge; unstated properties are `nil`.
public struct PrepaymentAllowance: Sendable, Hashable {
  /// The sum of the whole period.
  public var amount: Money
  /// The part that is used.
  public var used: Money?
  /// The part that is left, as the source states it.
  public var left: Money?
  /// The last day of the period.
  public var until: CalendarDate?

  public init(amount: Money, used: Money? = nil, left: Money? = nil, until: CalendarDate? = nil) {
    self.amount = amount
    self.used = used
    self.left = left
    self.until = until
  }
}
