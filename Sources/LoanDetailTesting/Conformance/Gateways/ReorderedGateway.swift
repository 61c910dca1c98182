import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways

/// The sample records, the last one first.
struct ReorderedGateway: LoanRecordGateway {
  var samples: PortfolioGateway

  func asOf() -> CalendarDate? { samples.asOf() }
  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { samples.diagnostics(for: scope) }
  func productTypes(for scope: CustomerScope) -> [ProductType] { samples.productTypes(for: scope) }
  func records(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] {
    samples.records(of: type, for: scope).reversed()
  }
  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
    try samples.record(with: id, for: scope)
  }
}
