public import DesignSystem
public import LoanDetailCore

/// A product of a type without a plugin, shown with the shared sections only.
///
/// ```swift
/// let plugin = PlainLoan.plugin(for: "boatLoan")
/// ```
public struct PlainLoan: SectionedProduct {
  public let record: LoanRecord

  public init(_ record: LoanRecord) { self.record = record }

  public var manifest: ProductManifest { Self.manifest(of: record.id.type) }
  /// The findings about the record, including its contradictions.
  public var diagnostics: [Diagnostic] { record.diagnostics + record.contradictions }
  /// The standard screens; without the schedule if none applies.
  public var screens: [ScreenID] { manifest.screens.filter { $0 != .schedule || !record.facts.isUnscheduled } }

  private static func manifest(of type: ProductType) -> ProductManifest {
    ProductManifest(
      type: type, title: LocalizedText(en: "Loan (\(type))", ru: "Кредит (\(type))"), version: "1.0.0",
      module: "LoanDetailSections", screens: [.main, .details, .composition, .schedule, .operations])
  }

  /// Returns a plugin for a product type that has no plugin of its own.
  public static func plugin(for type: ProductType) -> ProductPlugin {
    let manifest = manifest(of: type)
    return ProductPlugin(manifest: manifest, sampleRecords: #"{"schemaVersion": 1, "loans": []}"#) {
      gateway in
      PlainLoanBusinessLogic(manifest: manifest, gateway: gateway)
    }
  }
}

private struct PlainLoanBusinessLogic: ProductBusinessLogicProtocol {
  let manifest: ProductManifest
  let gateway: any LoanRecordGateway

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await gateway.products(of: manifest.type, for: scope) { PlainLoan($0) }
  }

  func listProducts(
    for scope: CustomerScope, _ receive: ([ProductEntry]) async throws -> Void
  ) async throws {
    try await gateway.listProducts(of: manifest.type, for: scope, make: { PlainLoan($0) }, receive)
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope) { PlainLoan($0) }
  }

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await gateway.revision(of: id, for: scope)
  }
}
