package import LoanArithmetic
package import Loans
package import Localization

/// The host's own source of records. An interactor whose `recordSource` has this type reads from nothing else.
package struct HostSource: LoanRecordGateway {
  private let source: any LoanRecordGateway
  private let observer: ExchangeObserver?
  package let answersFromMemory: AnswersFromMemory

  package init(_ source: any LoanRecordGateway, observer: ExchangeObserver?) {
    self.source = source
    self.observer = observer
    answersFromMemory = source.answersFromMemory
  }

  package var store: (any LoanRecordStore)? { source.store }

  package var lacksRecords: Bool { source.lacksRecords }

  package func asOf() async throws -> CalendarDate? { try await observing(.day) { try await source.asOf() } }

  package func timeZone() async throws -> BankTimeZone? { try await observing(.day) { try await source.timeZone() } }

  package func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] {
    try await observing(.findings) { try await source.diagnostics(for: scope) }
  }

  package func productTypes(for scope: CustomerScope) async throws -> [ProductType] {
    try await observing(.types) { try await source.productTypes(for: scope) }
  }

  package func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage {
    try await observing(.summaries, about: type) { try await source.summaries(of: type, for: scope, page: page) }
  }

  package func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord {
    try await observing(.record, product: id) { try await source.record(with: id, for: scope) }
  }

  package func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await observing(.revision, product: id) { try await source.revision(of: id, for: scope) }
  }

  /// Asks the source, and reports the exchange if the log is on.
  private func observing<Answer>(
    _ question: Exchange.Question, about type: ProductType? = nil, product: ProductID? = nil,
    _ ask: () async throws -> Answer
  ) async throws -> Answer {
    try await observer.observing(question, by: "plugins", of: "source", about: type, product, ask)
  }
}
