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

/// The account from which the bank pays taxes and insurance for the customer; unstated properties are `nil`.
public struct Escrow: Sendable, Hashable {
  /// The money on the account.
  public var balance: Money?
  /// The part of each payment that goes to the account.
  public var payment: Money?
  /// The money that is missing on the account.
  public var shortage: Money?

  public init(balance: Money? = nil, payment: Money? = nil, shortage: Money? = nil) {
    self.balance = balance
    self.payment = payment
    self.shortage = shortage
  }
}

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
