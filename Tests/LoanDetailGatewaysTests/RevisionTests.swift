import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@Suite("A revision stands for what a record says")
struct RevisionTests {
  private let anna = CustomerScope.customer(CustomerID(rawValue: "C-1"))
  private let one = ProductID(type: "leasing", id: "1")

  private func revision(_ loans: String..., asOf: String = "2026-11-21") throws -> RecordRevision? {
    let text = #"{"schemaVersion": 1, "asOf": "\#(asOf)", "loans": [\#(loans.joined(separator: ","))]}"#
    return try PortfolioGateway(parsing: Array(text.utf8), name: "p").revision(of: one, for: anna)
  }

  @Test("one that may be old is another than the same one that is not, by both signs")
  func old() {
    let new = RecordRevision(rawValue: "1")
    var old = new
    old.isOld = true
    #expect(!(old == new) && old != new)
  }

  @Test("it is the same in another gateway, beside other records, and changes with the record and its day")
  func portfolio() throws {
    let first = try revision(PortfolioDocuments.loan())
    #expect(first != nil)
    #expect(try revision(PortfolioDocuments.loan()) == first)
    #expect(try revision(PortfolioDocuments.loan(id: "2"), PortfolioDocuments.loan()) == first)
    #expect(try revision(PortfolioDocuments.loan(#""debt": {"total": "1"}"#)) != first)
    #expect(try revision(PortfolioDocuments.loan(), asOf: "2026-11-22") != first)
  }

  @Test("another customer's record has none, as one that does not exist")
  func masked() throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(customer: "C-2"), PortfolioDocuments.loan(id: "2"))
    #expect(throws: ProductError.notFound(one)) { try gateway.revision(of: one, for: anna) }
    #expect(try gateway.revision(of: one, for: .allCustomers) != nil)
    let none = ProductID(type: "leasing", id: "3")
    #expect(throws: ProductError.notFound(none)) { try gateway.revision(of: none, for: .allCustomers) }
  }

  @Test("a loan of Fineract has one too")
  func fineract() throws {
    let payload = try FineractPayloads.value("0255-GET-loans-loanId")
    let id = try FineractPayloads.record(payload).id
    let (first, again) = (try FineractPayloads.gateway(payload), try FineractPayloads.gateway(payload))
    let changed = try FineractPayloads.gateway(payload.with("accountNo", set: .string("1")))
    let revision = try first.revision(of: id, for: .allCustomers)
    #expect(try again.revision(of: id, for: .allCustomers) == revision)
    #expect(try changed.revision(of: id, for: .allCustomers) != revision)
    let none = ProductID(type: "leasing", id: "none")
    #expect(throws: ProductError.notFound(none)) { try first.revision(of: none, for: .allCustomers) }
  }
}
