/// A product type as an app installs it: its manifest and its interactor.
///
/// The plugin of a `RecordProduct` of `LoanDetailSections` is `ProductPlugin(BoatLoan.self)`. If the interactor is the
/// team's own:
///
/// ```swift
/// public static let plugin = ProductPlugin(manifest: manifest) { gateway in
///   BoatLoanBusinessLogic(gateway: gateway)
/// }
/// ```
///
/// A host lists its plugins in one array: `LoanDetailService([BoatLoan.plugin], source: gateway)`.
public struct ProductPlugin: Sendable {
  public let manifest: ProductManifest
  private let make: @Sendable (any LoanRecordGateway) -> any ProductBusinessLogicProtocol

  /// Combines a manifest and the interactor that it describes.
  ///
  /// - Parameters:
  ///   - manifest: describes the plugin.
  ///   - make: makes the interactor that reads from the given gateway.
  public init(
    manifest: ProductManifest, make: @escaping @Sendable (any LoanRecordGateway) -> any ProductBusinessLogicProtocol
  ) {
    self.manifest = manifest
    self.make = make
  }

  /// Makes the plugin's interactor.
  public func interactor(readingFrom gateway: any LoanRecordGateway) -> any ProductBusinessLogicProtocol {
    make(gateway)
  }
}
