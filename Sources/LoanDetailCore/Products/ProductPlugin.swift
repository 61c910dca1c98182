/// What a product module hands to whoever installs it: the one value its list of installed products needs.
public struct ProductPlugin: Sendable {
  /// What the plugin says of itself.
  public let manifest: ProductManifest
  /// The product's own sample records: a portfolio document in JSON .
  public let sampleRecords: String
  private let make: @Sendable (any LoanRecordGateway) -> any ProductBusinessLogicProtocol

  /// Makes a plugin; `make` builds its interactor over the gateway it shall read from.
  public init(
    manifest: ProductManifest, sampleRecords: String,
    make: @escaping @Sendable (any LoanRecordGateway) -> any ProductBusinessLogicProtocol
  ) {
    self.manifest = manifest
    self.sampleRecords = sampleRecords
    self.make = make
  }

  /// The plugin's interactor over a gateway.
  public func interactor(readingFrom gateway: any LoanRecordGateway) -> any ProductBusinessLogicProtocol {
    make(gateway)
  }
}
