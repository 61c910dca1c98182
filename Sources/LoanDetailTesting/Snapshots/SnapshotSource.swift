public import LoanDetailCore
import LoanDetailGateways

/// What snapshots are taken of: a product's plugin, or a list of interactors.
public protocol SnapshotSource {
  /// What brings the products.
  var interactors: [any ProductBusinessLogicProtocol] { get throws }
}

extension ProductPlugin: SnapshotSource {
  /// The plugin's interactor over its own sample records.
  public var interactors: [any ProductBusinessLogicProtocol] {
    get throws { [interactor(readingFrom: try sampleGateway())] }
  }

  /// A gateway to the plugin's sample records.
  func sampleGateway() throws(GatewayError) -> PortfolioGateway {
    try PortfolioGateway(parsing: Array(sampleRecords.utf8), name: "samples")
  }
}

extension [any ProductBusinessLogicProtocol]: SnapshotSource {
  /// The interactors themselves.
  public var interactors: [any ProductBusinessLogicProtocol] { self }
}

/// What is written of a screen.
public enum SnapshotFormat: String, Sendable, Hashable, CaseIterable {
  /// What a person sees, 80 columns wide.
  case text = "txt"
  /// What a program is sent.
  case json
}
