package import DesignSystem
public import Loans

/// One entry of a list of products: the product, or the reason why it cannot be shown.
public typealias ProductEntry = Result<any ProductProtocol, ProductFault>

/// A product that cannot be shown.
public struct ProductFault: Error, Sendable, Hashable {
  /// The product, with the part of its identity that its source states.
  public var id: ProductID
  public var cause: FaultCause
  /// The findings; at least one is an error.
  public var diagnostics: [Diagnostic]
  /// Whether the source as a whole failed, so that nobody knows whether there is such a product.
  package var isOfSource = false

  public init(id: ProductID, cause: FaultCause = .badData, diagnostics: [Diagnostic]) {
    self.id = id
    self.cause = cause
    self.diagnostics = diagnostics
  }
}

/// The reason why a product cannot be shown. It decides the message for the customer and the exit code of a run.
public enum FaultCause: Sendable, Hashable, CaseIterable {
  /// The data exists but cannot be read.
  case badData
  /// The source does not answer; a later attempt may succeed.
  case unavailable
  /// The data is no longer where it should be.
  case gone
  /// The product's plugin violated its contract.
  case brokenPlugin

  /// The outcome of a document that shows only the fault. Only a source that did not answer is worth another attempt;
  /// the other causes need a correction first.
  package var outcome: ScreenDocument.Outcome {
    switch self {
    case .badData: .fault(.badData, mayRetry: false)
    case .unavailable: .fault(.unavailable, mayRetry: true)
    case .gone: .fault(.gone, mayRetry: false)
    case .brokenPlugin: .fault(.internalFault, mayRetry: false)
    }
  }
}

extension GatewayError {
  /// The cause of a product fault for this error.
  public var cause: FaultCause {
    switch self {
    case .malformed: .badData
    case .missing: .gone
    case .unavailable: .unavailable
    }
  }
}

/// The reason why a request for a product failed.
public enum ProductError: Error, Sendable, Hashable {
  /// There is no such product within the request's scope.
  case notFound(ProductID)
  /// The product exists, but its data cannot be shown.
  case unreadable(ProductFault)
}
