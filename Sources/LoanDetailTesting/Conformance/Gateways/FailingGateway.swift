import LoanArithmetic
import LoanDetailCore

/// A source that answers everything with an error.
struct FailingGateway: LoanRecordGateway {
  var error: any Error

  func asOf() throws -> CalendarDate? { throw error }
  func diagnostics(for scope: CustomerScope) throws -> [Diagnostic] { throw error }
  func productTypes(for scope: CustomerScope) throws -> [ProductType] { throw error }
  func records(of type: ProductType, for scope: CustomerScope) throws -> [RecordEntry] { throw error }
  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord { throw error }
}

/// A source whose one record cannot be read.
struct UnreadableGateway: LoanRecordGateway {
  var fault: ProductFault

  func asOf() -> CalendarDate? { nil }
  func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
  func productTypes(for scope: CustomerScope) -> [ProductType] { [fault.id.type] }
  func records(of type: ProductType, for scope: CustomerScope) -> [RecordEntry] { [.failure(fault)] }
  func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
    throw ProductError.unreadable(fault)
  }
}
