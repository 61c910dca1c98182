import DesignSystem
import LoanDetailCore
import LoanDetailEngine

/// A view that turns to every page once, and renders the view models of its presenter.
final class Pager: ViewInputProtocol {
  private let strategist: InteractionStrategist
  private let presenter: Presenter
  private let request: ScreenRequest
  private let show: (PagerUpdate) -> Void

  init(
    of strategist: InteractionStrategist, for request: ScreenRequest, show: @escaping (PagerUpdate) -> Void
  ) {
    presenter = Presenter(
      interaction: strategist, router: ScreenRouter(screen: request.screen), context: request.context)
    self.strategist = strategist
    self.request = request
    self.show = show
    presenter.view = self
    strategist.presenter = presenter
  }

  /// Shows the list, and then each page with its details, until the task is cancelled.
  func turn() async {
    await presenter.didBecomeReady()
    for index in strategist.pages.indices where !Task.isCancelled {
      await presenter.didTurn(toLoanWithIndex: index)
    }
  }

  func update(items: [any ProductViewModelProtocol], and selectedIndex: Int?) {
    if Task.isCancelled { return }
    let shown = zip(strategist.pages, items).map { request.shown($0, as: $1) }
    show(.list(shown.map { $0.withoutDetails.rendered() }))
  }

  func update(item: any ProductViewModelProtocol, at index: Int) {
    if Task.isCancelled { return }
    let shown = request.shown(strategist.pages[index], as: item)
    request.log.add(shown.findings.all)
    show(.page(shown.rendered(), at: index))
  }
}
