public import LoanDetailCore

/// One place in the list of loans: a product, or what stands where a product should be.
public struct LoanPage: Sendable {
  /// What the place holds.
  public enum Content: Sendable {
    /// A product.
    case loan(any ProductProtocol)
    /// A product whose data cannot be shown.
    case fault(ProductFault)
    /// All products of a type: their interactor failed.
    case unavailable(Diagnostic)
  }

  /// The plugin the place belongs to.
  public let manifest: ProductManifest
  /// What the place holds.
  public let content: Content

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

  /// What is worth knowing about the data.
  public var diagnostics: [Diagnostic] {
    switch content {
    case .loan(let loan): loan.diagnostics
    case .fault(let fault): fault.diagnostics
    case .unavailable(let diagnostic): [diagnostic]
    }
  }
}
