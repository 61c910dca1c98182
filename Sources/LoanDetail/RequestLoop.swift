import DesignSystem
import LoanDetailCore
import LoanDetailEngine

/// One run of the loop for one request: a strategist, and a presenter, a router and a view for the screen that is open.
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

  /// The same places on another screen, in another context.
  func turned(to screen: ScreenID, in context: PresentationContext) -> RequestLoop {
    let loop = RequestLoop(strategist, on: screen, in: context)
    loop.represent(strategist.pages[0])
    return loop
  }

  /// Shows one place alone.
  func represent(_ page: LoanPage) {
    presenter.represent(loans: [page])
    presenter.represent(loan: page, at: 0)
  }

  /// What a place shows now.
  func shown(_ page: LoanPage, at index: Int = 0) -> ShownPage {
    let viewModel = view.items[index]
    let isBroken = viewModel.diagnostics.contains { $0.severity == .error }
    var document = ScreenDocument(
      of: page, as: viewModel, on: page.cause == nil ? screen : .main, in: context)
    // Findings name places of the source: a customer's document holds none.
    if strategist.scope != .allCustomers { document.remarks = [] }
    return ShownPage(
      page: page, document: document, diagnostics: page.diagnostics + viewModel.diagnostics,
      cause: page.cause ?? (isBroken ? .brokenPlugin : nil))
  }
}

/// What one place shows.
struct ShownPage {
  let page: LoanPage
  let document: ScreenDocument
  let diagnostics: [Diagnostic]
  /// Why the document shows a fault and not the product.
  let cause: FaultCause?

  /// The document as a reader is sent it.
  func rendered(for reader: LoanReader, _ paged: ScreenDocument? = nil) -> RenderedScreen {
    let whole = paged ?? document
    let tree = reader.client.map { whole.adapted(to: $0).document } ?? whole
    let rendering = reader.renderer.rendering(tree)
    return RenderedScreen(
      product: page.id, bytes: rendering.bytes, eTag: rendering.eTag, tree: tree,
      screens: page.loan?.screens ?? [.main], cursors: whole.contentItems.flatMap(\.cursors), diagnostics: diagnostics, cause: cause)
  }

  /// The error for a reader, if the document shows a fault.
  func error(for reader: LoanReader) -> RequestError? {
    cause.map { RequestError(RequestFault(page: rendered(for: reader), cause: $0, diagnostics: diagnostics)) }
  }
}

extension Item {
  /// The cursors of the rows that follow, of each list in the item that is not complete.
  fileprivate var cursors: [String] {
    if case .table(let table) = self { [table.page?.next].compactMap(\.self) } else { children.flatMap(\.cursors) }
  }
}
