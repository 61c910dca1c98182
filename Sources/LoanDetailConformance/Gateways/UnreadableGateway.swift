import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A source whose one record cannot be read.
struct UnreadableGateway: LoanRecordGateway {
  var fault: ProductFault

  func asOf() -> CalendarDate? { nil }
  func timeZone() -> BankTimeZone? { nil }
  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
  func productTypes(for scope: CustomerScope) -> [ProductType] { [fault.id.type] }
  func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) -> SummaryPage {
    SummaryPage(entries: [.failure(fault)])
  }
  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
    throw ProductError.unreadable(fault)
  }
  func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }
}
