public import LoanArithmetic
public import Localization

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
/// Values that follow from facts, such as the next payment or an overdue amount, are calculated by the rules in
/// `Facts/Rules`, for all sources and products alike.
public struct LoanFacts: Sendable, Hashable {
  /// The currency of all amounts.
  public var currency: Currency
  /// The day on which the facts are true; `nil` if the source does not state it.
  public var asOf: CalendarDate?
  /// The time zone in which the days of the loan begin and end, if it is not that of the source.
  public var timeZone: Fact<BankTimeZone> = .notProvided
  /// The title given by the source or the customer; without it, screens show the title of the product type.
  public var title: Fact<LocalizedText> = .notProvided
  /// The number of the contract.
  public var contractNumber: Fact<AccountNumber> = .notProvided
  /// The first day of the contract.
  public var opened: Fact<CalendarDate> = .notProvided
  /// The last day of the contract.
  public var ends: Fact<CalendarDate> = .notProvided
  /// The persons with a role in the contract.
  public var parties: [Party] = []
  /// The phase of the product, and the states beside it.
  public var lifecycle: Lifecycle
  /// What is owed, and its parts.
  public var debt = Debt()
  /// The facts of a revolving product.
  public var revolving = Revolving()
  /// The payments that the customer has to make, the earliest first.
  public var obligations: Fact<[Obligation]> = .notProvided
  /// The terms of the contract, such as its rates.
  public var terms = Terms()
  /// The payment schedule, past and future.
  public var schedule = PaymentSchedule()
  /// The operations on the account, the newest first.
  public var operations: Fact<[LoanOperation]> = .notProvided
  /// The security of the debt, such as a mortgaged home.
  public var security: Fact<[Security]> = .notProvided
  /// The insurance policies of the contract.
  public var insurance: Fact<[InsurancePolicy]> = .notProvided
  /// The documents of the product.
  public var documents: Fact<[Document]> = .notProvided
  /// The product to which this one belongs.
  public var parent: Fact<RelatedProduct> = .notProvided
  /// The day on which the product was settled.
  public var settled: Fact<CalendarDate> = .notProvided
  /// The period with reduced payments or none.
  public var holiday: Fact<PaymentHolidayTerms> = .notProvided
  /// The extension of a payment: asked for, granted, or possible.
  public var extensionOfPayment: Fact<PaymentExtension> = .notProvided
  /// The restructuring of the debt.
  public var restructuring: Fact<Restructuring> = .notProvided
  /// The days of the disbursement, and the last day to refuse it.
  public var disbursement: Fact<DisbursementTerms> = .notProvided
  /// The organisations and persons whom the customer can ask.
  public var contacts: Fact<[Contact]> = .notProvided
  /// The transfer of the claim or its servicing to another organisation.
  public var transfer: Fact<LoanTransfer> = .notProvided
  /// The number of the contract in a public register.
  public var registryID: Fact<DataText> = .notProvided
  /// The number of persons who hold the contract.
  public var holders: Fact<Int> = .notProvided
  /// The account that is linked to the product.
  public var account: Fact<AccountNumber> = .notProvided
  /// The name of the package of products to which this one belongs.
  public var bundle: Fact<DataText> = .notProvided
  /// The features that the customer can use.
  public var features: Fact<[LoanFeature]> = .notProvided
  /// The payment cards of the product.
  public var cards: Fact<[PaymentCard]> = .notProvided
  /// The payments of the customer since the beginning.
  public var paid: Fact<PaidTotals> = .notProvided
  /// The payments of the customer in this year.
  public var paidThisYear: Fact<PaidTotals> = .notProvided
  /// The escrow account of the loan.
  public var escrow: Fact<Escrow> = .notProvided
  /// Money that was paid and not yet applied to the debt.
  public var unapplied: Fact<Money> = .notProvided
  /// The debt and the payment in the customer's own currency.
  public var homeCurrency: Fact<HomeCurrencyValue> = .notProvided
  /// The early repayments that are ordered and not carried out yet, the earliest first.
  public var bookedRepayments: Fact<[BookedRepayment]> = .notProvided
  /// The steps that remain after the product is repaid.
  public var closing: Fact<[ClosingStep]> = .notProvided
  /// The messages of the source to the customer.
  public var notices: Fact<[Notice]> = .notProvided
  /// The actions that the customer can request.
  public var actions: [LoanAction] = []

  /// The origins of facts that have one origin as a group; a group without an entry has no stated origin.
  public var origins: [Group: Origin] = [:]

  /// A group of facts with one origin.
  public enum Group: Sendable, Hashable, CaseIterable {
    case phase, overlays, parties, schedule, actions
  }

  /// Creates facts with everything absent except the currency and the lifecycle.
  public init(currency: Currency, lifecycle: Lifecycle) {
    self.currency = currency
    self.lifecycle = lifecycle
  }

  /// Returns the role of the customer of a scope; for ``CustomerScope/allCustomers``, the role of the first party.
  /// `nil` if the customer is not a party of the contract, or if no party is stated.
  public func role(of scope: CustomerScope) -> Party.Role? { party(of: scope)?.role }

  /// Returns the customer of a scope; for ``CustomerScope/allCustomers``, the first party.
  package func party(of scope: CustomerScope) -> Party? {
    switch scope {
    case .customer(let customer): parties.first { $0.customer == customer }
    case .allCustomers: parties.first
    }
  }
}
