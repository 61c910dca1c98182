import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// A source with one record, or with none.
struct HeldRecord: LoanRecordGateway {
  private let held: LoanRecord?

  init(_ record: LoanRecord?) { held = record }

  func asOf() -> CalendarDate? { held?.facts.asOf }
  func timeZone() -> BankTimeZone? { nil }

  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
  func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }

  func productTypes(for scope: CustomerScope) -> [ProductType] { record(for: scope).map { [$0.id.type] } ?? [] }

  func summaries(
    of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest
  ) throws(UnknownSummaryCursor) -> SummaryPage {
    let records = [record(for: scope)].compactMap(\.self).filter { $0.id.type == type }
    let places = try page.places(in: records.count)
    return SummaryPage(
      entries: records[places].map { .success($0) }, next: page.cursor(after: places, in: records.count))
  }

  func record(with id: ProductID, for scope: CustomerScope) throws(ProductError) -> LoanRecord {
    guard let record = record(for: scope), record.id == id else { throw .notFound(id) }
    return record
  }

  private func record(for scope: CustomerScope) -> LoanRecord? { held?.scope == scope ? held : nil }
}
