public import LoanDetailCore

/// A product with invented records, for tools and tests. An app installs the plugin alone.
///
/// ```swift
/// let product = ProductWithSamples(BoatLoan.plugin, records: portfolio)
/// ```
public struct ProductWithSamples: Sendable {
  public let plugin: ProductPlugin
  private let makeRecords: @Sendable () -> [UInt8]?
  private let makeTariff: @Sendable () -> [UInt8]?
  private let makeSpecifics: @Sendable () -> [UInt8]?

  /// A portfolio document in JSON (`Schemas/portfolio.schema.json`); `nil` if the product has no sample records.
  public var records: [UInt8]? { makeRecords() }
  /// A tariff document in JSON (`Schemas/tariff.schema.json`), from which a quote takes the prices of insurance; `nil`
  /// if the product has none.
  public var tariff: [UInt8]? { makeTariff() }
  /// The JSON Schema of what a record of the product has under `specifics`; `nil` if the product states none.
  public var specifics: [UInt8]? { makeSpecifics() }
  public var manifest: ProductManifest { plugin.manifest }

  /// Combines a plugin with its documents, which are made when they are needed.
  ///
  /// - Parameters:
  ///   - plugin: the plugin of the product.
  ///   - records: a portfolio document in JSON; `nil` for a product without sample records.
  ///   - tariff: a tariff document in JSON; `nil` for a product without one.
  ///   - specifics: the JSON Schema of the product's specifics; `nil` for a product without one.
  public init(
    _ plugin: ProductPlugin, records: @autoclosure @escaping @Sendable () -> [UInt8]?,
    tariff: @autoclosure @escaping @Sendable () -> [UInt8]? = nil,
    specifics: @autoclosure @escaping @Sendable () -> [UInt8]? = nil
  ) {
    self.plugin = plugin
    makeRecords = records
    makeTariff = tariff
    makeSpecifics = specifics
  }

  /// Makes a gateway to the sample records. Without records it is empty.
  ///
  /// - Throws: `GatewayError.malformed` if the records are not a portfolio.
  public func gateway() throws(GatewayError) -> PortfolioGateway {
    try PortfolioGateway(parsing: records ?? Array(#"{"schemaVersion": 2, "loans": []}"#.utf8), name: "samples")
  }
}
