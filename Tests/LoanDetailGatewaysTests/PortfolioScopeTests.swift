import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Testing

@Suite("A customer sees the records they are a party to, and cannot tell that there are others")
struct PortfolioScopeTests {
  private let anna = CustomerScope.customer(CustomerID(rawValue: "C-1"))
  private let boris = CustomerScope.customer(CustomerID(rawValue: "C-2"))
  private let nobody = CustomerScope.customer(CustomerID(rawValue: "C-3"))

  private func id(_ id: String, _ type: ProductType = "leasing") -> ProductID { ProductID(type: type, id: id) }

  private func ids(_ gateway: PortfolioGateway, _ type: ProductType, _ scope: CustomerScope) -> [String] {
    gateway.records(of: type, for: scope).map { entry in
      switch entry {
      case .success(let record): record.id.id
      case .failure(let fault): "fault \(fault.id.id)"
      }
    }
  }

  @Test("lists, types and single records are the scope's own; every role counts")
  func scope() throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(id: "t", type: "teapot", customer: "C-2"), PortfolioDocuments.fullLoan,
      PortfolioDocuments.loan(id: "2"), PortfolioDocuments.loan(id: "3", customer: "C-2"))
    #expect(gateway.productTypes(for: .allCustomers) == ["teapot", "leasing"])
    #expect(gateway.productTypes(for: anna) == ["leasing"])
    #expect(gateway.productTypes(for: nobody) == [])
    #expect(ids(gateway, "leasing", .allCustomers) == ["1001", "2", "3"])
    #expect(ids(gateway, "leasing", anna) == ["1001", "2"])
    #expect(ids(gateway, "leasing", boris) == ["1001", "3"])
    #expect(ids(gateway, "leasing", nobody) == [])
    let record = try gateway.record(with: id("1001"), for: boris)
    #expect(record.scope == boris)
    #expect(record.facts.role(of: record.scope) == .guarantor)
  }

  @Test("another customer's record, good or bad, answers as one that does not exist")
  func notFound() throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(id: "2", customer: "C-2"),
      PortfolioDocuments.loan(id: "3", customer: "C-2", #""ends": 1"#),
      #"{"id": "4", "type": "leasing"}"#)
    for other in ["2", "3", "4", "5"] {
      #expect(throws: ProductError.notFound(id(other))) { try gateway.record(with: id(other), for: anna) }
    }
    #expect(ids(gateway, "leasing", anna) == [])
    #expect(ids(gateway, "leasing", boris) == ["2", "fault 3"])
    #expect(ids(gateway, "leasing", .allCustomers) == ["2", "fault 3", "fault 4"])
  }

  @Test("two records with one id clash only for who can see both")
  func duplicates() throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(id: "2", customer: "C-2"), PortfolioDocuments.loan(id: "2", customer: "C-1"))
    #expect(ids(gateway, "leasing", .allCustomers) == ["2", "fault 2"])
    #expect(ids(gateway, "leasing", anna) == ["2"])
    #expect(try gateway.record(with: id("2"), for: anna).specificsPath == "leasing:2: $.specifics")
  }

  @Test("a record whose type cannot be read is seen by who is a party to it, and by nobody else")
  func untyped() throws {
    let untyped = PortfolioDocuments.loan(id: "2", customer: "C-2").replacing(#""type": "leasing""#, #""type": 5"#)
    let gateway = try PortfolioDocuments.gateway(PortfolioDocuments.loan(), untyped)
    #expect(ids(gateway, .unknown, anna) == [])
    #expect(gateway.productTypes(for: anna) == ["leasing"])
    #expect(ids(gateway, .unknown, boris) == ["fault 2"])
    #expect(ids(gateway, .unknown, .allCustomers) == ["fault 2"])
  }

  @Test("records of several documents that have no id of their own do not clash")
  func mergingBadRecords() throws {
    let bad = #"{"type": "leasing"}"#
    let gateway = try PortfolioGateway(merging: [
      ("a.json", PortfolioDocuments.document([bad])), ("b.json", PortfolioDocuments.document([bad])),
    ])
    #expect(ids(gateway, "leasing", .allCustomers) == ["fault a.json: loans[0]", "fault b.json: loans[0]"])
  }

  @Test("a record without an id does not clash with an id that looks like its place, whoever else has records")
  func idsLikePlaces() throws {
    let nameless = #"{"type": "leasing", "phase": "active", "parties": [{"customer": "C-1", "role": "borrower"}]}"#
    let own = [nameless, PortfolioDocuments.loan(id: "loans[0]", #""debt": {"total": "1.00"}"#)]
    for loans in [own, [PortfolioDocuments.loan(id: "5", customer: "C-9")] + own] {
      let gateway = try PortfolioGateway(parsing: PortfolioDocuments.document(loans), name: "test.json")
      #expect(try gateway.record(with: id("loans[0]"), for: anna).facts.debt.total.value?.minorUnits == 100)
      #expect(ids(gateway, "leasing", anna) == ["fault loans[0]", "loans[0]"])
      #expect(ids(gateway, "leasing", .allCustomers).suffix(1) == ["loans[0]"])
    }
  }

  @Test("several documents make one portfolio in their order, with paths that name the document")
  func merging() throws {
    let gateway = try PortfolioGateway(merging: [
      ("b.json", PortfolioDocuments.document([PortfolioDocuments.loan(id: "2"), PortfolioDocuments.loan(id: "1")])),
      ("a.json", PortfolioDocuments.document([PortfolioDocuments.loan(id: "2"), PortfolioDocuments.loan(id: "4")])),
      ("c.json", Array(#"{"schemaVersion": 1, "asOf": "2026-11-20", "loans": []}"#.utf8)),
    ])
    #expect(ids(gateway, "leasing", .allCustomers) == ["2", "1", "fault 2", "4"])
    #expect(gateway.asOf()?.description == "2026-11-21")
    #expect(try gateway.record(with: id("4"), for: .allCustomers).specificsPath == "a.json: $.loans[1].specifics")
    #expect(
      gateway.diagnostics(for: .allCustomers).map { "\($0.path): \($0.message)" } == [
        "c.json: $.asOf: The documents of the portfolio are true for different days. "
          + "Found 2026-11-20; expected 2026-11-21."
      ])
    let zones = try PortfolioGateway(
      merging: ["Europe/Moscow", "Europe/Moscow", "Asia/Omsk"].enumerated().map { index, zone in
        ("\(index).json", Array(#"{"schemaVersion": 1, "timeZone": "\#(zone)", "loans": []}"#.utf8))
      })
    #expect(zones.timeZone()?.identifier == "Europe/Moscow")
    #expect(
      zones.diagnostics(for: .allCustomers).map { "\($0.path): \($0.message)" } == [
        "2.json: $.timeZone: The documents of the portfolio state different time zones. "
          + "Found Asia/Omsk; expected Europe/Moscow."
      ])
    let error = try #require(throws: GatewayError.self) {
      try PortfolioGateway(merging: [("a.json", PortfolioDocuments.document([])), ("b.json", Array("{".utf8))])
    }
    #expect(error.diagnostic.path == "b.json: $ (line 1, column 2)")
  }
}

extension String {
  fileprivate func replacing(_ part: String, _ other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
