public import LoanArithmetic

/// Everything the engine knows how to say of any credit product, in the product's own currency.
public struct LoanFacts: Sendable, Hashable {
  /// The currency of the debt.
  public var currency: Currency
  /// The day the facts are true for; `nil` when the source does not say.
  public var asOf: CalendarDate?
  /// What the source or the customer calls the product; its type's title is used without it.
  public var title: Fact<LocalizedText> = .notProvided
  /// The contract's number.
  public var contractNumber: Fact<AccountNumber> = .notProvided
  /// The day the contract began.
  public var opened: Fact<CalendarDate> = .notProvided
  /// The day the contract ends.
  public var ends: Fact<CalendarDate> = .notProvided
  /// Who is bound by the contract.
  public var parties: [Party] = []
  /// Where the product is in its life.
  public var lifecycle: Lifecycle
  /// What is owed.
  public var debt = Debt()
  /// What is to be paid, the soonest first.
  public var obligations: Fact<[Obligation]> = .notProvided
  /// What was agreed.
  public var terms = Terms()
  /// The payments.
  public var schedule = PaymentSchedule()
  /// What happened, the newest first.
  public var operations: Fact<[LoanOperation]> = .notProvided
  /// What secures the debt.
  public var security: Fact<[Security]> = .notProvided
  /// The insurances that go with the product.
  public var insurance: Fact<[InsurancePolicy]> = .notProvided
  /// The papers.
  public var documents: Fact<[Document]> = .notProvided
  /// What the source wants the customer to know.
  public var notices: [Notice] = []
  /// What the customer may ask for.
  public var actions: [LoanAction] = []

  /// Where those come from that do not say it one by one.
  public var origins: [Group: Origin] = [:]

  /// What is stated as a whole, with one origin.
  public enum Group: Sendable, Hashable, CaseIterable {
    case phase, overlays, parties, schedule, notices, actions
  }

  /// Makes facts of which only the currency and the lifecycle are known.
  public init(currency: Currency, lifecycle: Lifecycle) {
    self.currency = currency
    self.lifecycle = lifecycle
  }

  /// The role a scope's customer has in the contract; the first party's for all customers.
  public func role(of scope: CustomerScope) -> Party.Role? {
    switch scope {
    case .customer(let customer): parties.first { $0.customer == customer }?.role
    case .allCustomers: parties.first?.role
    }
  }
}
