import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("An input beyond a limit")
struct InputLimitsTests {
  private let loans = ["1", "2", "3"].map { PortfolioDocuments.loan(id: $0) }

  private func limits(_ change: (inout InputLimits) -> Void) -> InputLimits {
    var limits = InputLimits.standard
    change(&limits)
    return limits
  }

  @Test("in bytes is refused, with what was found, the limit, and how to raise it")
  func bytes() throws {
    let document = PortfolioDocuments.document(loans)
    let tight = limits { $0.bytes = document.count }
    _ = try PortfolioGateway(parsing: document, name: "test.json", limits: tight)
    let error = try #require(throws: GatewayError.self) {
      try PortfolioGateway(parsing: document + [10], name: "test.json", limits: tight)
    }
    #expect(error.diagnostic.id == "source.too-large")
    #expect(
      error.diagnostic.message
        == "The source is too large. Found more than \(document.count) bytes; expected at most \(document.count) bytes. "
        + "If the data is right, raise the limit: InputLimits.bytes, on the command line --limit bytes=N.")
    #expect(throws: ProductError.self) {
      try LoanRecord(
        portfolioJSON: Array(loans[0].utf8), for: .allCustomers, version: .one, asOf: nil,
        limits: limits { $0.bytes = 9 })
    }
  }

  @Test("in records is refused, with their number")
  func records() throws {
    let document = PortfolioDocuments.document(loans)
    _ = try PortfolioGateway(parsing: document, name: "test.json", limits: limits { $0.records = 3 })
    let error = try #require(throws: GatewayError.self) {
      try PortfolioGateway(parsing: document, name: "test.json", limits: limits { $0.records = 2 })
    }
    #expect(
      error.diagnostic.message
        == "The source has too many records. Found 3 records; expected at most 2. If the data is right, raise the limit: "
        + "InputLimits.records, on the command line --limit records=N.")
    let payload = Array(#"[{"id": 1, "principal": 1}, {"id": 2, "principal": 1}]"#.utf8)
    #expect(throws: GatewayError.self) {
      try FineractGateway(parsing: payload, name: "f", defaultType: "leasing", limits: limits { $0.records = 1 })
    }
  }

  @Test(
    "in the length of a list or of a text costs only the record",
    arguments: [
      (
        #""operations": [{"id": "a", "kind": "fee", "date": "2026-01-01", "amount": "1"}, {}, {}]"#,
        "$.loans[1].operations", "The list is too long. Found an array of 3; expected at most 2."
      ),
      (
        #""schedule": {"kind": "full", "rows": [{"kind": "instalment"}, {}, {}]}"#, "$.loans[1].schedule.rows",
        "The list is too long. Found an array of 3; expected at most 2."
      ),
      (
        #""title": "\#(String(repeating: "é", count: 26))""#, "$.loans[1].title",
        "The text is too long. Found a text of length 26; expected at most 50 bytes."
      ),
      (
        #""title": {"en": "\#(String(repeating: "a", count: 51))", "ru": "я"}"#, "$.loans[1].title",
        "The text is too long. Found an object; expected at most 50 bytes."
      ),
    ])
  func rows(_ more: String, _ path: String, _ message: String) throws {
    let document = PortfolioDocuments.document([loans[0], PortfolioDocuments.loan(id: "2", more), loans[2]])
    let gateway = try PortfolioGateway(
      parsing: document, name: "test.json",
      limits: limits {
        $0.rows = 2
        $0.text = 50
      })
    let entries = gateway.records(of: "leasing", for: .allCustomers)
    #expect(entries.map { (try? $0.get()) != nil } == [true, false, true])
    guard case .failure(let fault) = entries[1] else { return }
    #expect(fault.cause == .badData)
    #expect(fault.diagnostics.first?.path == path)
    #expect(fault.diagnostics.count == 1, "the value is not reported a second time")
    #expect(fault.diagnostics.first?.message.hasPrefix(message) == true)
  }

  @Test("in a foreign format costs only the list")
  func foreignList() throws {
    let operation = #"{"id": 1, "type": {"id": 2}, "date": [2026, 1, 1], "amount": 1}"#
    let record = try LoanRecord(
      fineractJSON: Array(#"{"id": 1, "principal": 5, "transactions": [\#(operation), \#(operation)]}"#.utf8),
      defaultType: "leasing", for: .allCustomers, limits: limits { $0.rows = 1 })
    #expect(record.facts.operations == .absent(.unreadable("an array of 2")))
    #expect(record.facts.terms.originalAmount.value != nil)
    #expect(record.diagnostics.contains { $0.id == "record.limit-exceeded" && $0.severity == .warning })
  }

  @Test("does not exist for a million operations and a million loans")
  func standardLimits() {
    #expect(InputLimits.standard.rows >= 1_000_000)
    #expect(InputLimits.standard.records >= 1_000_000)
    #expect(InputLimits.standard.bytes >= 2_500_000_000)
  }

  @Test("may be a list that is read element by element: its order and its faults are the same")
  func streamedList() throws {
    let days = ["2026-03-01", "2026-05-01", "2026-03-01", "2026-04-01", "2026-05-01"]
    let operations = days.enumerated().map { index, day in
      #"{"id": "\#(index)", "kind": "fee", "date": "\#(day)", "amount": "1"}"#
    }
    let loan = PortfolioDocuments.loan(#""operations": [\#(operations.joined(separator: ", "))]"#)
    let record = try LoanRecord(portfolioJSON: Array(loan.utf8), for: .allCustomers, version: .one, asOf: nil)
    #expect(record.facts.operations.value?.map(\.id) == ["1", "4", "3", "0", "2"])
    #expect(record.facts.operations.origin == .provider(field: "$.operations"))
    let broken = PortfolioDocuments.loan(#""operations": [{"id": "a"}, 7]"#)
    let error = try #require(throws: ProductError.self) {
      try LoanRecord(portfolioJSON: Array(broken.utf8), for: .allCustomers, version: .one, asOf: nil)
    }
    guard case .unreadable(let fault) = error else {
      Issue.record("The fault is another one: \(error)")
      return
    }
    #expect(fault.diagnostics.contains { $0.path == "$.operations[1]" && $0.found == "7" })
  }
}
