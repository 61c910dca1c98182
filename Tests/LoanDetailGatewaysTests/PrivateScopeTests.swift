import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Testing

@Suite("In a customer's scope nothing tells of other records")
struct PrivateScopeTests {
  private let anna = CustomerScope.customer(CustomerID(rawValue: "C-1"))

  private func entries(_ gateway: PortfolioGateway, _ scope: CustomerScope) -> [RecordEntry] {
    gateway.records(of: "leasing", for: scope)
  }

  private func diagnostics(_ entry: RecordEntry) -> [Diagnostic] {
    switch entry {
    case .success(let record): record.diagnostics
    case .failure(let fault): fault.diagnostics
    }
  }

  @Test("a path begins at the customer's own record, whatever stands before it in the source")
  func paths() throws {
    let own = PortfolioDocuments.loan(id: "7", customer: "C-1", #""ends": "soon", "lid": 1, "specifics": {}"#)
    let other = PortfolioDocuments.loan(id: "1", customer: "C-2", #""ends": 5"#)
    let alone = try PortfolioDocuments.gateway(own)
    let behind = try PortfolioDocuments.gateway(other, other, #"{"broken": "# + "4}", own)
    #expect(entries(behind, anna).map(diagnostics) == entries(alone, anna).map(diagnostics))
    #expect(entries(alone, anna).flatMap(diagnostics).map(\.path) == ["leasing:7: $.ends", "leasing:7: $.lid"])
    #expect(entries(behind, .allCustomers).last.map(diagnostics)?.first?.path == "$.loans[3].ends")
  }

  @Test("a record without an id has its place among the customer's own records, and is found by it")
  func withoutID() throws {
    let own = PortfolioDocuments.loan(customer: "C-1").replacing(#""id": "1", "#, "")
    let other = PortfolioDocuments.loan(id: "9", customer: "C-2")
    let gateway = try PortfolioDocuments.gateway(other, own, other, own)
    let faults = entries(gateway, anna).map { (try? $0.get()).map(\.id.id) ?? diagnostics($0)[0].path }
    #expect(faults == ["leasing:loans[0]: $.id", "leasing:loans[1]: $.id"])
    #expect(entries(gateway, .allCustomers).last.map(diagnostics)?[0].path == "$.loans[3].id")
    let second = ProductID(type: "leasing", id: "loans[1]")
    let error = try #require(throws: ProductError.self) { try gateway.record(with: second, for: anna) }
    guard case .unreadable(let fault) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(fault.id == second)
    for absent in ["loans[2]", "loans[3]", "loans[-1]", "loans[01]"] {
      let id = ProductID(type: "leasing", id: absent)
      #expect(throws: ProductError.notFound(id)) { try gateway.record(with: id, for: anna) }
    }
  }

  @Test("there are no findings about the source as a whole")
  func findings() throws {
    let document = Array(#"{"schemaVersion": 1, "lons": [], "loans": []}"#.utf8)
    let gateway = try PortfolioGateway(parsing: document, name: "a.json")
    #expect(gateway.diagnostics(for: .allCustomers).count == 1)
    #expect(gateway.diagnostics(for: anna) == [])
  }

  @Test("ids that look alike, or that Unicode treats as equal, are different customers and products")
  func bytes() throws {
    let kelvin = "\u{212A}-1"
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(id: "K-1", customer: "K-1"), PortfolioDocuments.loan(id: kelvin, customer: kelvin))
    let (letter, sign) = (CustomerID(rawValue: "K-1"), CustomerID(rawValue: kelvin))
    #expect(letter != sign)
    #expect(Set([letter, sign]).count == 2)
    let seen = entries(gateway, .customer(letter)).compactMap { try? $0.get() }
    #expect(seen.map { Array($0.id.id.utf8) } == [Array("K-1".utf8)])
    #expect(seen.map { $0.facts.role(of: .customer(letter)) } == [.borrower])
    #expect(seen.map { $0.facts.role(of: .customer(sign)) } == [nil])
    let foreign = ProductID(type: "leasing", id: kelvin)
    #expect(throws: ProductError.notFound(foreign)) { try gateway.record(with: foreign, for: .customer(letter)) }
    #expect(entries(gateway, .allCustomers).allSatisfy { (try? $0.get()) != nil })
  }

  @Test("a party sees the roles of the others, and the name and the customer id of themselves alone")
  func names() throws {
    let gateway = try PortfolioDocuments.gateway(PortfolioDocuments.fullLoan)
    let id = ProductID(type: "leasing", id: "1001")
    func parties(_ scope: CustomerScope) throws -> [Party] { try gateway.record(with: id, for: scope).facts.parties }
    let anna = Party(customer: CustomerID(rawValue: "C-1"), role: .borrower, name: "Анна Смирнова")
    let boris = Party(customer: CustomerID(rawValue: "C-2"), role: .guarantor)
    let hiddenPledgor = Party(role: .pledgor, isNameWithheld: true)
    #expect(try parties(self.anna) == [anna, Party(role: .guarantor), hiddenPledgor])
    #expect(
      try parties(.customer(CustomerID(rawValue: "C-2"))) == [
        Party(role: .borrower, isNameWithheld: true), boris, hiddenPledgor,
      ])
    #expect(try parties(.allCustomers) == [anna, boris, Party(role: .pledgor, name: "ООО «Ромашка»")])
  }
}

extension String {
  fileprivate func replacing(_ part: String, _ other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
