import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A source whose requests end only by cancellation or, after `patience`, with an error. Only its time zone is answered
/// at once.
struct HangingGateway: LoanRecordGateway {
  /// Called for every request.
  var isAsked: @Sendable () -> Void
  /// The time after which a request ends with an error.
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

  /// Waits until the task is cancelled or the patience is over, and throws in both cases.
  private func hang<Answer>() async throws -> Answer {
    isAsked()
    try await Task.sleep(for: patience)
    throw ConformanceSubject.noAnswer
  }
}
