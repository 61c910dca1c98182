public import LoanArithmetic

/// A closed statement of a revolving product; unstated properties are `nil`.
public struct Statement: Sendable, Hashable {
  /// The id in the source.
  public var id: String?
  /// The first day of the period.
  public var from: CalendarDate?
  /// The last day of the period, on which the statement was closed.
  public var until: CalendarDate
  /// The last day for the payment.
  public var due: CalendarDate?
  /// The debt at the beginning of the period.
  public var opening: Money?
  /// The debt at the end of the period.
  public var closing: Money?
  /// The sum of the payments in the period.
  public var payments: Money?
  /// The sum of the purchases in the period.
  public var purchases: Money?
  /// The sum of the cash withdrawals in the period.
  public var cash: Money?
  /// The interest charged in the period.
  public var interest: Money?
  /// The fees charged in the period.
  public var fees: Money?
  /// The smallest payment that fulfils the contract.
  public var minimum: Money?
  /// The payment after which purchases cost no interest.
  public var amountForGrace: Money?

  public init(
    id: String? = nil, from: CalendarDate? = nil, until: CalendarDate, due: CalendarDate? = nil,
    opening: Money? = nil, closing: Money? = nil, payments: Money? = nil, purchases: Money? = nil,
    cash: Money? = nil, interest: Money? = nil, fees: Money? = nil, minimum: Money? = nil,
    amountForGrace: Money? = nil
  ) {
    self.id = id
    self.from = from
    self.until = until
    self.due = due
    self.opening = opening
    self.closing = closing
    self.payments = payments
    self.purchases = purchases
    self.cash = cash
    self.interest = interest
    self.fees = fees
    self.minimum = minimum
    self.amountForGrace = amountForGrace
  }
}
