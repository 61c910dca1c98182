import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("The actions of a portfolio")
struct PortfolioActionTests {
  private static let link =
    "a page as \"https://\" and its host, which has no card number, or a telephone number as \"tel:+\" and its digits"

  @Test(
    "with an unreadable role, link or time of day make the record a fault that says so",
    arguments: [
      ("link", "http://bank.example", "a text of length 19", link),
      ("link", "javascript:alert(1)", "a text of length 19", link),
      ("link", "https://4276380012345679.example", "a text of length 32", link), ("link", "tel:1", "\"aaa:#\"", link),
      ("role", "main", "\"main\"", "one of destructive, primary, secondary"),
      ("cutOff", "9:00 PM", "\"#:## AA\"", "a time of day as \"HH:MM\""),
    ])
  func unreadable(field: String, value: String, found: String, expected: String) throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(
        id: "1", #""actions": [{"kind": "pay", "state": "available", "\#(field)": "\#(value)"}]"#))
    guard case .failure(let fault)? = gateway.records(of: "leasing", for: .allCustomers).first else {
      Issue.record("The record is read.")
      return
    }
    #expect(
      fault.diagnostics.map { "\($0.path): \($0.message)" } == [
        "$.loans[0].actions[0].\(field): The value cannot be read. Found \(found); expected \(expected)."
      ])
  }

  @Test("an action that opens two things, or a document that is not there, is a warning on a record that still reads")
  func actionTargets() throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(
        id: "1",
        #""documents": [{"id": "a", "title": "A"}], "actions": ["#
          + #"{"kind": "pay", "state": "available", "document": "a", "link": "tel:900"}, "#
          + #"{"kind": "repayPart", "state": "available", "document": "b"}]"#))
    let record = try gateway.record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
    #expect(record.facts.actions.map(\.opened) == ["tel:900", nil])
    #expect(
      record.diagnostics.map { "\($0.severity) \($0.path): \($0.message)" } == [
        #"warning $.loans[0].actions[0].document: The action opens a link, so it cannot open a document too. Leave out "#
          + #""document" or "link"."#,
        #"warning $.loans[0].actions[1].document: The record has no document with this id, so the action opens the flow of "#
          + #"its kind. Found "b"; expected an id in "documents"."#,
      ])
  }
}
