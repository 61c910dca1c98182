public import LoanArithmetic

/// The payments of the customer in a period; unstated properties are `nil`.
public struct PaidTotals: Sendable, Hashable {
  /// The first day of the period; `nil` for the beginning of the contract.
  public var from: CalendarDate?
  /// The last day of the period.
  public var until: CalendarDate?
  /// The sum of all payments.
  public var total: Money?
  /// The parts of the sum.
  public var portions: [Portion]

  public init(
    from: CalendarDate? = nil, until: CalendarDate? = nil, total: Money? = nil, portions: [Portion] = []
  ) {
    self.from = from
    self.until = until
    self.total = total
    self.portions = portions
  }
}
