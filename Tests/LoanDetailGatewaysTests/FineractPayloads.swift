import Foundation
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

/// Fineract's payloads, as they are published and changed by hand.
enum FineractPayloads {
  /// The files that hold loans.
  static let loans = [
    "0255-GET-loans-loanId", "0257-GET-loans", "loanAccount", "loanAccountWithEmptyRepaymentSchedule",
    "loanAccountWithEmptyTransactions", "loanAccountWithRepaymentSchedule", "loanAccountWithTransactions",
  ]

  /// The files that hold something else about a loan.
  static let others = [
    "0350-GET-loans-loanId-transactions-transactionId", "0355-GET-loans-loanId-guarantors",
    "0374-GET-loans-loanId-collaterals", "0391-GET-loans-loanId-charges",
    "0425-POST-loans-loanIdd-schedule-command-calculateLoanSchedule",
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Payloads/fineract")
    return try [UInt8](Data(contentsOf: folder.appending(path: "\(name).json")))
  }

  static func value(_ name: String) throws -> JSONValue { try JSONParser.parse(bytes(name)) }

  static func gateway(_ value: JSONValue) throws -> FineractGateway {
    try FineractGateway(parsing: value.json, name: "f.json", defaultType: "leasing")
  }

  /// The only record of a payload.
  static func record(_ value: JSONValue) throws -> LoanRecord {
    let entries = try gateway(value).records(of: "leasing", for: .allCustomers)
    #expect(entries.count == 1)
    return try #require(entries.first).get()
  }
}
