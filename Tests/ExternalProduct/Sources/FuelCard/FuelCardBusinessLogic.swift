import LoanDetailCore

/// The interactor of fuel cards. It reads records from a gateway.
struct FuelCardBusinessLogic: ProductBusinessLogicProtocol {
  let gateway: any LoanRecordGateway

  var manifest: ProductManifest { FuelCard.manifest }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await gateway.products(of: supportingProductType, for: scope, make: FuelCard.init)
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope, make: FuelCard.init)
  }

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await gateway.revision(of: id, for: scope)
  }
}
