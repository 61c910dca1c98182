public import DesignSystem
public import LoanDetailCore

/// What a presenter tells a view: a pager of loans in an app, or a headless renderer.
@MainActor
public protocol ViewInputProtocol: AnyObject {
  /// Shows a page for each loan, from what the list knows, with one of them selected; there may be none.
  ///
  /// Details that were shown before are gone: the view turns to the page it shows.
  func update(items: [any ProductViewModelProtocol], and selectedIndex: Int?)
  /// Shows one page anew.
  func update(item: any ProductViewModelProtocol, at index: Int)
}

/// What a view tells its presenter.
@MainActor
public protocol ViewDelegate: AnyObject {
  /// The view is ready for its first items.
  func didBecomeReady() async
  /// The reader turned to a loan.
  func didTurn(toLoanWithIndex index: Int) async
  /// The reader chose an action, or another screen of the loan.
  func didChoose(_ destination: Destination, ofLoanWithIndex index: Int) async
}

/// What the interaction tells a presenter.
@MainActor
public protocol PresenterInputProtocol: AnyObject {
  /// Shows the list of loans.
  func represent(loans: [LoanPage])
  /// Shows one loan anew.
  func represent(loan: LoanPage, at index: Int)
}

/// What a presenter asks of the interaction.
@MainActor
public protocol PresenterDelegate: AnyObject {
  /// Wants the list of loans; the answer is `represent(loans:)`.
  func loadLoans() async
  /// Wants one loan with its details; the answer is `represent(loan:at:)`.
  func select(loanWithIndex index: Int) async
  /// Hands over an event of a product's own item; the answer is `represent(loan:at:)`.
  func handle(_ event: BusinessEvent, ofLoanWithIndex index: Int) async
}

/// What the interaction knows at the moment.
@MainActor
public protocol PresenterDataStore: AnyObject {
  /// The places of the list, in their strict order.
  var pages: [LoanPage] { get }
}

/// Where the events of a product's own items go.
@MainActor
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
