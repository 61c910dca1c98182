import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import LoanDetailRendering
import Loans
import Localization

/// One page as a request shows it: its document and its findings.
struct ShownPage {
  let page: LoanPage
  private(set) var document: ScreenDocument
  /// The reason why the document shows a fault instead of the product; `nil` if it shows the product.
  let cause: FaultCause?
  let findings: Findings
  private let reader: LoanReader
  private let log: RequestLog

  init(_ screen: CheckedScreen, _ request: ScreenRequest) {
    page = screen.page
    // Findings name places in the source, so a customer's document has none.
    let stated = request.log.scope == .allCustomers ? screen.findings : nil
    document = screen.document(stating: stated ?? [])
    document.correlationID = request.log.correlationID.inDocument
    findings = stated.map(Findings.found) ?? .unread(screen)
    cause = screen.cause
    reader = request.reader
    log = request.log
  }

  /// Renders the document for its reader. `paged` replaces the document if only one page of its lists is sent.
  func rendered(_ paged: ScreenDocument? = nil) -> RenderedScreen {
    let whole = paged ?? document
    let (tree, rendering) = log.rendering {
      let tree = self.tree(of: whole, for: reader)
      return (tree, reader.renderer.rendering(tree))
    }
    return RenderedScreen(
      product: page.id, rendering: rendering, tree: tree,
      screens: page.loan?.screens ?? [.main],
      correlationID: reader.writesCorrelationID ? document.correlationID : nil,
      cursors: whole.pages.compactMap { tree.version < ListPage.sinceInDocument ? $0.nextRow?.rawValue : $0.next },
      previousCursors: tree.version < ListPage.sinceInDocument ? [] : whole.pages.compactMap(\.previous),
      findings: findings, cause: cause)
  }

  /// A document of the page as the client of a reader can draw it.
  func tree(of document: ScreenDocument, for reader: LoanReader) -> ScreenDocument {
    var document = document
    // Before version 3, a product that cannot be shown has a main screen only.
    if reader.version < 3, page.loan == nil { document.screen = .main }
    return reader.adapted(document)
  }

  /// The page in a list, before its details are requested.
  var withoutDetails: ShownPage {
    let known: [ScreenDocument.Outcome.Missing]
    switch document.outcome {
    case .fault: return self
    case .complete: known = []
    case .partial(let missing): known = missing
    }
    var page = self
    page.document.outcome = ScreenDocument.Outcome(
      missing: known + [.init(id: "details", name: Self.details(reader.language), reason: .notDelivered)])
    return page
  }

  private static let details = LocalizedText(en: "Details", ru: "Подробности")

  /// The error with this page; `nil` if the document shows the product.
  var error: RequestError? {
    cause.map { RequestError(RequestFault(page: rendered(), cause: $0, diagnostics: findings.all)) }
  }
}

/// The findings about a page. Those of a customer's page are looked for only when somebody reads them.
enum Findings: Sendable {
  case found([Diagnostic])
  /// The findings about this screen, which have not been looked for.
  case unread(CheckedScreen)

  /// All findings. They are looked for at each use unless they have been found.
  var all: [Diagnostic] {
    switch self {
    case .found(let findings): findings
    case .unread(let screen): screen.findings
    }
  }
}
