public import DesignSystem
public import LoanDetailCore

/// Shows the loans of the strategist in a view, on the router's screen.
///
/// It maps nothing itself: each loan makes its own view models.
@MainActor
public final class Presenter: PresenterInputProtocol, ViewDelegate, CustomItemsDelegate {
  /// The view; the presenter does not keep it alive.
  public weak var view: (any ViewInputProtocol)?
  private let interaction: any PresenterDelegate & PresenterDataStore
  private let router: Router
  private let context: PresentationContext

  /// Makes a presenter.
  public init(
    interaction: any PresenterDelegate & PresenterDataStore, router: Router, context: PresentationContext
  ) {
    self.interaction = interaction
    self.router = router
    self.context = context
  }

  /// Asks for the list of loans.
  public func didBecomeReady() async {
    await interaction.loadLoans()
  }

  /// Asks for the details of the loan.
  public func didTurn(toLoanWithIndex index: Int) async {
    await interaction.select(loanWithIndex: index)
  }

  /// Goes where the choice leads, and shows the loan on the screen that is open then.
  public func didChoose(_ destination: Destination, ofLoanWithIndex index: Int) async {
    guard interaction.pages.indices.contains(index), let id = interaction.pages[index].id else { return }
    router.go(to: destination, of: id)
    if case .screen = destination { represent(loan: interaction.pages[index], at: index) }
  }

  /// Sends navigation to the router and business to the interaction.
  public func customItem(_ id: ItemID, ofLoanWithIndex index: Int, didSend event: CustomItemEvent) async {
    switch event {
    case .navigation(let destination): await didChoose(destination, ofLoanWithIndex: index)
    case .business(let event): await interaction.handle(event, ofLoanWithIndex: index)
    }
  }

  /// Shows the list of loans, the first one selected.
  public func represent(loans: [LoanPage]) {
    view?.update(items: loans.map { ListedLoan(page: $0, context: context) }, and: loans.isEmpty ? nil : 0)
  }

  /// Shows one loan anew, on the screen that is open; on its main one if it has no such screen.
  public func represent(loan page: LoanPage, at index: Int) {
    view?.update(item: page.viewModel(on: router.screen, in: context), at: index)
  }
}
