import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A store behind a gateway that remembers: it reads from memory, and forgets what an update may have changed.
struct CachingStore: LoanRecordStore {
  let store: any LoanRecordStore
  let cache: CachingGateway

  func update(_ id: ProductID, for scope: CustomerScope, by update: RecordUpdate) async throws {
    // Also after an error: the update may have been made, or the record has another revision than memory says.
    defer { cache.forget(id) }
    var update = update
    // The store compares revisions as it states them; that a record is old is a mark of memory's own.
    update.revision.isOld = false
    try await store.update(id, for: scope, by: update)
  }

  func change(madeWith key: EventKey, of id: ProductID, for scope: CustomerScope) async throws -> LoanChange? {
    let change = try await store.change(madeWith: key, of: id, for: scope)
    // Memory may have the record from before the change.
    if change != nil { cache.forget(id) }
    return change
  }

  var lacksRecords: Bool { cache.lacksRecords }

  func asOf() async throws -> CalendarDate? { try await cache.asOf() }

  func timeZone() async throws -> BankTimeZone? { try await cache.timeZone() }

  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] { try await cache.diagnostics(for: scope) }

  func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    try await cache.productTypes(for: scope)
  }

  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage {
    try await cache.summaries(of: type, for: scope, page: page)
  }

  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    try await cache.record(with: id, for: scope)
  }

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await cache.revision(of: id, for: scope)
  }
}
