public import LoanArithmetic

/// The debt and its parts.
public struct Debt: Sendable, Hashable {
  /// The sum of everything owed.
  public var total: Fact<Money> = .notProvided
  /// The part of the original amount that is not yet repaid.
  public var principal: Fact<Money> = .notProvided
  /// Accrued interest that is not yet paid.
  public var interest: Fact<Money> = .notProvided
  /// Charged fees that are not yet paid.
  public var fees: Fact<Money> = .notProvided
  /// Charged penalties that are not yet paid.
  public var penalties: Fact<Money> = .notProvided
  /// The parts of the total that only the product knows.
  public var otherPortions: Fact<[Portion]> = .notProvided
  /// The amount that the customer paid too much and that the bank owes them.
  public var overpaid: Fact<Money> = .notProvided
  public var overdue = Overdue()
  /// The amount that closes the product.
  public var payoff: Fact<Payoff> = .notProvided
  /// The debts that the source expects for later days, the earliest first. Nothing is calculated from them.
  public var forecast: Fact<[ExpectedDebt]> = .notProvided

  /// Creates a debt with all facts absent.
  public init() {}

  /// The known parts of the total in reading order.
  public var portions: [Portion] {
    var portions: [Portion] = []
    portions.reserveCapacity(4)
    if let principal = principal.value { portions.append(Portion(.principal, principal)) }
    if let interest = interest.value { portions.append(Portion(.interest, interest)) }
    if let fees = fees.value { portions.append(Portion(.fees, fees)) }
    if let penalties = penalties.value { portions.append(Portion(.penalties, penalties)) }
    if let others = otherPortions.value { portions += others }
    return portions
  }
}

/// The amount that closes a product on a day.
public struct Payoff: Sendable, Hashable {
  public var amount: Money
  /// The day on which the amount is valid.
  public var validOn: CalendarDate?
  /// The increase of the amount with each later day.
  public var perDiem: Money?

  public init(amount: Money, validOn: CalendarDate? = nil, perDiem: Money? = nil) {
    self.amount = amount
    self.validOn = validOn
    self.perDiem = perDiem
  }
}

/// The debt that the source expects for a later day, as for a debt that grows because nobody repays it.
public struct ExpectedDebt: Sendable, Hashable {
  public var on: CalendarDate
  public var total: Money

  public init(on day: CalendarDate, total: Money) {
    on = day
    self.total = total
  }
}
