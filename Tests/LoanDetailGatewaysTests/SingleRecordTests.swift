import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@Suite("One loan's JSON is a record by itself")
struct SingleRecordTests {
  private let anna = CustomerScope.customer(CustomerID(rawValue: "C-1"))
  private let boris = CustomerScope.customer(CustomerID(rawValue: "C-2"))
  private let nobody = CustomerScope.customer(CustomerID(rawValue: "C-3"))
  private let one = ProductID(type: "leasing", id: "1")

  private func record(
    _ text: String, of id: ProductID? = nil, for scope: CustomerScope = .allCustomers,
    _ reading: LoanRecord.Reading = .full, version: PortfolioVersion? = .one
  ) throws -> LoanRecord {
    let day = CalendarDate("2026-11-21")
    return try LoanRecord(
      portfolioJSON: Array(text.utf8), of: id, for: scope, version: version, asOf: day, reading: reading)
  }

  private func fault(
    _ text: String, of id: ProductID? = nil, for scope: CustomerScope = .allCustomers,
    version: PortfolioVersion? = .one
  ) throws -> ProductFault {
    let error = try #require(throws: ProductError.self) { try record(text, of: id, for: scope, version: version) }
    guard case .unreadable(let fault) = error else { throw error }
    return fault
  }

  /// All a record says, with the paths of a loan by itself.
  private func said(_ record: LoanRecord) -> [String] {
    var facts = record.facts
    let overlays = facts.lifecycle.overlays.map(\.rawValue).sorted()
    let origins = facts.origins.map { "\($0) \($1)" }.sorted()
    facts.lifecycle.overlays = []
    facts.origins = [:]
    let parts = [
      "\(record.id)", "\(record.reading)", "\(record.scope)", record.path, "\(record.specifics.hashValue)", "\(facts)",
    ]
    return (parts + overlays + origins + record.diagnostics.map { "\($0)" })
      .map { $0.replacing("\(record.id): $", with: "$") }
  }

  @Test("it says what it says in a portfolio, with paths that begin at the loan")
  func sameAsInPortfolio() throws {
    for text in [PortfolioDocuments.fullLoan, PortfolioDocuments.loan(customer: "C-2", #""hue": 1"#)] {
      let gateway = try PortfolioDocuments.gateway(text)
      let request = try #require(SummaryPageRequest(size: 1))
      let listed = try #require(gateway.summaries(of: "leasing", for: boris, page: request).entries.first).get()
      #expect(try said(record(text, for: boris, .header)) == said(listed))
      #expect(try said(record(text, for: boris)) == said(gateway.record(with: listed.id, for: boris)))
      #expect(try record(text, of: listed.id, for: boris).facts.asOf?.description == "2026-11-21")
    }
  }

  @Test("a customer who is no party to it, or of whom it cannot be told, is answered that there is none")
  func notFound() throws {
    #expect(try record(PortfolioDocuments.fullLoan, for: boris).facts.role(of: boris) == .guarantor)
    #expect(throws: ProductError.notFound(one)) { try record(PortfolioDocuments.loan(), for: nobody) }
    let texts = [
      PortfolioDocuments.loan(#""title": 5"#), #"{"id": "1", "type": "leasing"}"#, "{", "", "5",
      PortfolioDocuments.loan(id: "2"), #"{"parties": [{"customer": "C-3"}]"#,
    ]
    for text in texts { #expect(throws: ProductError.notFound(one)) { try record(text, of: one, for: nobody) } }
  }

  @Test(
    "what is wrong is said as in a portfolio",
    arguments: [
      (
        PortfolioDocuments.loan(#""debt": {"total": 100.5}"#), "leasing:1", "$.debt.total",
        #"The value cannot be read. Found 100.5; expected a decimal string with at most 2 decimals, such as "1234.5". "#
          + "Put the number in quotes, so that no digit of it is lost on the way."
      ),
      (
        #"{"id": "1", "id": "2"}"#, "unknown:$", "$ (line 1, column 13)",
        #"The source is not well-formed JSON. Found "id" a second time; expected every name once in an object."#
      ),
      (
        #"{"debt": [1, nul]}"#, "unknown:$", "$.debt[1] (line 1, column 14)",
        #"The source is not well-formed JSON. Found "nul"; expected a value."#
      ),
      ("[]", "unknown:$", "$", "The value cannot be read. Found an array of 0; expected an object."),
    ])
  func faults(text: String, id: String, path: String, message: String) throws {
    let fault = try fault(text)
    #expect(fault.id.description == id)
    #expect(fault.diagnostics.map(\.path) == [path])
    #expect(fault.diagnostics.map(\.message) == [message])
    #expect(fault.cause == .badData)
    let named = try self.fault(text, of: one)
    #expect(named.id == one)
    #expect(named.diagnostics == fault.diagnostics)
  }

  @Test("a loan that states another id or type is not the one that was asked for")
  func otherProduct() throws {
    for text in [PortfolioDocuments.loan(id: "2"), PortfolioDocuments.loan(id: "2", type: "teapot")] {
      let fault = try fault(text, of: one, for: anna)
      #expect(fault.id == one)
      #expect(fault.diagnostics.map(\.id) == ["record.other-product"])
    }
    // A loan that does not state them is told what is wrong with what it states.
    let fault = try fault(PortfolioDocuments.loan().replacing(#""id": "1""#, with: #""id": 7"#), of: one, for: anna)
    #expect(fault.diagnostics.map(\.path) == ["$.id"])
    #expect(fault.diagnostics.map(\.found) == ["#"])
  }

  /// A loan whose title is a warning in version 2 and a fault in version 1, with the start of its version's member.
  private static let brokenTitle = PortfolioDocuments.loan(#""title": 5"#)

  @Test(
    "it is read as the version that it states, whatever the source says of the others",
    arguments: [nil, .one, .two] as [PortfolioVersion?])
  func statedVersion(other: PortfolioVersion?) throws {
    for reading in LoanRecord.Reading.allCases {
      let new = Self.brokenTitle.replacing(#"{"id""#, with: #"{"schemaVersion": 2, "id""#)
      #expect(try record(new, for: anna, reading, version: other).diagnostics.map(\.path) == ["$.title"])
      let old = Self.brokenTitle.replacing(#"{"id""#, with: #"{"schemaVersion": 1, "id""#)
      #expect(try fault(old, for: anna, version: other).diagnostics.map(\.path) == ["$.title"])
    }
  }

  @Test(
    "its version is never guessed",
    arguments: [("", "nothing"), (#""schemaVersion": 3, "#, "3"), (#""schemaVersion": "2", "#, ##""#""##)])
  func unknownVersion(member: String, found: String) throws {
    let text = PortfolioDocuments.loan().replacing(#"{"id""#, with: "{\(member)\"id\"")
    let fault = try fault(text, for: anna, version: member.isEmpty ? nil : .two)
    #expect(fault.diagnostics.map(\.id) == ["record.no-version"])
    #expect(fault.diagnostics.map(\.path) == ["$.schemaVersion"])
    #expect(fault.diagnostics.map(\.found) == [found])
    #expect(throws: ProductError.notFound(one)) { try record(text, for: nobody, version: nil) }
  }

  @Test("a loan of Fineract's is one too", arguments: LoanRecord.Reading.allCases)
  func fineract(reading: LoanRecord.Reading) throws {
    let payload = try FineractPayloads.value("loanAccountWithRepaymentSchedule")
    let gateway = try FineractPayloads.gateway(payload)
    let request = try #require(SummaryPageRequest(size: 1))
    let listed = try #require(gateway.summaries(of: "leasing", for: .allCustomers, page: request).entries.first).get()
    let expected = reading == .header ? listed : try gateway.record(with: listed.id, for: .allCustomers)
    func read(_ value: JSONValue, of id: ProductID?, for scope: CustomerScope) throws -> LoanRecord {
      try LoanRecord(
        fineractJSON: value.json, of: id, types: ["99": "teapot"], defaultType: "leasing", for: scope, reading: reading)
    }
    #expect(try said(read(payload, of: nil, for: .allCustomers)) == said(expected))
    #expect(try said(read(payload, of: listed.id, for: .allCustomers)) == said(expected))
    #expect(throws: ProductError.notFound(listed.id)) { try read(payload, of: nil, for: nobody) }
    let other = try #require(throws: ProductError.self) {
      try read(payload.with("loanProductId", set: .number("99")), of: listed.id, for: .allCustomers)
    }
    guard case .unreadable(let fault) = other else { throw other }
    #expect(fault.diagnostics.map(\.id) == ["record.other-product"])
  }
}
