import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON

extension FineractLoan {
  /// Reads a value as a loan, or says why it is none.
  static func read(
    _ value: JSONValue, as id: ProductID, _ reading: LoanRecord.Reading, for scope: CustomerScope, at path: String,
    asOf: CalendarDate?
  ) -> RecordEntry {
    let log = log()
    guard isLoan(value), value["id"]?.identifier != nil, let reader = ObjectReader(value, at: path, log: log) else {
      return .failure(ProductFault(id: id, diagnostics: [fault(of: value, at: path)]))
    }
    var facts = FineractLoan(reading: reader).facts(reading)
    facts.asOf = asOf
    return .success(
      LoanRecord(id: id, scope: scope, facts: facts, reading: reading, diagnostics: log.diagnostics))
  }

  /// The members that no header needs, whatever the loan says.
  static func unreadMembers(in reading: LoanRecord.Reading) -> [StaticString] {
    switch reading {
    case .header: ["transactions", "collateral", "charges"]
    case .full: []
    }
  }

  /// The customers who may see a loan.
  static func customers(of value: JSONValue) -> [CustomerID] {
    ObjectReader(value, at: "$", log: log()).map { FineractLoan(reading: $0).parties().compactMap(\.customer) } ?? []
  }

  /// Whether an object has any of the fields that only a loan has, not its schedule, its charges or its transactions.
  static func isLoan(_ value: JSONValue) -> Bool { ownFields.contains { value["\($0)"] != nil } }

  static let ownFields: [StaticString] = [
    "accountNo", "amortizationType", "annualInterestRate", "approvedPrincipal", "loanProductId", "loanProductName",
    "loanType", "numberOfRepayments", "principal", "repaymentSchedule", "termFrequency", "timeline",
  ]

  private static func fault(of value: JSONValue, at path: String) -> Diagnostic {
    if isLoan(value) {
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
