import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("A broken portfolio says what is wrong, and where")
struct BrokenPortfolioTests {
  private func error(_ text: String) throws -> GatewayError {
    try #require(throws: GatewayError.self) { try PortfolioGateway(parsing: Array(text.utf8), name: "p.json") }
  }

  @Test(
    "a document that is no portfolio cannot be opened",
    arguments: [
      ("[]", "p.json: $", "an array of 0", #"an object with "schemaVersion" and "loans""#),
      ("{}", "p.json: $.schemaVersion", "nothing", "1 or 2"),
      (#"{"schemaVersion": 3, "loans": []}"#, "p.json: $.schemaVersion", "3", "1 or 2"),
      (#"{"schemaVersion": "1", "loans": []}"#, "p.json: $.schemaVersion", #""1""#, "1 or 2"),
      (#"{"schemaVersion": 1}"#, "p.json: $.loans", "nothing", "an array of loans"),
      (#"{"schemaVersion": 1, "loans": "Ann Orr"}"#, "p.json: $.loans", #""Aaa Aaa""#, "an array of loans"),
      (#"{"schemaVersion": 1, "loans": {}}"#, "p.json: $.loans", "an object", "an array of loans"),
      (
        #"{"schemaVersion": 1, "asOf": "21.11.2026", "loans": []}"#, "p.json: $.asOf", #""21.11.2026""#,
        #"a day of the calendar as "YYYY-MM-DD""#
      ),
    ])
  func wrongForm(text: String, path: String, found: String, expected: String) throws {
    #expect(
      try error(text)
        == .malformed(
          Diagnostic(
            id: "source.unexpected-form", severity: .error, path: path, summary: "The source is not a portfolio.",
            found: found, expected: expected)))
  }

  @Test("a document that is not JSON cannot be opened")
  func malformed() throws {
    let diagnostic = try error(#"{"schemaVersion": 1, "loans": [{"id": "#).diagnostic
    #expect(diagnostic.path == "p.json: $.loans[0].id (line 1, column 39)")
    #expect(
      diagnostic.message
        == "The source is not well-formed JSON. Found the end of the text; expected a value.")
  }

  @Test("a file that is not there is missing, and so is what is no file")
  func files() throws {
    let missing = try #require(throws: GatewayError.self) { try PortfolioGateway(contentsOf: "/no/such/file.json") }
    guard case .missing(let diagnostic) = missing else {
      Issue.record("\(missing)")
      return
    }
    #expect(diagnostic.path == "/no/such/file.json")
    #expect(diagnostic.message == "There is no such file. Check the path.")
    let folder = try #require(throws: GatewayError.self) { try PortfolioGateway(contentsOf: "/") }
    #expect(folder.diagnostic.message == "The file cannot be read. Check that it is a file and that it may be read.")
    guard case .missing = folder else {
      Issue.record("\(folder)")
      return
    }
  }

  @Test("a file that may not be read is as good as none", .enabled(if: geteuid() != 0, "root may read everything"))
  func forbiddenFile() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    try #require(FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0]))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let error = try #require(throws: GatewayError.self) { try PortfolioGateway(contentsOf: path) }
    guard case .missing(let diagnostic) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(diagnostic.message == "The file cannot be read. Check that it is a file and that it may be read.")
  }

  @Test(
    "a value that cannot be read makes its record a fault that says so",
    arguments: [
      (
        #""debt": {"total": 100.5}"#, "$.loans[1].debt.total",
        #"The value cannot be read. Found 100.5; expected a decimal string with at most 2 decimals, such as "1234.5". "#
          + "Put the number in quotes, so that no digit of it is lost on the way."
      ),
      (
        #""debt": {"total": "1.005"}"#, "$.loans[1].debt.total",
        #"The value cannot be read. Found "1.005"; expected a decimal string with at most 2 decimals, such as "1234.5"."#
      ),
      (
        #""debt": {"total": "1e400"}"#, "$.loans[1].debt.total",
        #"The value cannot be read. Found "1e400"; expected a decimal string with at most 2 decimals, such as "1234.5"."#
      ),
      (
        #""debt": {"total": "99999999999999999999"}"#, "$.loans[1].debt.total",
        #"The value cannot be read. Found a text of length 20; "#
          + #"expected a decimal string with at most 2 decimals, such as "1234.5"."#
      ),
      (
        #""opened": "2026-02-30""#, "$.loans[1].opened",
        #"The value cannot be read. Found "2026-02-30"; expected a day of the calendar as "YYYY-MM-DD"."#
      ),
      (
        #""terms": {"paymentDay": 32}"#, "$.loans[1].terms.paymentDay",
        "The value cannot be read. Found 32; expected a whole number from 1 to 31."
      ),
      (
        #""terms": {"payments": 1e400}"#, "$.loans[1].terms.payments",
        "The value cannot be read. Found 1e400; expected a whole number from 1 to 120000."
      ),
      (
        #""overlays": ["overdu"]"#, "$.loans[1].overlays[0]",
        #"The value cannot be read. Found "overdu"; expected one of autopayOff, collections, disputed, "#
          + "earlyRepaymentScheduled, frozen, gracePeriod, overdue, overpaid, partialData, partiallyDisbursed, "
          + "paymentFailed, paymentHoliday, paymentProcessing, rateChangeAnnounced, requestPending, restructured, "
          + #"servicingTransfer, staleData. Did you mean "overdue"?"#
      ),
      (
        #""terms": {"amortisation": "anuity"}"#, "$.loans[1].terms.amortisation",
        #"The value cannot be read. Found "anuity"; expected one of annuity, bullet, equalPrincipal, interestOnly, "#
          + #"mixed, none. Did you mean "annuity"?"#
      ),
      (
        #""title": {"en": "Only English"}"#, "$.loans[1].title",
        #"The value cannot be read. Found an object; expected a text, or an object with the texts "en" and "ru"."#
      ),
      (
        #""title": {"absent": "hidden"}"#, "$.loans[1].title.absent",
        #"The value cannot be read. Found "hidden"; expected one of notApplicable, notProvided, withheld."#
      ),
      (
        #""schedule": {"kind": "full", "rows": [7]}"#, "$.loans[1].schedule.rows[0]",
        "The value cannot be read. Found 7; expected an object."
      ),
      (
        #""operations": {}"#, "$.loans[1].operations",
        "The value cannot be read. Found an object; expected an array of objects."
      ),
      (
        #""documents": [{"id": "d", "titel": "Contract"}]"#, "$.loans[1].documents[0].title",
        #"A value that must be there is missing. Rename "titel" to "title"."#
      ),
      (
        #""actions": [{"kind": "pay", "state": "unavailable"}]"#, "$.loans[1].actions[0].reason",
        "A value that must be there is missing. Add it."
      ),
      (
        #""actions": [{"kind": "pay", "state": "available", "cutOff": "24:00"}]"#, "$.loans[1].actions[0].cutOff",
        #"The value cannot be read. Found "24:00"; expected a time of day as "HH:MM"."#
      ),
      (
        #""specifics": [1, 2]"#, "$.loans[1].specifics",
        "The value cannot be read. Found an array of 2; expected an object."
      ),
    ])
  func badValues(field: String, path: String, message: String) throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(id: "1"), PortfolioDocuments.loan(id: "2", field), PortfolioDocuments.loan(id: "3"))
    let entries = gateway.records(of: "leasing", for: .allCustomers)
    #expect(entries.map { (try? $0.get())?.id.id } == ["1", nil, "3"])
    guard case .failure(let fault) = entries[1] else { return }
    #expect(fault.id == ProductID(type: "leasing", id: "2"))
    #expect(fault.diagnostics.map(\.path) == [path])
    #expect(fault.diagnostics.map(\.message) == [message])
    #expect(fault.diagnostics.map(\.severity) == [.error])
    #expect(throws: ProductError.unreadable(fault)) {
      try gateway.record(with: ProductID(type: "leasing", id: "2"), for: .allCustomers)
    }
  }

  @Test("everything that is wrong with a record is said at once")
  func allFaultsAtOnce() throws {
    let gateway = try PortfolioDocuments.gateway(
      """
      {"id": 7, "type": "leasing", "curency": "RUB", "phase": "actve", "parties": [], "debt": [], "opened": 1}
      """)
    guard case .failure(let fault)? = gateway.records(of: "leasing", for: .allCustomers).first else { return }
    #expect(fault.id == ProductID(type: "leasing", id: "loans[0]"))
    #expect(
      fault.diagnostics.map { "\($0.severity) \($0.path): \($0.message)" } == [
        "error $.loans[0].id: The value cannot be read. Found 7; expected a text that is not empty.",
        #"error $.loans[0].currency: A value that must be there is missing. Rename "curency" to "#
          + #""currency"."#,
        #"error $.loans[0].phase: The value cannot be read. Found "actve"; expected one of active, "#
          + "application, approved, cancelled, closed, deferred, maturedUnpaid, rejected, repaid, "
          + #"rescheduled, transferred, withdrawn, writtenOff. Did you mean "active"?"#,
        "error $.loans[0].opened: The value cannot be read. Found 1; expected a day of the calendar as "
          + #""YYYY-MM-DD"."#,
        "error $.loans[0].parties: The value cannot be read. Found an array of 0; expected at least one "
          + "party.",
        "error $.loans[0].debt: The value cannot be read. Found an array of 0; expected an object.",
        #"warning $.loans[0].curency: The field is not known here and was not read. Found "curency". Did "#
          + #"you mean "currency"?"#,
      ])
  }

  @Test("a field nobody knows is a warning on a record that still reads")
  func unknownFields() throws {
    let gateway = try PortfolioGateway(
      parsing: Array(
        """
        {"schemaVersion": 1, "loanz": [], "loans": [{"id": "1", "type": "leasing", "currency": "RUB", "phase": "active",
          "parties": [{"role": "borrower"}], "debt": {"totl": "1"}, "hue\\u001b[31m": 1}]}
        """.utf8), name: "p.json")
    #expect(
      gateway.diagnostics(for: .allCustomers).map { "\($0.path): \($0.message)" } == [
        #"$.loanz: The field is not known here and was not read. Found "loanz". Did you mean "loans"?"#
      ])
    let record = try gateway.record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
    #expect(
      record.diagnostics.map { "\($0.severity) \($0.path): \($0.message)" } == [
        #"warning $.loans[0].debt.totl: The field is not known here and was not read. Found "totl". Did you mean "total"?"#,
        #"warning $.loans[0]["hue\u{1B}[31m"]: The field is not known here and was not read. Found "hue\u{1B}[31m"."#,
      ])
  }

  @Test("days out of order are a warning")
  func daysOutOfOrder() throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(
        """
        "opened": "2026-05-01", "ends": "2025-05-01",
        "schedule": {"kind": "plan", "rows": [{"kind": "instalment", "due": "2026-07-01"},
                                              {"kind": "instalment", "due": "2026-06-01"}]}
        """))
    let record = try gateway.record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
    #expect(
      record.diagnostics.map { "\($0.severity) \($0.path): \($0.message)" } == [
        "warning $.loans[0].schedule.rows[1].due: The row's day is before that of a row above it. "
          + "Found 2026-06-01; expected 2026-07-01 or later.",
        #"warning $.loans[0].ends: The day is before the one in "opened". Found 2025-05-01; expected 2026-05-01 or later."#,
      ])
    #expect(record.facts.schedule.rows.map { $0.due?.description } == ["2026-07-01", "2026-06-01"])
  }

  @Test("of two records with one type and id the second is a fault that names both places")
  func duplicateIds() throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(), PortfolioDocuments.loan(type: "teapot"), PortfolioDocuments.loan())
    let entries = gateway.records(of: "leasing", for: .allCustomers)
    #expect((try? entries[0].get()) != nil)
    guard case .failure(let fault) = entries[1] else { return }
    #expect(
      fault.diagnostics.map { "\($0.path): \($0.message)" } == [
        #"$.loans[2].id: Another record of the type has the same id. Found "1", as at $.loans[0].id; "#
          + "expected an id of its own. Only the first of the two is shown."
      ])
    #expect(gateway.records(of: "teapot", for: .allCustomers).count == 1)
    let record = try gateway.record(with: ProductID(type: "leasing", id: "1"), for: .allCustomers)
    #expect(record.specificsPath == "$.loans[0].specifics")
  }

  @Test("the number of a contract, an account, a register or a policy is never in a message or a fact")
  func accountNumbers() throws {
    let gateway = try PortfolioDocuments.gateway(
      PortfolioDocuments.loan(
        """
        "contractNumber": 40817810099910004312,
        "obligations": [{"kind": "fee", "account": 40817810099910004312}],
        "security": [{"kind": "vehicle", "registration": 40817810099910004312}],
        "insurance": [{"kind": "life", "number": 40817810099910004312}]
        """))
    guard case .failure(let fault)? = gateway.records(of: "leasing", for: .allCustomers).first else {
      Issue.record("a number without quotes was read")
      return
    }
    #expect(fault.diagnostics.map(\.found) == Array(repeating: "a number of length 20", count: 4))
    #expect(!fault.diagnostics.map(\.message).joined().contains("4081"))
  }

  @Test(
    "what means something when it is left out cannot be withheld, and is not taken for what it would mean",
    arguments: [
      (#""terms": {"rates": [{"percent": "9", "period": {"absent": "withheld"}}]}"#, "terms.rates[0].period"),
      (#""terms": {"rates": [{"percent": "9", "basis": {"absent": "notProvided"}}]}"#, "terms.rates[0].basis"),
      (#""terms": {"rates": [{"percent": "9", "kind": {"absent": "notApplicable"}}]}"#, "terms.rates[0].kind"),
      (
        #""terms": {"fees": [{"title": "T", "amount": "1", "penalty": {"absent": "withheld"}}]}"#,
        "terms.fees[0].penalty"
      ),
      (#""schedule": {"kind": "full", "truncated": {"absent": "withheld"}}"#, "schedule.truncated"),
      (
        #""operations": [{"id": "1", "kind": "fee", "date": "2026-01-01", "amount": "1", "#
          + #""status": {"absent": "withheld"}}]"#,
        "operations[0].status"
      ),
    ])
  func withheldDefaults(field: String, path: String) throws {
    let gateway = try PortfolioDocuments.gateway(PortfolioDocuments.loan(field))
    guard case .failure(let fault)? = gateway.records(of: "leasing", for: .allCustomers).first else {
      Issue.record("\(field) was read")
      return
    }
    #expect(fault.diagnostics.map(\.path) == ["$.loans[0].\(path)"])
    #expect(
      fault.diagnostics.map(\.message) == [
        "The value cannot be read. Found an object; expected a value, or the field left out."
      ])
  }
}
