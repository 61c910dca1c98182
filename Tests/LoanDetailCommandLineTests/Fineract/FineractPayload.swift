import DesignSystem
import Foundation
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import LoanDetailRendering
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

/// A loan of Fineract's published payloads, and what the screens say of it.
struct FineractPayload {
  let name: String
  let loan: JSONValue

  /// The loans as they are published; then one that has the published collateral, charges, guarantors, transaction and
  /// schedule, each in the member in which Fineract sends it with a loan.
  static func all() throws -> [FineractPayload] {
    let names = [
      "0255-GET-loans-loanId", "0257-GET-loans", "loanAccount", "loanAccountWithEmptyRepaymentSchedule",
      "loanAccountWithEmptyTransactions", "loanAccountWithRepaymentSchedule", "loanAccountWithTransactions",
    ]
    let loans = try names.map { name in
      let value = try value(name)
      return FineractPayload(name: name, loan: value["pageItems"]?.elements.first ?? value)
    }
    let associations = try [
      ("guarantors", value("0355-GET-loans-loanId-guarantors")),
      ("collateral", value("0374-GET-loans-loanId-collaterals")),
      ("charges", value("0391-GET-loans-loanId-charges")),
      ("transactions", .array([value("0350-GET-loans-loanId-transactions-transactionId")])),
      ("repaymentSchedule", value("0425-POST-loans-loanIdd-schedule-command-calculateLoanSchedule")),
    ]
    guard case .object(let members) = loans[2].loan else { return loans }
    let others = members.filter { member in !associations.contains { $0.0 == member.name } }
    let whole = JSONValue.object(others + associations.map { JSONValue.Member($0.0, $0.1) })
    return loans + [FineractPayload(name: "a loan with all associations", loan: whole)]
  }

  /// Fineract's published payloads.
  static func value(_ name: String) throws -> JSONValue {
    let path = "Tests/LoanDetailGatewaysTests/Payloads/fineract/\(name).json"
    return try JSONParser.parse([UInt8](Data(contentsOf: MarkdownPage.root.appending(path: path))))
  }

  /// The record of the loan, after a change of the payload.
  func record(replacing path: [PayloadLeaf.Step] = [], with value: JSONValue? = nil) throws -> LoanRecord {
    var writer = JSONWriter()
    writer.write(value.map { loan.replacing(path, with: $0) } ?? loan)
    return try LoanRecord(fineractJSON: writer.finish(), defaultType: "loan", for: .allCustomers)
  }

  /// All screens of a record as text.
  func screens(of record: LoanRecord) throws -> String {
    let product = PlainLoan(record)
    let context = try #require(PresentationContext(locale: "en_US", asOf: "2017-02-01"))
    return product.screens.compactMap { screen -> String? in
      guard let model = product.viewModel(for: screen, in: context) else { return nil }
      let document = ScreenDocument(
        subject: .init(id: product.id.id, type: "loan", title: product.title(.english)), screen: screen, language: "en",
        locale: "en_US", asOf: "\(context.asOf)", headerItem: model.headerItem, contentItems: model.contentItems,
        remarks: [])
      return String(decoding: TextRenderer(width: 400).render(document), as: UTF8.self)
    }.joined(separator: "\n")
  }
}

extension JSONValue {
  /// The elements of a list.
  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}
