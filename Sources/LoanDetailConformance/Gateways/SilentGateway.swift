import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A source that answers no request but that for the time zone, which it does not state.
struct SilentGateway: LoanRecordGateway {
  /// What happens to a request: it ends with an error, at once or later.
  private let answer: @Sendable () async throws -> Never

  /// A source that throws an error for every request.
  static func failing(with error: any Error) -> SilentGateway { SilentGateway { throw error } }

  /// A source whose requests end only by cancellation or, after `patience`, with an error.
  ///
  /// - Parameters:
  ///   - isAsked: called for every request.
  ///   - patience: the time after which a request ends with an error.
  static func hanging(for patience: Duration, _ isAsked: @escaping @Sendable () -> Void) -> SilentGateway {
    SilentGateway {
      isAsked()
      try await Task.sleep(for: patience)
      throw ConformanceSubject.noAnswer
    }
  }

  func asOf() async throws -> CalendarDate? { try await answer() }
  func timeZone() -> BankTimeZone? { nil }
  func diagnostics(for scope: CustomerScope) async throws -> [Diagnostic] { try await answer() }
  func productTypes(for scope: CustomerScope) async throws -> [ProductType] { try await answer() }
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage { try await answer() }
  func record(with id: ProductID, for scope: CustomerScope) async throws -> LoanRecord { try await answer() }
  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? { try await answer() }
}
