import LoanDetailCore
import LoanDetailSections
import Loans
import Synchronization

/// An interactor as it was written before `async`. Here each request is a task over the gateway; it can as well be a
/// client of the team's own service.
struct BoatLoanBusinessLogic: CompletionHandlerInteractor {
  let gateway: any LoanRecordGateway
  let desk: InspectionDesk
  var manifest: ProductManifest { BoatLoan.manifest }

  func allProducts(
    for scope: CustomerScope, completion: @escaping CompletionHandler<[ProductEntry]>
  ) -> RequestCancellation? {
    answer(completion) { try await gateway.products(of: manifest.type, for: scope, make: BoatLoan.init(reading:)) }
  }

  func productWithDetails(
    by id: ProductID, for scope: CustomerScope, completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation? {
    answer(completion) { try await product(id, for: scope) }
  }

  func handle(
    _ event: BusinessEvent, by id: ProductID, for scope: CustomerScope,
    completion: @escaping CompletionHandler<any ProductProtocol>
  ) -> RequestCancellation? {
    guard event.name == "inspection.book" else {
      completion(.failure(EventRefusal.notOffered))
      return nil
    }
    return answer(completion) {
      // Throws for a boat that the customer may not see.
      _ = try await product(id, for: scope)
      desk.book(id, event.key)
      return try await product(id, for: scope)
    }
  }

  func hasCarriedOut(
    _ event: BusinessEvent, of id: ProductID, for scope: CustomerScope, completion: @escaping CompletionHandler<Bool>
  ) -> RequestCancellation? {
    answer(completion) {
      _ = try await product(id, for: scope)
      return desk.has(event.key, of: id)
    }
  }

  private func product(_ id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope) { record throws(ProductFault) in
      var loan = try BoatLoan(reading: record)
      loan.isInspectionBooked = desk.booked.contains(id)
      return loan
    }
  }

  private func answer<Answer: Sendable>(
    _ completion: @escaping CompletionHandler<Answer>, with request: @escaping @Sendable () async throws -> Answer
  ) -> RequestCancellation {
    let work = Task {
      do { completion(.success(try await request())) } catch { completion(.failure(error)) }
    }
    return { work.cancel() }
  }
}

/// Where inspections of boats are booked.
final class InspectionDesk: Sendable {
  private let bookings = Mutex<[(id: ProductID, key: EventKey)]>([])

  var booked: [ProductID] { bookings.withLock { $0.map(\.id) } }

  /// Books an inspection once for a key.
  func book(_ id: ProductID, _ key: EventKey) {
    bookings.withLock { if !$0.contains(where: { $0 == (id, key) }) { $0.append((id, key)) } }
  }

  func has(_ key: EventKey, of id: ProductID) -> Bool { bookings.withLock { $0.contains { $0 == (id, key) } } }
}

extension BoatLoan {
  static let plugin = plugin(booking: InspectionDesk())

  static func plugin(booking desk: InspectionDesk) -> ProductPlugin {
    ProductPlugin(manifest: manifest) { gateway in
      ProductBusinessLogicAdapter(BoatLoanBusinessLogic(gateway: gateway, desk: desk))
    }
  }
}
