public import LoanDetailCore
import LoanDetailGateways

/// The products for snapshots: a plugin or a list of interactors.
public protocol SnapshotSource {
  /// The interactors that provide the products.
  var interactors: [any ProductBusinessLogicProtocol] { get throws }
}

extension ProductPlugin: SnapshotSource {
  /// The plugin's interactor, which reads the plugin's sample records.
  public var interactors: [any ProductBusinessLogicProtocol] {
    get throws { [interactor(readingFrom: try sampleGateway())] }
  }

  /// A gateway to the plugin's sample records.
  func sampleGateway() throws(GatewayError) -> PortfolioGateway {
    try PortfolioGateway(parsing: Array(sampleRecords.utf8), name: "samples")
  }
}

extension [any ProductBusinessLogicProtocol]: SnapshotSource {
  public var interactors: [any ProductBusinessLogicProtocol] { self }
}

/// The format of a snapshot file.
public enum SnapshotFormat: String, Sendable, Hashable, CaseIterable {
  /// Text for people, 80 columns wide.
  case text = "txt"
  /// JSON for programs.
  case json
}
