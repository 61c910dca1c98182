public import LoanArithmetic

/// The facts about one product that all product types have in common.
///
/// A gateway fills the facts from a record. Everything it leaves out is absent, so a record with three fields is
/// as valid as one with three hundred:
///
/// ```swift
/// var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
/// if let total = Money("296758.68", currency: .rub) {
///   facts.debt.total = .known(total, origin: .provider(field: "$.loans[0].debt.total"))
/// }
/// facts.debt.total.value?.minorUnits  // 29675868
/// facts.terms.rates                   // .absent(.notProvided)
/// ```
///
/// What follows from facts, such as the next payment or an overdue amount, is calculated by the rules in `Facts/Rules`,
/// for all sources and products alike.
public struct LoanFacts: Sendable, Hashable {
  /// The currency of all amounts.
  public var currency: Currency
  /// The day of the facts; `nil` if the source does not state it.
  public var asOf: CalendarDate?
  /// The title given by the source or the customer; without it, screens show the title of the product type.
  public var title: Fact<LocalizedText> = .notProvided
  public var contractNumber: Fact<AccountNumber> = .notProvided
  /// The first day of the contract.
  public var opened: Fact<CalendarDate> = .notProvided
  /// The last day of the contract.
  public var ends: Fact<CalendarDate> = .notProvided
  /// The persons with a role in the contract.
  public var parties: [Party] = []
  public var lifecycle: Lifecycle
  public var debt = Debt()
  /// The payments that the customer has to make, the earliest first.
  public var obligations: Fact<[Obligation]> = .notProvided
  public var terms = Terms()
  public var schedule = PaymentSchedule()
  /// The operations on the account, the newest first.
  public var operations: Fact<[LoanOperation]> = .notProvided
  public var security: Fact<[Security]> = .notProvided
  public var insurance: Fact<[InsurancePolicy]> = .notProvided
  public var documents: Fact<[Document]> = .notProvided
  /// The messages of the source to the customer.
  public var notices: [Notice] = []
  /// The actions that the customer can request.
  public var actions: [LoanAction] = []

  /// The origins of facts that the source states as a group.
  public var origins: [Group: Origin] = [:]

  /// A group of facts with one origin.
  public enum Group: Sendable, Hashable, CaseIterable {
    case phase, overlays, parties, schedule, notices, actions
  }

  /// Creates facts with everything absent except the currency and the lifecycle.
  public init(currency: Currency, lifecycle: Lifecycle) {
    self.currency = currency
    self.lifecycle = lifecycle
  }

  /// The role of the customer of a scope; for ``CustomerScope/allCustomers``, the role of the first party.
  public func role(of scope: CustomerScope) -> Party.Role? {
    switch scope {
    case .customer(let customer): parties.first { $0.customer == customer }?.role
    case .allCustomers: parties.first?.role
    }
  }
}
