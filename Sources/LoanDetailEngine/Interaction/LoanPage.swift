public import LoanDetailCore

/// One place in the list of loans: a product, or what stands where a product should be.
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

  /// The plugin the place belongs to.
  public let manifest: ProductManifest
  /// What the place holds.
  public internal(set) var content: Content
  /// What went wrong since, and left the content as it was.
  var remarks: [Diagnostic] = []

  /// The product's id; `nil` when a whole type is unavailable.
  public var id: ProductID? {
    switch content {
    case .loan(let loan): loan.id
    case .fault(let fault): fault.id
    case .unavailable: nil
    }
  }

  /// What the customer calls the product, or its type.
  public var title: LocalizedText {
    if case .loan(let loan) = content { loan.title } else { manifest.title }
  }

  /// Why nothing can be shown here; `nil` for a product.
  public var cause: FaultCause? {
    switch content {
    case .loan: nil
    case .fault(let fault): fault.cause
    case .unavailable(_, let cause): cause
    }
  }

  /// What is worth knowing about the data and about what was asked of it last.
  public var diagnostics: [Diagnostic] {
    let own =
      switch content {
      case .loan(let loan):
        loan.diagnostics + [.undeclaredScreens(of: loan, manifest)].compactMap(\.self)
      case .fault(let fault): fault.diagnostics
      case .unavailable(let diagnostic, _): [diagnostic]
      }
    return own + remarks
  }
}
