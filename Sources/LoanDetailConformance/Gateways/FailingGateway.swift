import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A source that throws an error for every request but the time zone.
struct FailingGateway: LoanRecordGateway {
  var error: any Error

  func asOf() throws -> CalendarDate? { throw error }
  func timeZone() -> BankTimeZone? { nil }
  func diagnostics(for scope: CustomerScope) throws -> [Diagnostic] { throw error }
  func productTypes(for scope: CustomerScope) throws -> [ProductType] { throw error }
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws -> SummaryPage { throw error }
  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord { throw error }
  func revision(of id: ProductID, for scope: CustomerScope) throws -> RecordRevision? { throw error }
}
