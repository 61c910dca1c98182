import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A source whose requests end only by cancellation or, after `patience`, with an error. Its time zone is known at once.
struct HangingGateway: LoanRecordGateway {
  /// Called for every request.
  var isAsked: @Sendable () -> Void
  var patience: Duration

  func asOf() async throws -> CalendarDate? { try await hang() }
  func timeZone() -> BankTimeZone? { nil }
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] { try await hang() }
  func productTypes(for scope: CustomerScope) async throws -> [ProductType] { try await hang() }
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage { try await hang() }
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord { try await hang() }
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? { try await hang() }

  private func hang<Answer>() async throws -> Answer {
    isAsked()
    try await Task.sleep(for: patience)
    throw ConformanceSubject.noAnswer
  }
}
