public import DesignSystem
package import LoanArithmetic
public import LoanDetailCore
public import Loans
public import Localization

/// One loan on one day, on a screen of one reader.
///
/// Every ``LoanSection`` is made from it. It adds the reader's context to the facts and the rules of `LoanOnDay`.
public final class LoanOnScreen: LoanOnDay {
  /// The name of the product type for customers.
  public let typeTitle: LocalizedText
  /// The scope of the request.
  public let scope: CustomerScope
  public let context: PresentationContext
  /// The product's own statuses, which the header shows with the shared ones.
  public let ownStatuses: [Status]
  /// Whether the reader owes the debt, in contrast to a guarantor, a pledgor, a payer or an heir.
  private(set) lazy var isOwedByReader = facts.isOwed(by: scope)
  /// The titles of the sub-plans that have a title or a seller, by the ids of the plans.
  private(set) lazy var planTitles = titlesOfPlans()
  /// The question of the context with its answer, which is calculated once for all sections of the screen.
  private(set) lazy var askedWhatIf = AskedWhatIf(of: self)
  /// The statement for the period of the context, or the reason why there is none.
  private(set) lazy var askedStatement = statement(for: context.statementPeriod ?? .lastMonth)

  /// Creates a loan for a reader.
  ///
  /// - Parameters:
  ///   - record: the record of the loan.
  ///   - typeTitle: the name of the product type for customers.
  ///   - context: the reader's context.
  ///   - statuses: the statuses that the product adds to the header of every screen.
  ///   - changes: the coming changes that only the product knows.
  public init(
    _ record: LoanRecord, typeTitle: LocalizedText, in context: PresentationContext, adding statuses: [Status] = [],
    _ changes: [ComingChange] = []
  ) {
    scope = record.scope
    self.typeTitle = typeTitle
    self.context = context
    ownStatuses = statuses
    super.init(record.frozenFacts, on: context.asOf, adding: changes)
  }

  /// Creates a placeholder for a screen that is about no single loan. It has the reader's context but no known facts.
  package init(ofNoLoan currency: Currency, for scope: CustomerScope, in context: PresentationContext) {
    self.scope = scope
    typeTitle = LocalizedText(verbatim: "")
    self.context = context
    ownStatuses = []
    super.init(FrozenFacts(LoanFacts(currency: currency, lifecycle: Lifecycle(phase: .active))), on: context.asOf)
  }

  /// Returns a fact that can change from day to day, such as a sum so far or the first day of a state that may be over,
  /// with the day of the facts. A row then shows that day unless it is the day of the screen.
  public func ofItsDay<Known>(_ fact: Fact<Known>) -> Fact<Known> { fact.dated(fact.asOf ?? otherDayOfFacts) }

  /// The header of every screen.
  public var header: Item { LoanHeader(loan: self).item }
}
