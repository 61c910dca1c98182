import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

/// One record of a portfolio before it is read.
struct PortfolioEntry: UnreadRecord {
  let id: ProductID
  let customers: [CustomerID]
  let path: String
  private let value: JSONValue
  private let asOf: CalendarDate?

  init(_ value: JSONValue, index: Int, prefix: String, asOf: CalendarDate?) {
    self.value = value
    self.asOf = asOf
    path = "\(prefix)$.loans[\(index)]"
    let ownId = value["id"]?.nonEmptyText
    id = ProductID(type: value["type"]?.productType ?? .unknown, id: ownId ?? "\(prefix)loans[\(index)]")
    customers = value["parties"]?.elements.compactMap { $0["customer"]?.nonEmptyText.map(CustomerID.init) } ?? []
  }

  func read(for scope: CustomerScope) -> RecordEntry {
    let (read, diagnostics) = read()
    guard var facts = read else { return .failure(ProductFault(id: id, diagnostics: diagnostics)) }
    facts.asOf = asOf
    return .success(
      LoanRecord(
        id: id, scope: scope, facts: facts, specifics: value["specifics"] ?? .null,
        path: path, diagnostics: diagnostics))
  }

  /// The facts, unless something in the record is an error, and everything found while it was read.
  private func read() -> (facts: LoanFacts?, diagnostics: [Diagnostic]) {
    let log = ReadingLog(severityOfUnreadable: .error)
    let facts = ObjectReader(value, at: path, log: log).map { PortfolioRecord(reading: $0).facts() }
    return (log.hasErrors ? nil : facts, log.diagnostics)
  }
}
