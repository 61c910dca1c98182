import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans

extension FineractLoan {
  /// Reads a record as a loan; returns a fault if it is not a loan.
  static func read(
    _ loan: JSONItem, as id: ProductID, _ reading: LoanRecord.Reading, for scope: CustomerScope, at path: String,
    asOf: CalendarDate?, _ limits: InputLimits
  ) -> RecordEntry {
    let log = log(limits)
    guard isLoan(loan), loan["id"]?.value.identifier != nil,
      let reader = ObjectReader(loan, at: path, log: log)
    else {
      return .failure(ProductFault(id: id, diagnostics: [fault(of: loan, at: path)]))
    }
    var facts = FineractLoan(reading: reader).facts(reading)
    facts.asOf = asOf
    return .success(
      LoanRecord(id: id, scope: scope, facts: facts, reading: reading, diagnostics: log.diagnostics))
  }

  /// The members that this reading never needs.
  static func unreadMembers(in reading: LoanRecord.Reading) -> [StaticString] {
    switch reading {
    case .header: ["transactions", "collateral", "charges", "overdueCharges"]
    case .full: []
    }
  }

  /// Returns the customers who may see a loan.
  static func customers(of loan: JSONItem) -> [CustomerID] {
    ObjectReader(loan, at: "$", log: log()).map { FineractLoan(reading: $0).parties().compactMap(\.customer) } ?? []
  }

  /// Returns whether an object has any of the fields that only a loan has. Schedules, charges and transactions do not
  /// have them.
  static func isLoan(_ loan: JSONItem) -> Bool { ownFields.contains { loan["\($0)"] != nil } }

  /// The fields that only a loan has.
  static let ownFields: [StaticString] = [
    "accountNo", "amortizationType", "annualInterestRate", "approvedPrincipal", "loanProductId", "loanProductName",
    "loanType", "numberOfRepayments", "principal", "repaymentSchedule", "termFrequency", "timeline",
  ]

  /// The finding about a value that is not a loan, or is a loan without an id.
  private static func fault(of loan: JSONItem, at path: String) -> Diagnostic {
    if isLoan(loan) {
      Diagnostic(
        id: "record.missing-value", severity: .error, path: "\(path).id", summary: "The loan has no id.",
        found: loan["id"]?.shape ?? "nothing", expected: "a whole number or a text")
    } else {
      Diagnostic(
        id: "record.unreadable-value", severity: .error, path: path, summary: "The record is not a loan.",
        found: loan.shape, expected: "an object with the fields of a loan of Fineract")
    }
  }

  /// Creates a log. Fineract sends many fields that are not read here, so unknown fields are not reported and
  /// unreadable values are warnings.
  private static func log(_ limits: InputLimits = .standard) -> ReadingLog {
    ReadingLog(severityOfUnreadable: .warning, reportsUnknownFields: false, limits: limits)
  }
}
