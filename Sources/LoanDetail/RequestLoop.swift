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
  private let correlationID: CorrelationID

  init(
    _ strategist: InteractionStrategist, on screen: ScreenID, in context: PresentationContext,
    _ correlationID: CorrelationID
  ) {
    self.strategist = strategist
    self.correlationID = correlationID
    self.context = context
    self.screen = screen
    view = HeadlessView()
    presenter = Presenter(interaction: strategist, router: ScreenRouter(screen: screen), context: context)
    presenter.view = view
    strategist.presenter = presenter
  }

  /// Returns a loop that shows the same pages on another screen, in another context.
  func turned(to screen: ScreenID, in context: PresentationContext) -> RequestLoop {
    let loop = RequestLoop(strategist, on: screen, in: context, correlationID)
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
    // The presenter shows the main screen of a product that does not have the other one.
    var document = ScreenDocument(
      of: page, as: viewModel, on: page.hasScreen(screen, in: context) ? screen : .main, in: context)
    // Findings name places in the source, so a customer's document has none.
    if strategist.scope != .allCustomers { document.remarks = [] }
    document.correlationID = correlationID.inDocument
    return ShownPage(
      page: page, correlationID: correlationID, document: document,
      diagnostics: page.diagnostics + viewModel.diagnostics,
      cause: page.cause(showing: viewModel))
  }
}

extension LoanPage {
  /// The screens of the product; without the product, those of its type.
  var screens: [ScreenID] { loan?.screens ?? manifest.screens }

  /// Whether the page has a screen. Without the product, the page of the fault takes the place of any answer.
  func hasScreen(_ screen: ScreenID, in context: PresentationContext) -> Bool {
    loan?.hasScreen(screen, in: context) ?? (manifest.screens.contains(screen) || context.whatIf != nil)
  }
}

/// What one page shows.
struct ShownPage {
  let page: LoanPage
  let correlationID: CorrelationID
  private(set) var document: ScreenDocument
  let diagnostics: [Diagnostic]
  /// The reason why the document shows a fault instead of the product.
  let cause: FaultCause?

  /// Renders the document for a reader. `paged` replaces the document if only one page of its lists is sent.
  func rendered(for reader: LoanReader, _ paged: ScreenDocument? = nil) -> RenderedScreen {
    var whole = paged ?? document
    // Before version 3, a product that cannot be shown has a main screen only.
    if reader.version < 3, page.loan == nil { whole.screen = .main }
    let tree = reader.adapted(whole)
    return RenderedScreen(
      product: page.id, rendering: reader.renderer.rendering(tree), tree: tree,
      screens: page.loan?.screens ?? [.main],
      correlationID: correlationID.inBytes(for: reader),
      cursors: whole.pages.compactMap { tree.version < ListPage.sinceInDocument ? $0.nextRow?.rawValue : $0.next },
      previousCursors: tree.version < ListPage.sinceInDocument ? [] : whole.pages.compactMap(\.previous),
      diagnostics: diagnostics, cause: cause)
  }

  /// The page of a list, whose details have not been asked for yet.
  func withoutDetails(in language: Language) -> ShownPage {
    let known: [ScreenDocument.Outcome.Missing]
    switch document.outcome {
    case .fault: return self
    case .complete: known = []
    case .partial(let missing): known = missing
    }
    var page = self
    page.document.outcome = ScreenDocument.Outcome(
      missing: known + [.init(id: "details", name: Self.details(language), reason: .notDelivered)])
    return page
  }

  private static let details = LocalizedText(en: "Details", ru: "Подробности")

  /// The error with this page, if the document shows a fault.
  func error(for reader: LoanReader) -> RequestError? {
    cause.map { RequestError(RequestFault(page: rendered(for: reader), cause: $0, diagnostics: diagnostics)) }
  }
}
