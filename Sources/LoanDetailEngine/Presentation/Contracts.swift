public import DesignSystem
public import LoanDetailCore

// None of these is bound to an actor. An app declares its view `@MainActor`, and then uses it, the presenter and the
// strategist there; a server keeps all of them in the task of a request. The compiler checks that they are not mixed.

/// What a presenter tells a view: a pager of loans in an app, or a headless renderer.
public protocol ViewInputProtocol: AnyObject {
  /// Shows a page for each loan, made from what the list knows, with one of them selected; there may be none.
  ///
  /// Details that were shown before are gone. The view reports the page it shows by `didTurn(toLoanWithIndex:)`.
  func update(items: [any ProductViewModelProtocol], and selectedIndex: Int?)
  /// Replaces one page.
  func update(item: any ProductViewModelProtocol, at index: Int)
}

/// What a view tells its presenter.
public protocol ViewDelegate: AnyObject {
  /// The view is ready for the list of loans.
  func didBecomeReady() async
  /// The view is ready for a single loan, as after a deep link; throws when the reference names no single product.
  func didBecomeReady(toShow reference: ProductReference) async throws(LookupError)
  /// The reader turned to a loan.
  func didTurn(toLoanWithIndex index: Int) async
  /// The reader chose an action, or another screen of the loan.
  func didChoose(_ destination: Destination, ofLoanWithIndex index: Int) async
}

/// What the interaction tells a presenter.
public protocol PresenterInputProtocol: AnyObject {
  /// Shows the list of loans.
  func represent(loans: [LoanPage])
  /// Shows one loan again, after it changed.
  func represent(loan: LoanPage, at index: Int)
}

/// What a presenter asks of the interaction.
public protocol PresenterDelegate: AnyObject {
  /// Asks for the list of loans; the answer is `represent(loans:)`.
  func loadLoans() async
  /// Asks for a list of one loan with its details; the answer is `represent(loans:)`, then `represent(loan:at:)`.
  func loadLoan(_ reference: ProductReference) async throws(LookupError)
  /// Asks for one loan of the list with its details; the answer is `represent(loan:at:)`.
  func select(loanWithIndex index: Int) async
  /// Hands over an event of a product's own item; the answer is `represent(loan:at:)`.
  func handle(_ event: BusinessEvent, ofLoanWithIndex index: Int) async
}

/// What the interaction knows at the moment.
public protocol PresenterDataStore: AnyObject {
  /// The places of the list, in their strict order.
  var pages: [LoanPage] { get }
}

/// Receives the events of a product's own items.
public protocol CustomItemsDelegate: AnyObject {
  /// A product's own item was used.
  func customItem(_ id: ItemID, ofLoanWithIndex index: Int, didSend event: CustomItemEvent) async
}

/// What using a product's own item asks for.
public enum CustomItemEvent: Sendable, Hashable {
  /// Leads somewhere: the router's work.
  case navigation(Destination)
  /// Changes something: the work of the interactor that owns the product.
  case business(BusinessEvent)
}
