public import DesignSystem
public import LoanDetailCore

/// Shows the strategist's loans in a view, on the screen that is open in the router.
///
/// It maps nothing itself, because each loan makes its own view models.
///
/// ```swift
/// let presenter = Presenter(interaction: strategist, router: ScreenRouter(), context: context)
/// presenter.view = view
/// strategist.presenter = presenter
/// await presenter.didBecomeReady()
/// ```
public final class Presenter: PresenterInputProtocol, ViewDelegate, CustomItemsDelegate {
  /// The view; not retained.
  public weak var view: (any ViewInputProtocol)?
  private let interaction: any PresenterDelegate & PresenterDataStore
  private let router: ScreenRouter
  private let context: PresentationContext

  /// Makes a presenter that maps loans for the reader in the context.
  public init(
    interaction: any PresenterDelegate & PresenterDataStore, router: ScreenRouter, context: PresentationContext
  ) {
    self.interaction = interaction
    self.router = router
    self.context = context
  }

  public func didBecomeReady() async {
    await interaction.loadLoans()
  }

  public func didBecomeReady(toShow reference: ProductReference) async throws(LookupError) {
    try await interaction.loadLoan(reference)
  }

  public func didAskForReload() async {
    await interaction.reloadAllProducts()
  }

  public func didTurn(toLoanWithIndex index: Int) async {
    await interaction.select(loanWithIndex: index)
  }

  /// Opens the destination, and shows the loan again if the destination is one of its screens.
  public func didChoose(_ destination: Destination, ofLoanWithIndex index: Int) async {
    guard interaction.pages.indices.contains(index), let id = interaction.pages[index].id else { return }
    if router.go(to: destination, of: id) { represent(loan: interaction.pages[index], at: index) }
  }

  /// Sends navigation events to the router and business events to the interaction.
  ///
  /// A business event is refused unless the item offers it on the open screen, with the values that the item's form
  /// allows.
  @discardableResult
  public func customItem(
    _ id: ItemID, ofLoanWithIndex index: Int, didSend event: CustomItemEvent
  ) async -> EventOutcome {
    switch event {
    case .navigation(let destination):
      await didChoose(destination, ofLoanWithIndex: index)
      return .done
    case .business(let event):
      guard interaction.pages.indices.contains(index) else { return .refused(.notOffered) }
      let screen = CheckedScreen(of: interaction.pages[index], on: router.screen, in: context)
      do throws(EventRefusal) {
        return await interaction.handle(try screen.checked(event, from: id), ofLoanWithIndex: index)
      } catch {
        return await interaction.outcome(of: event, refusedBecause: error, ofLoanWithIndex: index)
      }
    }
  }

  /// Shows the list of loans and selects the page that the reader turned to last, else the first.
  public func represent(loans: [LoanPage]) {
    view?.update(items: loans.map { CheckedScreen(inList: $0, in: context) }, and: interaction.selectedIndex)
  }

  /// Shows one loan again, on the open screen, or on its main screen if it has no such screen.
  public func represent(loan page: LoanPage, at index: Int) {
    view?.update(item: CheckedScreen(of: page, on: router.screen, in: context), at: index)
  }
}
