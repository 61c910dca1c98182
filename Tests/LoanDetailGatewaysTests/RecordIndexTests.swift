import LoanArithmetic
import LoanDetailCore
import Loans
import Synchronization
import Testing

@testable import LoanDetailGateways

@Suite("A record is found without reading another")
struct RecordIndexTests {
  /// What was read, in its order.
  private final class Readings: Sendable {
    private let read = Mutex<[String]>([])
    var all: [String] { read.withLock { $0 } }
    func add(_ reading: String) { read.withLock { $0.append(reading) } }
  }

  /// A record that tells when it is read.
  private struct Record: UnreadRecord {
    let type: ProductType
    let statedID: String?
    let customers: [CustomerID]
    let path: String
    let readings: Readings
    var canChange: Bool { false }
    var revision: RecordRevision? { RecordRevision(rawValue: path) }

    var place: String { path }

    func read(
      _ reading: LoanRecord.Reading, as id: ProductID, for scope: CustomerScope, at _: String
    ) -> RecordEntry {
      readings.add("\(reading) \(path)")
      let facts = LoanFacts(currency: .none(decimals: 2), lifecycle: Lifecycle(phase: .active))
      return .success(LoanRecord(id: id, scope: scope, facts: facts, reading: reading, path: path))
    }
  }

  private let readings = Readings()

  /// Records by their type, id and customers, such as `loan:1 C-1 C-2`; the path is the place.
  private func index(_ records: String...) -> RecordIndex<Record> {
    RecordIndex(
      RecordList(
        records.enumerated().map { place, text in
          let words = text.split(separator: " ").map(String.init)
          let id = id(words[0])
          return Record(
            type: id.type, statedID: id.id, customers: words.dropFirst().map(CustomerID.init), path: "\(place)",
            readings: readings)
        }))
  }

  private func id(_ text: String) -> ProductID {
    let parts = text.split(separator: ":").map(String.init)
    return ProductID(type: ProductType(rawValue: parts[0]), id: parts[1])
  }

  private func customer(_ name: String) -> CustomerScope { .customer(CustomerID(rawValue: name)) }

  private func list(
    _ index: RecordIndex<Record>, _ scope: CustomerScope, of type: ProductType = "loan"
  ) throws -> [String] {
    let page = try index.summaries(of: type, for: scope, page: #require(SummaryPageRequest(size: 9)))
    return page.entries.map { entry in
      switch entry {
      case .success(let record): record.path
      case .failure(let fault): "\(fault.diagnostics.map(\.path)) \(fault.diagnostics.map { $0.found ?? "" })"
      }
    }
  }

  @Test("a typed id reads its one record, and a revision or a type reads none")
  func oneRecord() throws {
    let index = index("loan:1 C-1", "loan:2 C-2", "card:2 C-1", "loan:3 C-1", "loan:2 C-1")
    for scope in [CustomerScope.allCustomers, customer("C-1")] {
      #expect(try index.record(with: id("loan:3"), for: scope).path == "3")
      #expect(try index.revision(of: id("loan:3"), for: scope)?.rawValue == "3")
      #expect(index.productTypes(for: scope) == ["loan", "card"])
    }
    #expect(throws: ProductError.notFound(id("loan:9"))) { try index.record(with: id("loan:9"), for: .allCustomers) }
    #expect(throws: ProductError.notFound(id("loan:9"))) { try index.revision(of: id("loan:9"), for: .allCustomers) }
    #expect(readings.all == ["full 3", "full 3"])
  }

  @Test("a page reads the headers of its own records")
  func onePage() throws {
    let index = index("loan:1 C-1", "card:2 C-1", "loan:3 C-1", "loan:4 C-2", "loan:5 C-1")
    let request = try #require(SummaryPageRequest(size: 1, cursor: "1"))
    let page = try index.summaries(of: "loan", for: customer("C-1"), page: request)
    #expect(page.next == "2")
    #expect(readings.all == ["header 2"])
  }

  @Test("of records with one id the first that is seen is the record; the others that are seen are findings")
  func duplicates() throws {
    let index = index("loan:1 C-1", "loan:2 C-1", "loan:1 C-2", "card:1 C-2", "loan:1 C-2 C-1", "loan:1 C-3")
    let second = #"["loan:1: $.id"] ["\"1\""]"#
    #expect(try list(index, customer("C-1")) == ["0", "1", second])
    #expect(try list(index, customer("C-2")) == ["2", second])
    #expect(try list(index, customer("C-3")) == ["5"])
    #expect(try list(index, .allCustomers).count == 5)

    let first = try index.record(with: id("loan:1"), for: customer("C-2"))
    #expect(first.path == "2")
    #expect(first.diagnostics.map(\.path) == ["loan:1: $.id"])
    #expect(first.diagnostics.map(\.severity) == [.error])
    #expect(try index.record(with: id("loan:1"), for: customer("C-3")).diagnostics == [])
    #expect(try index.revision(of: id("loan:1"), for: customer("C-3"))?.rawValue == "5")
    #expect(
      try index.record(with: id("loan:1"), for: .allCustomers).diagnostics.map(\.path) == ["2.id", "4.id", "5.id"])
  }

  @Test("records of no known type do not clash")
  func untyped() throws {
    let index = index("unknown:1 C-1", "unknown:1 C-1")
    #expect(try list(index, customer("C-1"), of: .unknown) == ["0", "1"])
    #expect(try index.record(with: id("unknown:1"), for: customer("C-1")).diagnostics == [])
  }

  @Test("another customer's record is in nothing that is answered")
  func otherCustomers() throws {
    let index = index("loan:1 C-1", "loan:2 C-2 C-2", "card:3", "loan:2 C-2")
    #expect(index.productTypes(for: customer("C-1")) == ["loan"])
    #expect(index.productTypes(for: customer("C-9")) == [])
    for id in ["loan:2", "card:3", "loan:9"].map(id) {
      #expect(throws: ProductError.notFound(id)) { try index.record(with: id, for: customer("C-1")) }
      #expect(throws: ProductError.notFound(id)) { try index.revision(of: id, for: customer("C-1")) }
    }
    #expect(try list(index, customer("C-2")).first == "1")
    #expect(try list(index, customer("C-9")) == [])
    #expect(throws: UnknownSummaryCursor("1")) {
      try index.summaries(of: "loan", for: customer("C-1"), page: #require(SummaryPageRequest(size: 1, cursor: "1")))
    }
  }
}
