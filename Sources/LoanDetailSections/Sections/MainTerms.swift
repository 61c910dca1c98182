public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
import Loans
public import Localization

/// The main terms: rate, full cost, term, amount, contract and its days, and the repaid share.
///
/// ```
/// About the loan
///   Interest rate . . . . . . . . 16.9% a year
///   Full cost of the loan (PSK) 19.543% a year
///   Term  . . . . . . . . . . . . . 60 months
///   Original amount . . . . .  RUB 500,000.00
/// ```
public struct MainTerms: LoanSection {
  public static let name = SectionName.terms
  public static let priority = Priority.low
  public static let summary = "The main terms: rate, full cost, term, amount, contract, and how much is repaid."
  public static let needs = [
    NeededFact("terms.rates", \.terms.rates), NeededFact("terms.fullCost", \.terms.fullCost),
    NeededFact("terms.term", \.terms.term), NeededFact("terms.originalAmount", \.terms.originalAmount),
    NeededFact("contractNumber", \.contractNumber), NeededFact("opened", \.opened), NeededFact("ends", \.ends),
  ]

  public let loan: LoanOnScreen
  let own: [any LoanSection]

  /// Creates the terms, with a product's own rows before the repaid share.
  public init(_ loan: LoanOnScreen, adding own: any LoanSection...) {
    self.loan = loan
    self.own = own
  }

  public var destination: Destination? { .screen(.details) }
  public var title: LocalizedText? { termsTitle }
  public var sources: [ProvenanceLog.Source] { [source(rule: "what the contract's terms come to")] }

  public var items: [Item] {
    Traits(loan: loan)
    CurrentRate(loan: loan)
    FixedRate(loan: loan, screen: .main)
    FullCostRows(loan: loan)
    row("term", LoanWords.term, facts.terms.term)
    row("original-amount", LoanWords.originalAmount, facts.terms.originalAmount)
    ContractNumber(loan: loan)
    ContractDays(loan: loan)
    CustomerRole(loan: loan)
    own.flatMap(\.body)
    RepaidShare(loan: loan)
  }
}

/// All terms, for the details screen.
///
/// ```
/// About the loan
///   Original amount . . . . .  RUB 500,000.00
///   Interest rate . . . . . . . . 16.9% a year
///   Type of payments  equal payments (annuity)
///   Payments made . . . . . . . . . . . .  18
/// ```
struct AllTerms: LoanSection {
  static let name = SectionName.terms
  static let summary = "All terms, with every rate and the number of payments."
  static let needs = MainTerms.needs

  let loan: LoanOnScreen

  var title: LocalizedText? { termsTitle }
  var sources: [ProvenanceLog.Source] { [] }

  var items: [Item] {
    row("original-amount", LoanWords.originalAmount, facts.terms.originalAmount)
    AllRates(loan: loan)
    FixedRate(loan: loan, screen: .details)
    FullCostRows(loan: loan)
    row("term", LoanWords.term, facts.terms.term)
    row("payments", LoanWords.paymentCount, loan.paymentsInAll)
    row("every", LoanWords.paymentEvery, facts.terms.paymentEvery)
    row("day", LoanWords.paymentDay, facts.terms.paymentDay) { value(LoanWords.monthly(on: $0)) }
    row("amortisation", LoanWords.amortisation, loan.amortisation) { value(LoanWords.text(of: $0)) }
    row(
      "interest-only", LoanWords.interestOnlyPayments, facts.terms.interestOnlyPayments,
      caption: loan.interestOnlyUntil.map { said(LoanWords.until(value($0))) })
    row("payment", LoanWords.fixedPayment, facts.terms.payment)
    row("application-order", LoanWords.applicationOrder, facts.terms.applicationOrder) { value(inWords($0)) }
    Purpose(loan)
    RepaidShare(loan: loan)
    PaymentCounts(loan: loan)
  }
}

extension AllTerms {
  /// The source's name of the order in which payments are applied; without one, the parts of the debt in that order.
  private func inWords(_ order: PaymentOrder) -> String {
    let parts = order.components.map { inside(LoanWords.text(of: $0)) }
    return order.title?(language) ?? language.list(parts)
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
  /// The heading of the terms. A debt without a schedule, such as that of a card, is not called a loan.
  fileprivate var termsTitle: LocalizedText { loan.isUnscheduled ? LoanWords.terms : LoanWords.about }
}
