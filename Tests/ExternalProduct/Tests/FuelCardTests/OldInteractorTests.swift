import LoanDetailCore
import LoanDetailGateways
import LoanDetailScreens
import LoanDetailSections
import LoanDetailTesting
import Loans
import Testing

/// An interactor with completion handlers, for a product that needs no screens of its own.
private struct OldOverdrafts: CompletionHandlerInteractor {
  let gateway: any LoanRecordGateway

  static let manifest = PlainLoan.plugin(for: "overdraft").manifest
  var manifest: ProductManifest { Self.manifest }

  func allProducts(
    for scope: CustomerScope, completion: @escaping CompletionHandler<[ProductEntry]>
  ) -> RequestCancellation? {
    answer(completion) { try await gateway.products(of: manifest.type, for: scope) { PlainLoan($0) } }
  }

  func productWithDetails(
    by id: ProductID, for scope: CustomerScope, completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation? {
    answer(completion) { try await gateway.product(by: id, for: scope) { PlainLoan($0) } }
  }

  private func answer<Answer>(
    _ completion: @escaping CompletionHandler<Answer>, with work: @escaping @Sendable () async throws -> Answer
  ) -> RequestCancellation {
    let request = Task {
      do { completion(.success(try await work())) } catch { completion(.failure(error)) }
    }
    return { request.cancel() }
  }
}

struct OldInteractorTests {
  @Test("an interactor with completion handlers keeps to the contract through the adapter")
  func conformance() async throws {
    let records = """
      {"schemaVersion": 1, "asOf": "2026-11-21", "loans": [
        {"id": "9101", "type": "overdraft", "currency": "RUB", "phase": "active",
         "parties": [{"customer": "C-9101", "role": "borrower"}], "debt": {"total": "1200.00"}}]}
      """
    let plugin = ProductPlugin(manifest: OldOverdrafts.manifest) { gateway in
      ProductBusinessLogicAdapter(OldOverdrafts(gateway: gateway))
    }
    try await assertConformance(of: ProductWithSamples(plugin, records: Array(records.utf8)))
  }
}
