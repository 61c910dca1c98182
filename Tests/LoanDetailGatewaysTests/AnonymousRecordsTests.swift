import Foundation
import LoanDetailCore
import LoanDetailGateways
import Loans
import Testing

@Suite("Of many records that state neither an id nor a customer, the first are listed and the others are counted")
final class AnonymousRecordsTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "anonymous-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Elements that are no records.
  private static func bad(_ count: Int) -> [String] { Array(repeating: "1", count: count) }

  private static func gateway(_ loans: [String]) throws -> PortfolioGateway {
    try PortfolioGateway(parsing: PortfolioDocuments.document(loans), name: "p.json")
  }

  private static func findings(_ entries: [RecordEntry]) -> [Diagnostic] {
    entries.flatMap { entry -> [Diagnostic] in
      if case .failure(let fault) = entry { fault.diagnostics } else { [] }
    }
  }

  /// The ids of the records that can be read.
  private static func ids(_ entries: [RecordEntry]) -> [String] {
    entries.compactMap { entry -> String? in
      if case .success(let record) = entry { record.id.id } else { nil }
    }
  }

  private static func more(_ count: Int, from path: String) -> Diagnostic {
    Diagnostic(
      id: "source.more-findings", severity: .error, path: path,
      summary: "More records whose ids cannot be read are not listed one by one.",
      found: "\(count) more, the first of them here")
  }

  @Test("in a portfolio, whose other records are read", arguments: [(99, 0), (100, 0), (101, 1), (250, 150)])
  func portfolio(count: Int, unlisted: Int) throws {
    let good = ["1", "2", "3"].map { PortfolioDocuments.loan(id: $0) }
    let gateway = try Self.gateway([good[0]] + Self.bad(90) + [good[1]] + Self.bad(count - 90) + [good[2]])
    let faults = gateway.records(of: .unknown, for: .allCustomers)
    #expect(faults.count == min(count, 100))
    let findings = Self.findings(faults)
    #expect(findings.prefix(100).allSatisfy { $0.id == "record.unreadable-value" })
    #expect(Array(findings.dropFirst(100)) == (unlisted > 0 ? [Self.more(unlisted, from: "$.loans[102].id")] : []))

    #expect(Self.ids(gateway.records(of: "leasing", for: .allCustomers)) == ["1", "2", "3"])
    let last = try gateway.record(with: ProductID(type: "leasing", id: "3"), for: .allCustomers)
    #expect(last.path == "$.loans[\(count + 2)]")
    #expect(gateway.productTypes(for: StoredPortfolio.anna) == ["leasing"])
    #expect(Self.ids(gateway.records(of: "leasing", for: StoredPortfolio.anna)) == ["1", "2", "3"])
    #expect(gateway.diagnostics(for: .allCustomers) == [])
  }

  @Test("and only what is listed is found by its place")
  func places() throws {
    let gateway = try Self.gateway(Self.bad(250))
    let error = #expect(throws: ProductError.self) {
      try gateway.record(with: ProductID(type: .unknown, id: "loans[99]"), for: .allCustomers)
    }
    guard case .unreadable(let fault) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.diagnostics.map(\.id) == ["record.unreadable-value", "source.more-findings"])
    let unlisted = ProductID(type: .unknown, id: "loans[100]")
    #expect(throws: ProductError.notFound(unlisted)) { try gateway.record(with: unlisted, for: .allCustomers) }
    #expect(gateway.lacksRecords)
  }

  @Test("but a record that states its id or a customer is always listed")
  func identified() throws {
    let stated = try Self.gateway((0..<150).map { "{\"id\": \"\($0)\"}" })
    let faults = stated.records(of: .unknown, for: .allCustomers)
    #expect(faults.count == 150)
    #expect(!Self.findings(faults).contains { $0.id == "source.more-findings" })

    let owned = #"{"parties": [{"customer": "C-1", "role": "borrower"}]}"#
    let gateway = try Self.gateway(Array(repeating: owned, count: 150) + Self.bad(101))
    #expect(gateway.records(of: .unknown, for: StoredPortfolio.anna).count == 150)
    let all = gateway.records(of: .unknown, for: .allCustomers)
    #expect(all.count == 250)
    #expect(Self.findings(all).last == Self.more(1, from: "$.loans[250].id"))
    #expect(
      !Self.findings(gateway.records(of: .unknown, for: StoredPortfolio.anna)).contains {
        $0.id == "source.more-findings"
      })
  }

  @Test("in a file of lines, and all count towards its limit")
  func lines() throws {
    let lines = [StoredPortfolio.loan("1")] + Array(repeating: "{", count: 250) + [StoredPortfolio.loan("2")]
    let path = folder.appending(path: "l.ndjson").path
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: path))
    let gateway = try PortfolioGateway(linesOf: path, version: .two)
    let findings = Self.findings(gateway.records(of: .unknown, for: .allCustomers))
    #expect(findings.count == 101)
    #expect(findings.prefix(100).allSatisfy { $0.id == "source.malformed-json" })
    #expect(findings.last == Self.more(150, from: "line 102: $.id"))
    #expect(Self.ids(gateway.records(of: "leasing", for: .allCustomers)) == ["1", "2"])

    var limits = InputLimits.standard
    limits.records = 252
    _ = try PortfolioGateway(linesOf: path, version: .two, limits: limits)
    limits.records = 251
    let error = #expect(throws: GatewayError.self) {
      try PortfolioGateway(linesOf: path, version: .two, limits: limits)
    }
    #expect(error?.diagnostic.id == "source.too-many-records")
  }

  @Test(
    "in several documents together",
    arguments: [
      ([30, 250], "1.json: $.loans[70].id"), ([250, 30], "0.json: $.loans[100].id"),
      ([60, 60, 160], "1.json: $.loans[40].id"),
    ])
  func documents(counts: [Int], first: String) throws {
    let documents = counts.enumerated().map { number, count in
      (name: "\(number).json", bytes: PortfolioDocuments.document(Self.bad(count)))
    }
    for document in documents { try Data(document.bytes).write(to: folder.appending(path: document.name)) }
    for gateway in [try PortfolioGateway(merging: documents), try PortfolioGateway(folder: folder.path)] {
      let findings = Self.findings(gateway.records(of: .unknown, for: .allCustomers))
      #expect(findings.count == 101)
      #expect(findings.last == Self.more(180, from: first))
    }
  }

  @Test(
    "and a source with records of unknown customers may lack those of any customer",
    arguments: [
      (#"[{"customer": "C-1", "role": "borrower"}]"#, false), (#"[{"role": "borrower"}]"#, false), ("[]", false),
      (#"[{"customer": "C-1"}, {"customer": 5}]"#, true), ("[5]", true), ("[{}]", true), ("{}", true), ("null", true),
      (#""C-1""#, true),
    ])
  func unknownCustomers(parties: String, lacksRecords: Bool) throws {
    let loan = #"{"id": "9", "type": "leasing", "currency": "RUB", "phase": "active", "parties": \#(parties)}"#
    #expect(try Self.gateway([loan]).lacksRecords == lacksRecords)
    let file = folder.appending(path: "store.json")
    try Data(PortfolioDocuments.document([loan])).write(to: file)
    #expect(try PortfolioStore(contentsOf: file.path).lacksRecords == lacksRecords)
    #expect(try Self.gateway([loan.replacing(#", "parties": \#(parties)"#, with: "")]).lacksRecords == false)
    let items = #"{"totalFilteredRecords": 1, "pageItems": [{"id": 1, "principal": 5}\#(lacksRecords ? ", {}" : "")]}"#
    let page = try FineractGateway(parsing: Array(items.utf8), name: "f.json", defaultType: "leasing")
    #expect(page.lacksRecords == lacksRecords)
  }

  @Test("in a page of Fineract, and all count as a part of the page")
  func fineract() throws {
    let items = [#"{"id": 1, "principal": 5}"#] + Array(repeating: "{}", count: 250) + [#"{"id": 2, "principal": 5}"#]
    let page = #"{"totalFilteredRecords": 252, "pageItems": [\#(items.joined(separator: ", "))]}"#
    let gateway = try FineractGateway(parsing: Array(page.utf8), name: "f.json", defaultType: "leasing")
    let entries = gateway.records(of: "leasing", for: .allCustomers)
    #expect(entries.count == 102)
    let findings = Self.findings(entries)
    #expect(findings.count == 101)
    #expect(findings.last == Self.more(150, from: "$.pageItems[101].id"))
    #expect(Self.ids(entries) == ["1", "2"])
    #expect(gateway.diagnostics(for: .allCustomers) == [])
  }
}
