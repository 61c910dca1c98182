import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import Loans
import Localization

/// The source of a host.
struct HostSource: HostRecordGateway {
  private let source: any LoanRecordGateway
  let answersFromMemory: AnswersFromMemory

  init(_ source: any LoanRecordGateway) {
    self.source = source
    answersFromMemory = source.answersFromMemory
  }

  var store: (any LoanRecordStore)? { source.store }

  func asOf() async throws -> CalendarDate? { try await source.asOf() }

  func timeZone() async throws -> BankTimeZone? { try await source.timeZone() }

  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] {
    try await source.diagnostics(for: scope)
  }

  func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    try await source.productTypes(for: scope)
  }

  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage {
    try await source.summaries(of: type, for: scope, page: page)
  }

  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    try await source.record(with: id, for: scope)
  }

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await source.revision(of: id, for: scope)
  }
}
