import DesignSystem
import LoanDetailCore
import LoanDetailEngine

/// The loop of one request: a strategist, and the presenter, the router and the view of the open screen.
struct RequestLoop {
  let strategist: InteractionStrategist
  private(set) var context: PresentationContext
  private(set) var screen: ScreenID
  private(set) var presenter: Presenter
  private(set) var view: HeadlessView

  init(_ strategist: InteractionStrategist, on screen: ScreenID, in context: PresentationContext) {
    self.strategist = strategist
    self.context = context
    self.screen = screen
    view = HeadlessView()
    presenter = Presenter(interaction: strategist, router: ScreenRouter(screen: screen), context: context)
    presenter.view = view
    strategist.presenter = presenter
  }

  /// Returns a loop that shows the same pages on another screen, in another context.
  func turned(to screen: ScreenID, in context: PresentationContext) -> RequestLoop {
    let loop = RequestLoop(strategist, on: screen, in: context)
    loop.represent(strategist.pages[0])
    return loop
  }

  /// Shows only one page.
  func represent(_ page: LoanPage) {
    presenter.represent(loans: [page])
    presenter.represent(loan: page, at: 0)
  }

  /// What a page shows now.
  func shown(_ page: LoanPage, at index: Int = 0) -> ShownPage {
    let viewModel = view.items[index]
    let isBroken = viewModel.diagnostics.contains { $0.severity == .error }
    // The presenter shows the main screen of a product that does not have the other one.
    let hasScreen = page.loan?.screens.contains(screen) ?? false
    var document = ScreenDocument(of: page, as: viewModel, on: hasScreen ? screen : .main, in: context)
    // Findings name places in the source, so a customer's document has none.
    if strategist.scope != .allCustomers { document.remarks = [] }
    return ShownPage(
      page: page, document: document, diagnostics: page.diagnostics + viewModel.diagnostics,
      cause: page.cause ?? (isBroken ? .brokenPlugin : nil))
  }
}

/// What one page shows.
struct ShownPage {
  let page: LoanPage
  let document: ScreenDocument
  let diagnostics: [Diagnostic]
  /// The reason why the document shows a fault instead of the product.
  let cause: FaultCause?

  /// Renders the document for a reader. `paged` replaces the document if only one page of its lists is sent.
  func rendered(for reader: LoanReader, _ paged: ScreenDocument? = nil) -> RenderedScreen {
    let whole = paged ?? document
    let tree = reader.adapted(whole)
    let rendering = reader.renderer.rendering(tree)
    return RenderedScreen(
      product: page.id, bytes: rendering.bytes, eTag: rendering.eTag, tree: tree,
      screens: page.loan?.screens ?? [.main],
      cursors: whole.pages.compactMap { tree.version < ListPage.sinceInDocument ? $0.nextRow?.rawValue : $0.next },
      previousCursors: tree.version < ListPage.sinceInDocument ? [] : whole.pages.compactMap(\.previous),
      diagnostics: diagnostics, cause: cause)
  }

  /// The error with this page, if the document shows a fault.
  func error(for reader: LoanReader) -> RequestError? {
    cause.map { RequestError(RequestFault(page: rendered(for: reader), cause: $0, diagnostics: diagnostics)) }
  }
}
