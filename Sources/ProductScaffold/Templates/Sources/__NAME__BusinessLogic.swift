import LoanDetailCore

/// The interactor, over any record gateway; what the bank's systems need beyond reading records goes here.
struct __NAME__BusinessLogic: ProductBusinessLogicProtocol {
  let gateway: any LoanRecordGateway

  var manifest: ProductManifest { __NAME__.manifest }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await gateway.products(of: supportingProductType, for: scope, make: __NAME__.init)
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope, make: __NAME__.init)
  }
}
