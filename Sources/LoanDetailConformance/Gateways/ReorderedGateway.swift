import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization

/// The sample records in reverse order.
struct ReorderedGateway: LoanRecordGateway {
  var samples: PortfolioGateway

  func asOf() -> CalendarDate? { samples.asOf() }
  func timeZone() -> BankTimeZone? { samples.timeZone() }
  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { samples.diagnostics(for: scope) }
  func productTypes(for scope: CustomerScope) -> [ProductType] { samples.productTypes(for: scope) }
  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) async throws -> SummaryPage {
    let turned: [RecordEntry] = try await samples.summaries(of: type, for: scope).reversed()
    let places = try page.places(in: turned.count)
    return SummaryPage(entries: Array(turned[places]), next: page.cursor(after: places, in: turned.count))
  }
  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
    try samples.record(with: id, for: scope)
  }
  func revision(of id: ProductID, for scope: CustomerScope) throws -> RecordRevision? {
    try samples.revision(of: id, for: scope)
  }
}
