public import DesignSystem
package import LoanArithmetic
public import LoanDetailCore

/// One loan as one reader sees it on one day: the facts of a record, and the context of the request.
///
/// It is what every ``LoanSection`` is made from.
public final class ShownLoan: Sendable {
  /// The facts of the record that hold on the reader's day, with a schedule calculated from the terms if the source
  /// provides none.
  public let facts: LoanFacts
  /// The name of the product type for customers.
  public let typeTitle: LocalizedText
  /// The scope of the request.
  public let scope: CustomerScope
  public let context: PresentationContext
  /// The statuses that the product adds to those of the header.
  public let ownStatuses: [Status]
  /// The changes of the next twelve months, the soonest first, with those that only the product knows.
  public let comingChanges: [ComingChange]
  /// The states that the customer should know, the worst first.
  package let headline: [HeadlineState]

  /// Creates a loan for a reader.
  ///
  /// - Parameters:
  ///   - record: The record that the source gave.
  ///   - typeTitle: The name of the product type for customers.
  ///   - context: The reader's context.
  ///   - statuses: What the product adds to the statuses of the header, on every screen.
  ///   - changes: The coming changes that only the product knows.
  public init(
    _ record: LoanRecord, typeTitle: LocalizedText, in context: PresentationContext, adding statuses: [Status] = [],
    _ changes: [ComingChange] = []
  ) {
    let stated = record.facts
    facts = stated.withDerivedSchedule().stated(on: context.asOf)
    comingChanges = facts.comingChanges(from: context.asOf, adding: changes)
    headline = facts.headline(on: context.asOf, before: comingChanges)
    scope = record.scope
    self.typeTitle = typeTitle
    self.context = context
    ownStatuses = statuses
    context.notes?.add(stated)
  }

  /// Creates the reader's side of a screen that is about no single loan: its facts are all absent.
  package init(ofNoLoan currency: Currency, for scope: CustomerScope, in context: PresentationContext) {
    facts = LoanFacts(currency: currency, lifecycle: Lifecycle(phase: .active))
    comingChanges = []
    headline = []
    self.scope = scope
    typeTitle = LocalizedText(verbatim: "")
    self.context = context
    ownStatuses = []
  }

  private init(unobserved loan: ShownLoan) {
    facts = loan.facts
    scope = loan.scope
    typeTitle = loan.typeTitle
    context = loan.context.unobserved
    ownStatuses = loan.ownStatuses
    comingChanges = loan.comingChanges
    headline = loan.headline
  }

  /// The same loan, for a look at a section that is not shown: nothing is traced or noted.
  var unobserved: ShownLoan { ShownLoan(unobserved: self) }

  /// The top of every screen.
  public var header: Item { LoanHeader(self).item }
}
