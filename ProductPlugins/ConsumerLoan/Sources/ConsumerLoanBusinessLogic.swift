import LoanDetailCore

/// The interactor of consumer loans. It reads records from a gateway.
struct ConsumerLoanBusinessLogic: ProductBusinessLogicProtocol {
  let gateway: any LoanRecordGateway

  var manifest: ProductManifest { ConsumerLoan.manifest }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await gateway.products(of: supportingProductType, for: scope, make: ConsumerLoan.init)
  }

  func listProducts(
    for scope: CustomerScope, _ receive: ([ProductEntry]) async throws -> Void
  ) async throws {
    try await gateway.listProducts(of: supportingProductType, for: scope, make: ConsumerLoan.init, receive)
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope, make: ConsumerLoan.init)
  }

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await gateway.revision(of: id, for: scope)
  }
}
