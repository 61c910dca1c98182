public import LoanDetailCore

/// One place in the list of loans: a product, or what is shown in its stead.
public struct LoanPage: Sendable {
  /// What the place holds.
  public enum Content: Sendable {
    /// A product.
    case loan(any ProductProtocol)
    /// A product that cannot be shown.
    case fault(ProductFault)
    /// All products of a type: their interactor failed.
    case unavailable(Diagnostic, cause: FaultCause)
  }

  /// The manifest of the plugin that the place belongs to.
  public let manifest: ProductManifest
  /// What the place holds.
  public internal(set) var content: Content
  /// Why the last event had no effect; `nil` after any request that succeeded.
  public internal(set) var refusal: ProductFault?
  /// The product to ask for when the reader turns to the page; `nil` where asking again cannot help.
  let requestableID: ProductID?
  /// The number of the request whose answer the page shows.
  var revision: Int

  init(manifest: ProductManifest, content: Content, revision: Int = 0) {
    self.manifest = manifest
    self.content = content
    self.revision = revision
    requestableID =
      switch content {
      case .loan(let loan): loan.id
      case .fault(let fault): fault.cause == .unavailable ? fault.id : nil
      case .unavailable: nil
      }
  }

  /// The product's id; `nil` when a whole type is unavailable.
  public var id: ProductID? {
    switch content {
    case .loan(let loan): loan.id
    case .fault(let fault): fault.id
    case .unavailable: nil
    }
  }

  /// The product; `nil` when it cannot be shown.
  public var loan: (any ProductProtocol)? {
    if case .loan(let loan) = content { loan } else { nil }
  }

  /// The name customers know the product by, or that of its type.
  public var title: LocalizedText { loan?.title ?? manifest.title }

  /// Why nothing can be shown here; `nil` for a product.
  public var cause: FaultCause? {
    switch content {
    case .loan: nil
    case .fault(let fault): fault.cause
    case .unavailable(_, let cause): cause
    }
  }

  /// Findings about the product's data and about the last request for it.
  public var diagnostics: [Diagnostic] {
    let own =
      switch content {
      case .loan(let loan):
        loan.diagnostics + [.undeclaredScreens(of: loan, manifest)].compactMap(\.self)
      case .fault(let fault): fault.diagnostics
      case .unavailable(let diagnostic, _): [diagnostic]
      }
    return own + (refusal?.diagnostics ?? [])
  }
}
