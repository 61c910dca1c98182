public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
import Loans
public import Localization

/// The main terms: rate, full cost, term, amount, contract and its days, and the repaid share.
///
/// ```
/// About the loan
///   Rate  . . . . . . . . . . .  16.9% a year
///   Full cost of the loan . . . 19.543% a year
///   Term  . . . . . . . . . . . . . 60 months
///   Original amount . . . . .  RUB 500,000.00
/// ```
public struct MainTerms: LoanSection {
  public static let name = SectionName.terms
  public static let summary = "The main terms: rate, full cost, term, amount, contract, and how much is repaid."
  public static let needs = [
    NeededFact("terms.rates", \.terms.rates), NeededFact("terms.fullCost", \.terms.fullCost),
    NeededFact("terms.term", \.terms.term), NeededFact("terms.originalAmount", \.terms.originalAmount),
    NeededFact("contractNumber", \.contractNumber), NeededFact("opened", \.opened), NeededFact("ends", \.ends),
  ]

  public let loan: LoanOnScreen
  let names: TermNames
  let own: [any LoanSection]

  /// Creates the terms.
  ///
  /// - Parameters:
  ///   - loan: The loan.
  ///   - names: What the product calls itself in the terms.
  ///   - own: A product's own rows, to show before the repaid share.
  public init(_ loan: LoanOnScreen, names: TermNames = TermNames(), adding own: any LoanSection...) {
    self.loan = loan
    self.names = names
    self.own = own
  }

  public var title: LocalizedText? { names.title ?? termsTitle }
  public var sources: [ProvenanceLog.Source] { [source(rule: "what the contract's terms come to")] }

  public var items: [Item] {
    Traits(loan)
    CurrentRate(loan)
    FullCostRows(loan)
    row("term", LoanWords.term, facts.terms.term)
    row("original-amount", names.amount ?? LoanWords.originalAmount, facts.terms.originalAmount)
    ContractNumber(loan)
    ContractDays(loan)
    CustomerRole(loan)
    own.flatMap(\.body)
    RepaidShare(loan)
  }
}

/// All terms, for the details screen.
///
/// ```
/// About the loan
///   Original amount . . . . .  RUB 500,000.00
///   Rate  . . . . . . . . . . .  16.9% a year
///   Type of payments  equal payments (annuity)
///   Payments made . . . . . . . . . . . .  18
/// ```
public struct AllTerms: LoanSection {
  public static let name = SectionName.terms
  public static let summary = "All terms, with every rate and the number of payments."
  public static let needs = MainTerms.needs

  public let loan: LoanOnScreen
  let names: TermNames

  /// Creates the terms, with what the product calls itself in them.
  public init(_ loan: LoanOnScreen, names: TermNames = TermNames()) {
    self.loan = loan
    self.names = names
  }

  public var title: LocalizedText? { names.title ?? termsTitle }
  public var sources: [ProvenanceLog.Source] { [] }

  public var items: [Item] {
    row("original-amount", names.amount ?? LoanWords.originalAmount, facts.terms.originalAmount)
    AllRates(loan)
    FullCostRows(loan)
    row("term", LoanWords.term, facts.terms.term)
    row("payments", LoanWords.paymentCount, loan.paymentsInAll)
    row("every", LoanWords.paymentEvery, facts.terms.paymentEvery)
    row("day", LoanWords.paymentDay, facts.terms.paymentDay) { value(LoanWords.monthly(on: $0)) }
    row("amortisation", LoanWords.amortisation, facts.terms.amortisation) { value(LoanWords.text(of: $0)) }
    row("payment", LoanWords.fixedPayment, facts.terms.payment)
    row("application-order", LoanWords.applicationOrder, facts.terms.applicationOrder) { value(inWords($0)) }
    Purpose(loan)
    RepaidShare(loan)
    PaymentCounts(loan)
  }
}

extension AllTerms {
  /// The parts of the debt in the order in which a payment is applied to them, or the name of the order.
  private func inWords(_ order: PaymentOrder) -> String {
    let parts = order.components.map { inside(LoanWords.text(of: $0)) }
    return order.title?(language) ?? parts.joined(separator: ", ")
  }
}

/// What a product calls itself in its terms; `nil` for the words of a loan.
public struct TermNames: Sendable {
  /// The heading of the terms.
  public var title: LocalizedText?
  /// The label of the original amount.
  public var amount: LocalizedText?

  public init(title: LocalizedText? = nil, amount: LocalizedText? = nil) {
    self.title = title
    self.amount = amount
  }
}

/// The purpose of the loan: a row that a product adds to ``MainTerms``.
public struct Purpose: LoanSection {
  public static let name = SectionName.terms
  public static let summary = "The purpose of the loan."
  public static let needs = [NeededFact("terms.purpose", \.terms.purpose)]

  public let loan: LoanOnScreen
  public init(_ loan: LoanOnScreen) { self.loan = loan }

  public var sources: [ProvenanceLog.Source] { [] }
  public var items: [Item] { row("purpose", LoanWords.purpose, facts.terms.purpose) }
}

extension LoanSection {
  /// The heading of the terms. It does not say "loan" for a debt without a schedule, such as that of a card.
  fileprivate var termsTitle: LocalizedText { loan.isUnscheduled ? LoanWords.terms : LoanWords.about }
}
