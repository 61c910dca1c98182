/// A product type as an app installs it: its manifest, its sample records and its interactor.
///
/// ```swift
/// public static let plugin = ProductPlugin(
///   manifest: manifest, sampleRecords: SampleRecords.json
/// ) { gateway in
///   BoatLoanBusinessLogic(gateway: gateway)
/// }
/// ```
///
/// A host lists its plugins in one array: `LoanDetailService([BoatLoan.plugin], source: gateway)`.
public struct ProductPlugin: Sendable {
  public let manifest: ProductManifest
  /// The product's own sample records: a portfolio document in JSON.
  public let sampleRecords: String
  /// The product's own sample tariff, from which a quote takes the prices of insurance (`Schemas/tariff.schema.json`);
  /// `nil` if it has none.
  public let tariff: String?
  private let make: @Sendable (any LoanRecordGateway) -> any ProductBusinessLogicProtocol

  /// - Parameters:
  ///   - manifest: describes the plugin.
  ///   - sampleRecords: a portfolio document in JSON, for tests and for trying the product.
  ///   - tariff: a tariff document in JSON, for quotes; `nil` if the product has none.
  ///   - make: makes the interactor that reads from the given gateway.
  public init(
    manifest: ProductManifest, sampleRecords: String, tariff: String? = nil,
    make: @escaping @Sendable (any LoanRecordGateway) -> any ProductBusinessLogicProtocol
  ) {
    self.manifest = manifest
    self.sampleRecords = sampleRecords
    self.tariff = tariff
    self.make = make
  }

  /// Makes the plugin's interactor.
  public func interactor(readingFrom gateway: any LoanRecordGateway) -> any ProductBusinessLogicProtocol {
    make(gateway)
  }
}
