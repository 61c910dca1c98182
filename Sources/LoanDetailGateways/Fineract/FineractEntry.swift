import LoanDetailCore
import LoanDetailJSON

/// One loan of a Fineract payload before it is read.
struct FineractEntry: UnreadRecord {
  let id: ProductID
  let customers: [CustomerID]
  let path: String
  private let value: JSONValue
  private let hasOwnId: Bool

  init(
    _ value: JSONValue, at path: String, index: Int, types: [String: ProductType], defaultType: ProductType
  ) {
    self.value = value
    self.path = path
    let type = value["loanProductId"]?.identifier.flatMap { types[$0] } ?? defaultType
    let ownId = value["id"]?.identifier
    hasOwnId = ownId != nil
    id = ProductID(type: type, id: ownId ?? "loans[\(index)]")
    let reader = ObjectReader(value, at: path, log: Self.log())
    customers = reader.map { FineractLoan(reading: $0).parties().compactMap(\.customer) } ?? []
  }

  /// Whether an object has any of the fields that only a loan has, not its schedule, its charges or its transactions.
  static func isLoan(_ value: JSONValue) -> Bool {
    if case .object(let members) = value { members.contains { ownFields.contains($0.name) } } else { false }
  }

  private static let ownFields: Set = [
    "accountNo", "amortizationType", "annualInterestRate", "approvedPrincipal", "loanProductId", "loanProductName",
    "loanType", "numberOfRepayments", "principal", "repaymentSchedule", "termFrequency", "timeline",
  ]

  func read(for scope: CustomerScope) -> RecordEntry {
    let log = Self.log()
    guard Self.isLoan(value), hasOwnId, let reader = ObjectReader(value, at: path, log: log) else {
      return .failure(ProductFault(id: id, diagnostics: [fault]))
    }
    let facts = FineractLoan(reading: reader).facts()
    return .success(LoanRecord(id: id, scope: scope, facts: facts, diagnostics: log.diagnostics))
  }

  private var fault: Diagnostic {
    if Self.isLoan(value) {
      Diagnostic(
        id: "record.missing-value", severity: .error, path: "\(path).id", summary: "The loan has no id.",
        found: value["id"]?.summary ?? "nothing", expected: "a whole number or a text")
    } else {
      Diagnostic(
        id: "record.unreadable-value", severity: .error, path: path, summary: "The record is not a loan.",
        found: value.summary, expected: "an object with the fields of a loan of Fineract")
    }
  }

  /// Fineract writes far more than is read here, and what it writes is not ours to call an error.
  private static func log() -> ReadingLog {
    ReadingLog(severityOfUnreadable: .warning, reportsUnknownFields: false)
  }
}
