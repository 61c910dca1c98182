public import LoanArithmetic

/// The debt and the payment of a foreign-currency loan in the customer's own currency; unstated properties are `nil`.
public struct HomeCurrencyValue: Sendable, Hashable {
  /// The whole debt in the home currency.
  public var debt: Money?
  /// The regular payment in the home currency.
  public var payment: Money?
  /// The price of one unit of the loan's currency in the home currency.
  public var rate: ExactDecimal
  /// The day of the rate.
  public var on: CalendarDate?
  /// The change of the rate since the contract began, in percent.
  public var changePercent: ExactDecimal?

  public init(
    rate: ExactDecimal, debt: Money? = nil, payment: Money? = nil, on: CalendarDate? = nil,
    changePercent: ExactDecimal? = nil
  ) {
    self.rate = rate
    self.debt = debt
    self.payment = payment
    self.on = on
    self.changePercent = changePercent
  }
}
