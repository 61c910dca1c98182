public import LoanDetailCore
public import LoanDetailGateways

/// The products for snapshots: one with its sample records, or a list of interactors.
public protocol SnapshotSource {
  /// The interactors that provide the products.
  var interactors: [any ProductBusinessLogicProtocol] { get throws }
}

extension ProductWithSamples: SnapshotSource {
  /// The product's interactor, which reads the sample records.
  public var interactors: [any ProductBusinessLogicProtocol] {
    get throws { [plugin.interactor(readingFrom: try gateway())] }
  }
}

extension [any ProductBusinessLogicProtocol]: SnapshotSource {
  public var interactors: [any ProductBusinessLogicProtocol] { self }
}
