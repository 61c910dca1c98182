public import DesignSystem
package import LoanArithmetic
public import LoanDetailCore
public import Loans
public import Localization

/// One loan on one day, on a screen of one reader.
///
/// It is what every ``LoanSection`` is made from: the facts and the rules of `LoanOnDay`, and the reader's context.
public final class LoanOnScreen: LoanOnDay {
  /// The name of the product type for customers.
  public let typeTitle: LocalizedText
  /// The scope of the request.
  public let scope: CustomerScope
  public let context: PresentationContext
  /// The statuses that the product adds to those of the header.
  public let ownStatuses: [Status]

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
    scope = record.scope
    self.typeTitle = typeTitle
    self.context = context
    ownStatuses = statuses
    super.init(record.frozenFacts, on: context.asOf, adding: changes)
  }

  /// Creates the reader's side of a screen that is about no single loan: its facts are all absent.
  package init(ofNoLoan currency: Currency, for scope: CustomerScope, in context: PresentationContext) {
    self.scope = scope
    typeTitle = LocalizedText(verbatim: "")
    self.context = context
    ownStatuses = []
    super.init(FrozenFacts(LoanFacts(currency: currency, lifecycle: Lifecycle(phase: .active))), on: context.asOf)
  }

  /// The top of every screen.
  public var header: Item { LoanHeader(self).item }
}
