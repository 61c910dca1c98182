import LoanDetailCore

/// The interactor of this product, on top of any record gateway. Add calls to the bank's systems here.
struct CarLoanBusinessLogic: ProductBusinessLogicProtocol {
  let gateway: any LoanRecordGateway

  var manifest: ProductManifest { CarLoan.manifest }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await gateway.products(of: supportingProductType, for: scope, make: CarLoan.init)
  }

  func listProducts(
    for scope: CustomerScope, _ receive: ([ProductEntry]) async throws -> Void
  ) async throws {
    try await gateway.listProducts(of: supportingProductType, for: scope, make: CarLoan.init, receive)
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope, make: CarLoan.init)
  }

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await gateway.revision(of: id, for: scope)
  }
}
