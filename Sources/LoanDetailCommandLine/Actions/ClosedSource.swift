import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Synchronization

/// A source that could not be opened. Each request opens it again, until that succeeds.
final class ClosedSource: LoanRecordStore {
  private let isStore: Bool
  private let open: @Sendable () throws(GatewayError) -> any LoanRecordGateway
  private let opened = Mutex<(any LoanRecordGateway)?>(nil)

  init(isStore: Bool, _ open: @escaping @Sendable () throws(GatewayError) -> any LoanRecordGateway) {
    self.isStore = isStore
    self.open = open
  }

  /// The source, which is opened now if it was not yet.
  private var source: any LoanRecordGateway {
    get throws {
      if let source = opened.withLock({ $0 }) { return source }
      let source: any LoanRecordGateway
      do {
        source = try open()
      } catch {
        // That there is no file now says nothing about its records.
        if case .missing(let diagnostic) = error { throw GatewayError.unavailable(diagnostic) }
        throw error
      }
      opened.withLock { $0 = source }
      return source
    }
  }

  var store: (any LoanRecordStore)? { isStore ? self : nil }
  var lacksRecords: Bool { opened.withLock { $0 }?.lacksRecords ?? false }

  func asOf() async throws -> CalendarDate? { try await source.asOf() }
  func timeZone() async throws -> BankTimeZone? { try await source.timeZone() }
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] { try await source.diagnostics(for: scope) }
  func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    try await source.productTypes(for: scope)
  }
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage { try await source.summaries(of: type, for: scope, page: page) }
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    try await source.record(with: id, for: scope)
  }
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await source.revision(of: id, for: scope)
  }
  func update(_ id: ProductID, for scope: CustomerScope, by update: RecordUpdate) async throws {
    guard let store = try source.store else { throw EventRefusal.notOffered }
    try await store.update(id, for: scope, by: update)
  }
  func change(madeWith key: EventKey, of id: ProductID, for scope: CustomerScope) async throws -> LoanChange? {
    try await source.store?.change(madeWith: key, of: id, for: scope)
  }
}
