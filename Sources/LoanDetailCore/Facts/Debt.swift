public import LoanArithmetic

/// What is owed today and what it is made of.
public struct Debt: Sendable, Hashable {
  /// Everything owed now.
  public var total: Fact<Money> = .notProvided
  /// The part that was lent and not yet given back.
  public var principal: Fact<Money> = .notProvided
  /// Interest accrued or charged and not yet paid.
  public var interest: Fact<Money> = .notProvided
  /// Fees charged and not yet paid.
  public var fees: Fact<Money> = .notProvided
  /// Penalties charged and not yet paid.
  public var penalties: Fact<Money> = .notProvided
  /// What was paid beyond the debt, and is owed back to the customer.
  public var overpaid: Fact<Money> = .notProvided
  /// The part that should have been paid by now.
  public var overdue = Overdue()
  /// What closes the product.
  public var payoff: Fact<Payoff> = .notProvided

  /// Makes a debt of which nothing is known.
  public init() {}

  /// The known parts of the total, in reading order.
  public var portions: [Portion] {
    [(Portion.Component.principal, principal), (.interest, interest), (.fees, fees), (.penalties, penalties)]
      .compactMap { component, fact in fact.value.map { Portion(component, $0) } }
  }
}

/// The part of a debt that should have been paid by now.
public struct Overdue: Sendable, Hashable {
  /// How much.
  public var amount: Fact<Money> = .notProvided
  /// The first day something was unpaid.
  public var since: Fact<CalendarDate> = .notProvided
  /// What it is made of.
  public var portions: [Portion] = []
  /// Where the parts come from; the amount's origin without it.
  public var portionsOrigin: Origin?

  /// Makes an overdue part of which nothing is known.
  public init() {}
}

/// What closes a product on a day.
public struct Payoff: Sendable, Hashable {
  /// How much.
  public var amount: Money
  /// The day the amount is valid on.
  public var validOn: CalendarDate?
  /// How much the amount grows with every day after that.
  public var perDiem: Money?

  /// Makes a payoff.
  public init(amount: Money, validOn: CalendarDate? = nil, perDiem: Money? = nil) {
    self.amount = amount
    self.validOn = validOn
    self.perDiem = perDiem
  }
}

/// A part of an amount, by what it pays for.
public struct Portion: Sendable, Hashable {
  /// What a part of an amount pays for.
  public enum Component: String, Sendable, Hashable, CaseIterable {
    case principal, interest, insurance, fees, penalties
  }

  /// What the part pays for.
  public var component: Component
  /// How much.
  public var amount: Money

  /// Makes a portion.
  public init(_ component: Component, _ amount: Money) {
    self.component = component
    self.amount = amount
  }
}

/// Something that is to be paid.
public struct Obligation: Sendable, Hashable {
  /// What makes it due.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case instalment, minimum, statement, overdue, fee
  }

  /// What makes it due.
  public var kind: Kind
  /// The last day to pay.
  public var due: Fact<CalendarDate> = .notProvided
  /// How much.
  public var amount: Fact<Money> = .notProvided
  /// What the amount is made of.
  public var portions: [Portion] = []
  /// Where the parts come from; the amount's origin without it.
  public var portionsOrigin: Origin?
  /// How much of it is already on the account or paid.
  public var covered: Fact<Money> = .notProvided
  /// Whether the bank takes it by itself.
  public var autopay: Fact<Bool> = .notProvided
  /// The account it is taken from.
  public var account: Fact<AccountNumber> = .notProvided

  /// Makes an obligation of which nothing but its kind is known.
  public init(kind: Kind) { self.kind = kind }
}
