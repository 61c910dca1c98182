import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import Loans
import Localization

/// The source of a host.
struct HostSource: HostRecordGateway {
  private let source: any LoanRecordGateway
  private let observer: ExchangeObserver?
  let answersFromMemory: AnswersFromMemory

  init(_ source: any LoanRecordGateway, observer: ExchangeObserver?) {
    self.source = source
    self.observer = observer
    answersFromMemory = source.answersFromMemory
  }

  var store: (any LoanRecordStore)? { source.store }

  var lacksRecords: Bool { source.lacksRecords }

  func asOf() async throws -> CalendarDate? { try await observing(.day) { try await source.asOf() } }

  func timeZone() async throws -> BankTimeZone? { try await observing(.day) { try await source.timeZone() } }

  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] {
    try await observing(.findings) { try await source.diagnostics(for: scope) }
  }

  func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    try await observing(.types) { try await source.productTypes(for: scope) }
  }

  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage {
    try await observing(.summaries, type) { try await source.summaries(of: type, for: scope, page: page) }
  }

  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    try await observing(.record, nil, id) { try await source.record(with: id, for: scope) }
  }

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await observing(.revision, nil, id) { try await source.revision(of: id, for: scope) }
  }

  private func observing<Answer>(
    _ question: Exchange.Question, _ type: ProductType? = nil, _ product: ProductID? = nil,
    _ ask: () async throws -> Answer
  ) async throws -> Answer {
    guard observer != nil else { return try await ask() }
    return try await observer.observing(question, by: "plugins", of: "source", about: type, product, ask)
  }
}
