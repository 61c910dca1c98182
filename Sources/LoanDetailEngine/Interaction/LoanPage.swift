package import DesignSystem
public import LoanDetailCore
public import Loans
public import Localization

/// One page of the list of loans: a product, or the reason why it cannot be shown.
public struct LoanPage: Sendable {
  /// What a page shows.
  public enum Content: Sendable {
    /// A product.
    case loan(any ProductProtocol)
    /// A product that cannot be shown.
    case fault(ProductFault)
    /// One page for all products of a type, because their interactor failed.
    case unavailable(Diagnostic, cause: FaultCause)
  }

  /// The manifest of the plugin that owns the page.
  public let manifest: ProductManifest
  public internal(set) var content: Content
  /// The fault of the last event; `nil` after a successful request.
  public internal(set) var faultOfEvent: ProductFault?
  /// The last event, if it is not known whether it was carried out. The page says so until the event is answered.
  public internal(set) var eventInDoubt: BusinessEvent?
  /// The product to request when the reader turns to the page; `nil` if another request cannot help.
  let requestableID: ProductID?
  /// The number of the request whose answer is on the page.
  var revision = 0
  /// What is known of the details of the page's product.
  var details = Details.none

  /// How far a page has come from the list to the details.
  enum Details {
    /// The page is that of a list.
    case none
    /// They are there before the reader has turned to the page.
    case prefetched
    /// The reader has turned to the page; it shows the details, or why there are none.
    case shown
  }

  init(manifest: ProductManifest, content: Content) {
    self.manifest = manifest
    self.content = content
    requestableID =
      switch content {
      case .loan(let loan): loan.id
      case .fault(let fault): fault.cause == .unavailable ? fault.id : nil
      case .unavailable: nil
      }
  }

  /// The page of a product that describes itself.
  package init(_ product: any DescribedProduct) {
    self.init(manifest: product.manifest, content: .loan(product))
  }

  /// The product's id; `nil` if a whole type is unavailable.
  public var id: ProductID? {
    switch content {
    case .loan(let loan): loan.id
    case .fault(let fault): fault.id
    case .unavailable: nil
    }
  }

  /// Identifies a page when the list changes.
  package struct Key: Sendable, Hashable {
    let type: ProductType
    /// The product; `nil` for the page of a whole type.
    let id: ProductID?
  }

  package var key: Key { Key(type: manifest.type, id: id) }

  /// Whether the source did not answer, so that it is worth turning to the page again, which asks it again.
  public var mayRetry: Bool { cause == .unavailable }

  /// The product; `nil` if it cannot be shown.
  public var loan: (any ProductProtocol)? {
    if case .loan(let loan) = content { loan } else { nil }
  }

  /// The product's name for customers, or the name of its type.
  public var title: LocalizedText { loan?.title ?? manifest.title }

  /// The reason why the product cannot be shown; `nil` if it can.
  public var cause: FaultCause? {
    switch content {
    case .loan: nil
    case .fault(let fault): fault.cause
    case .unavailable(_, let cause): cause
    }
  }

  /// The screens of the product or, if it cannot be shown, of its type.
  package var screens: [ScreenID] { loan?.screens ?? manifest.screens }

  /// Whether the page has a screen. A fault page also takes the place of any answer to a question, and of a statement.
  package func hasScreen(_ screen: ScreenID, in context: PresentationContext) -> Bool {
    loan?.hasScreen(screen, in: context)
      ?? (manifest.screens.contains(screen) || context.question != nil || screen == .statement)
  }

  /// Findings about the product's data and about the last request for it.
  public var diagnostics: [Diagnostic] {
    let own =
      switch content {
      case .loan(let loan):
        loan.diagnostics + loan.contradictions + [.undeclaredScreens(of: loan, manifest)].compactMap(\.self)
      case .fault(let fault): fault.diagnostics
      case .unavailable(let diagnostic, _): [diagnostic]
      }
    return own + (faultOfEvent?.diagnostics ?? [])
  }
}
