import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("A list reads of each record what a header shows, a page at a time")
struct SummaryTests {
  private let anna = CustomerScope.customer(CustomerID(rawValue: "C-1"))
  private let boris = CustomerScope.customer(CustomerID(rawValue: "C-2"))

  private func page(
    _ size: Int, after cursor: String? = nil, of gateway: PortfolioGateway, for scope: CustomerScope
  ) throws -> SummaryPage {
    try gateway.summaries(
      of: "leasing", for: scope, page: #require(SummaryPageRequest(size: size, cursor: cursor)))
  }

  private func names(_ entries: [RecordEntry]) -> [String] {
    entries.map { entry in
      switch entry {
      case .success(let record): record.id.id
      case .failure(let fault): "fault \(fault.id.id)"
      }
    }
  }

  @Test("of a full record no more than that, and nothing that was left unread is called unknown")
  func headerFacts() throws {
    let gateway = try PortfolioDocuments.gateway(PortfolioDocuments.fullLoan)
    let full = try gateway.record(with: ProductID(type: "leasing", id: "1001"), for: anna)
    let header = try #require(try page(1, of: gateway, for: anna).entries.first).get()
    #expect((full.reading, header.reading) == (.full, .header))
    #expect(header.diagnostics == [])

    var expected = full.facts
    expected.operations = .notProvided
    expected.security = .notProvided
    expected.documents = .notProvided
    (expected.notices, expected.actions) = (.notProvided, [])
    for row in expected.schedule.rows.indices {
      expected.schedule.rows[row].number = nil
      expected.schedule.rows[row].portions = []
    }
    #expect(header.facts == expected)
    #expect(header.specifics == full.specifics)
    #expect((header.id, header.path, header.scope) == (full.id, full.path, full.scope))
  }

  @Test(
    "the terms, from which the changes to come follow, and the schedule where it has no rows",
    arguments: [
      #""schedule": {"kind": "counts", "paid": 1}"#, #""debt": {"total": "1"}"#,
      #""schedule": {"kind": "plan", "rows": [{"kind": "instalment", "due": "2026-12-01", "payment": "1"}]}"#,
      #""schedule": {"kind": "derived", "rows": [{"kind": "instalment", "due": "2026-12-01", "payment": "1"}]}"#,
    ])
  func terms(field: String) throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(#"\#(field), "terms": {"originalAmount": "100"}"#))
    let header = try #require(try page(1, of: gateway, for: anna).entries.first).get()
    #expect(header.facts.terms.originalAmount.value != nil)
  }

  @Test("no payments of a product that is over")
  func closed() throws {
    let closed = PortfolioDocuments.fullLoan.replacing(#""phase": "active""#, with: #""phase": "repaid""#)
    let header = try #require(try page(1, of: try PortfolioDocuments.gateway(closed), for: anna).entries.first).get()
    #expect(header.facts.obligations == .notProvided)
    #expect(header.facts.schedule == PaymentSchedule())
    #expect(header.facts.terms == Terms() && header.facts.insurance == .notProvided)
    #expect(header.facts.debt.total.value != nil)
  }

  @Test(
    "what is wrong elsewhere costs the list nothing, and the record's own screen as much as before",
    arguments: [
      #""operations": {}"#, #""operations": [{"id": 7}]"#, #""security": [{"kind": 7}]"#,
      #""documents": [{"id": "d"}]"#, #""notices": [7]"#, #""actions": [{"kind": "pay"}]"#,
      #""schedule": {"kind": "full", "rows": [{"kind": "instalment", "number": 0, "portions": 7}]}"#,
    ])
  func faultsElsewhere(field: String) throws {
    let gateway = try PortfolioDocuments.gateway(PortfolioDocuments.loan(field))
    #expect(names(try page(1, of: gateway, for: anna).entries) == ["1"])
    let error = try #require(throws: ProductError.self) {
      try gateway.record(with: ProductID(type: "leasing", id: "1"), for: anna)
    }
    guard case .unreadable(let fault) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(fault.diagnostics.contains { $0.severity == .error })
  }

  @Test(
    "what is wrong in a header's facts is said as it is of the whole record",
    arguments: [
      #""title": 5"#, #""debt": {"total": 100.5}"#, #""overlays": ["overdu"]"#, #""opened": "2026-02-30""#,
      #""obligations": [{"kind": "fee", "due": 1}]"#, #""schedule": {"kind": "full", "rows": [7]}"#,
      #""schedule": {"kind": "full", "rows": [{"kind": "instalment", "due": 7, "hue": 1}]}"#,
      #""schedule": {"kind": "plan", "rows": [{"kind": "instalment"}]}, "terms": {"paymentDay": 32}"#,
      #""ends": 1"#, #""insurance": 7"#, #""terms": {"paymentDay": 32}"#, #""specifics": [1, 2]"#,
      #""debt": {"totl": "1"}, "hue": 1, "title": 5"#,
    ])
  func faultsOfHeader(field: String) throws {
    let gateway = try PortfolioDocuments.gateway(PortfolioDocuments.loan(field))
    let full = gateway.records(of: "leasing", for: anna)
    #expect(names(full) == ["fault 1"])
    #expect(try page(1, of: gateway, for: anna).entries == full)
  }

  @Test("in pages of any size, which together are the list")
  func pages() async throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(id: "1"), PortfolioDocuments.loan(id: "2", customer: "C-2"),
      PortfolioDocuments.loan(id: "t", type: "teapot"), PortfolioDocuments.loan(id: "3"),
      PortfolioDocuments.loan(id: "4", #""title": 5"#), PortfolioDocuments.loan(id: "5"))
    for size in 1...6 {
      var (listed, cursor) = ([String](), String?.none)
      repeat {
        let page = try page(size, after: cursor, of: gateway, for: anna)
        #expect(page.entries.count == size || page.next == nil)
        listed += names(page.entries)
        cursor = page.next
      } while cursor != nil
      #expect(listed == ["1", "3", "fault 4", "5"])
      #expect(names(try await gateway.summaries(of: "leasing", for: anna, pageSize: size)) == listed)
    }
    #expect(try page(9, of: gateway, for: boris).next == nil)
    #expect(SummaryPageRequest(size: 0) == nil)
  }

  @Test(
    "a cursor of nobody's making is refused", arguments: ["", "0", "-1", "4", "01", "+1", "x", "99999999999999999999"])
  func cursors(cursor: String) throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(id: "1"), PortfolioDocuments.loan(id: "2"), PortfolioDocuments.loan(id: "3"),
      PortfolioDocuments.loan(id: "4", customer: "C-2"))
    #expect(throws: UnknownSummaryCursor(cursor)) { try page(1, after: cursor, of: gateway, for: anna) }
    #expect(names(try page(1, after: "2", of: gateway, for: anna).entries) == ["3"])
  }
}
