public import DesignSystem
public import LoanDetailCore

// These protocols are not bound to an actor. An app declares its view `@MainActor` and uses the view, the presenter and
// the strategist there. A server keeps all of them in the task of a request. The compiler checks that they stay
// together.

/// A view that a presenter updates, such as a pager of loans in an app.
public protocol ViewInputProtocol: AnyObject {
  /// Shows one page for each loan, without details, and selects one of them. The list may be empty.
  ///
  /// The pages replace all earlier ones and their details; `update(item:at:)` follows for each page that has its
  /// details. While products are loaded, the method is called with each answer, and the selected product may be at
  /// another index each time. The view reports the page that the reader turns to with `didTurn(toLoanWithIndex:)`.
  func update(items: [any ProductViewModelProtocol], and selectedIndex: Int?)
  /// Replaces one page.
  func update(item: any ProductViewModelProtocol, at index: Int)
}

/// The receiver of a view's events; the presenter implements it.
public protocol ViewDelegate: AnyObject {
  /// Called when the view is ready for the list of loans.
  func didBecomeReady() async
  /// Called when the view is ready for a single loan, for example after a deep link.
  /// - Throws: ``LookupError`` if the reference does not identify exactly one product.
  func didBecomeReady(toShow reference: ProductReference) async throws(LookupError)
  /// Called when the reader wants all products to be loaded again. The selected product stays selected.
  func didAskForReload() async
  /// Called when the reader has turned to the page of a loan, or wants to try again what it cannot show
  /// (``LoanPage/mayRetry``, `mayRetry` in documents).
  func didTurn(toLoanWithIndex index: Int) async
  /// Called when the reader has chosen an action, or another screen of the loan.
  func didChoose(_ destination: Destination, ofLoanWithIndex index: Int) async
}

/// The receiver of the interaction's loans; the presenter implements it.
public protocol PresenterInputProtocol: AnyObject {
  /// Shows the list of loans.
  func represent(loans: [LoanPage])
  /// Shows one loan again after it has changed.
  func represent(loan: LoanPage, at index: Int)
}

/// The receiver of a presenter's requests; the strategist implements it.
public protocol PresenterDelegate: AnyObject {
  /// Loads the list of loans and calls `represent(loans:)`, at once for each answer.
  func loadLoans() async
  /// Loads all products again, keeps the selected one by its id, and shows it with its details.
  func reloadAllProducts() async
  /// Loads one loan with its details as a list of one, and calls `represent(loans:)` and then `represent(loan:at:)`.
  func loadLoan(_ reference: ProductReference) async throws(LookupError)
  /// Selects a loan in the list, loads its details and calls `represent(loan:at:)`; then prefetches its neighbours. If
  /// the page is that of a failed product type, loads the type's products again.
  func select(loanWithIndex index: Int) async
  /// Passes an event to the product's interactor, calls `represent(loan:at:)` and returns what became of the event.
  func handle(_ event: BusinessEvent, ofLoanWithIndex index: Int) async -> EventOutcome
  /// Returns what became of an event that the loan's page does not offer: it is done if it was carried out before
  /// with its key, and otherwise refused.
  func outcome(
    of event: BusinessEvent, refusedBecause refusal: EventRefusal, ofLoanWithIndex index: Int
  ) async -> EventOutcome
}

/// The present state of the interaction; the strategist implements it.
public protocol PresenterDataStore: AnyObject {
  /// The pages of the list, in their strict order.
  var pages: [LoanPage] { get }
  /// The index of the selected page: the one that the reader turned to last, and at first the first one; `nil` without
  /// pages.
  var selectedIndex: Int? { get }
}

/// The receiver of events of items; the presenter implements it.
public protocol CustomItemsDelegate: AnyObject {
  /// Called when the reader has used an item: an action, or an item of the product's own.
  ///
  /// - Returns: what became of the event. Navigation is always done.
  @discardableResult
  func customItem(_ id: ItemID, ofLoanWithIndex index: Int, didSend event: CustomItemEvent) async -> EventOutcome
}

/// An event of an item.
public enum CustomItemEvent: Sendable, Hashable {
  /// Opens a screen or a flow. The router handles it.
  case navigation(Destination)
  /// Changes something. The item offers the event; its values are those that the customer chose. The interactor that
  /// owns the product handles it.
  case business(BusinessEvent)
}
