import DesignSystem
import LoanDetailCore
import Loans

/// One entry of an interactor's list.
struct ListedProduct: Sendable {
  var id: ProductID
  /// The header in the list; `nil` if the product cannot be shown.
  var header: Item?
}

/// The lists that an interactor makes of the sample records.
struct Listing: Sendable {
  /// The list of the records as they are.
  var products: [ListedProduct] = []
  /// The list of the records in reverse order.
  var reversed: [ListedProduct] = []
  /// The reason why the records as they are cannot be listed; `nil` if they can.
  var error: (any Error)?
}

extension ProductCalls {
  /// Lists the products of a source, each with its header in a context.
  func list(
    _ plugin: ProductPlugin, from source: any LoanRecordGateway, in context: PresentationContext
  ) async throws -> [ListedProduct] {
    let interactor = try await interactor(of: plugin, readingFrom: source)
    let type = plugin.manifest.type
    let entries = try await answer(to: "allProducts(for:)", at: "\(type)") {
      try await interactor.allProducts(for: .allCustomers)
    }
    var listed: [ListedProduct] = []
    for entry in entries {
      switch entry {
      case .success(let loan):
        listed.append(
          try await answer(to: "headerItem(in:)", at: "a product of \(type) in the list") {
            ListedProduct(id: loan.id, header: loan.headerItem(in: context))
          })
      case .failure(let fault): listed.append(ListedProduct(id: fault.id))
      }
    }
    return listed
  }
}
