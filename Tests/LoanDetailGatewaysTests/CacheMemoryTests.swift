import Foundation
import LoanArithmetic
import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization
import Synchronization
import Testing

@testable import LoanDetailGateways

@Suite("The memory of a gateway that remembers", .serialized, .timeLimit(.minutes(30)))
struct CacheMemoryTests {
  /// A source that makes 2,000 records when they are requested, without a text to read.
  private struct MadeSource: LoanRecordGateway {
    static let count = 2_000

    func asOf() -> CalendarDate? { nil }
    func timeZone() -> BankTimeZone? { nil }
    func diagnostics(for scope: CustomerScope) -> [Diagnostic] { [] }
    func revision(of id: ProductID, for scope: CustomerScope) -> RecordRevision? { nil }
    func productTypes(for scope: CustomerScope) -> [ProductType] { ["leasing"] }

    func record(with id: ProductID, for scope: CustomerScope) throws -> LoanRecord {
      guard let number = Int(id.id), number < Self.count else { throw ProductError.notFound(id) }
      var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
      facts.registryID = .notProvided
      let name = JSONValue.string(String(repeating: "x", count: 100 * (number % 20)))
      return LoanRecord(id: id, scope: scope, facts: facts, specifics: .object([.init("name", name)]))
    }

    func summaries(of type: ProductType, for scope: CustomerScope, page: SummaryPageRequest) throws -> SummaryPage {
      let places = try page.places(in: Self.count)
      return SummaryPage(
        entries: try places.map { .success(try record(with: StoredPortfolio.id("\($0)"), for: scope)) },
        next: page.cursor(after: places, in: Self.count))
    }
  }

  /// The number of random requests that `.ci/thorough` asks for. It runs this suite alone, so that the memory of the
  /// process tells something.
  private static let manyRequests = ProcessInfo.processInfo.environment["CACHE_REQUESTS"].flatMap { Int($0) }

  /// The memory of the process in bytes.
  private static var resident: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { Int($0[1]) } ?? 0) * 4_096
  }

  @Test("is at most its limit over many random requests")
  func bounded() async throws {
    let limit = 2 << 20
    let gateway = CachingGateway(MadeSource(), .init(memory: limit, clock: TurnedClock()))
    var random = SeededGenerator(seed: 1)
    let requests = Self.manyRequests ?? 5_000
    var before = 0
    for request in 0..<requests {
      let id = StoredPortfolio.id("\(Int.random(in: 0..<2_100, using: &random))")
      let scope = Bool.random(using: &random) ? StoredPortfolio.anna : .allCustomers
      switch Int.random(in: 0..<100, using: &random) {
      case 2...9: _ = try? await gateway.revision(of: id, for: scope)
      case 1:
        let cursor = String(Int.random(in: 1..<100, using: &random) * 20)
        let page = try #require(SummaryPageRequest(size: 20, cursor: cursor))
        _ = try await gateway.summaries(of: "leasing", for: scope, page: page)
      case 0: gateway.forget(id)
      default: _ = try? await gateway.record(with: id, for: scope)
      }
      try #require(gateway.memoryInUse <= limit)
      if request == requests / 10 { before = Self.resident }
    }
    // What the estimate does not see would grow on.
    if Self.manyRequests != nil { #expect(Self.resident - before < 2 * limit) }
  }

  @Test("gives a record in at most a twentieth of the time that the file of 10,000 loans takes")
  func hit() async throws {
    let count = 10_000
    let file = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID()).ndjson")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = (0..<count).map { number in
      PortfolioDocuments.fullLoan.split(separator: "\n").joined().replacing(
        #"{"id": "1001","#, with: #"{"schemaVersion": 2, "id": "\#(number)","#, maxReplacements: 1)
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let gateway = CachingGateway(try PortfolioGateway(linesOf: file.path), .init(clock: TurnedClock()))
    func time() async throws -> Duration {
      try await ContinuousClock().measure {
        for number in stride(from: 0, to: count, by: 50) {
          _ = try await gateway.record(with: StoredPortfolio.id("\(number)"), for: .allCustomers)
        }
      }
    }
    let misses = try await time()
    var hits: [Duration] = []
    for _ in 0..<5 { hits.append(try await time()) }
    let hit = try #require(hits.min())
    #expect(hit * 20 <= misses, "\(hit) for hits, \(misses) for misses")
    print("a hit of the cache / a miss on a file of 10,000 loans: \(hit / misses)")
  }

  @Test("keeps what was used last")
  func order() async throws {
    var memory = CacheMemory(limit: 10_000)
    func entry(_ size: Int) -> CacheMemory.Entry {
      .init(answer: .types([ProductType(rawValue: String(repeating: "x", count: size))]))
    }
    func question(_ number: Int) -> CachedQuestion { .types(.customer(CustomerID(rawValue: "\(number)"))) }
    for number in 0..<3 { memory.keep(entry(2_500), for: question(number)) }
    #expect(memory.use(question(0)) != nil)
    memory.keep(entry(2_500), for: question(3))
    #expect((0..<4).map { memory.contains(question($0)) } == [true, false, true, true])
    memory.keep(entry(20_000), for: question(4))
    #expect(!memory.contains(question(4)))
    #expect(memory.count == 3)
    memory.remove { _ in true }
    #expect(memory.cost == 0)
  }

  @Test("is estimated as no less than it takes, and no more than four times as much", .enabled(if: manyRequests != nil))
  func estimate() async throws {
    let count = 10_000
    let loans = (0..<count).map {
      PortfolioDocuments.fullLoan.replacing(#""id": "1001""#, with: #""id": "\#($0)""#, maxReplacements: 1)
    }
    let portfolio = try PortfolioGateway(parsing: Array(StoredPortfolio.document(loans).utf8), name: "loans")
    let gateway = CachingGateway(portfolio, .init(memory: .max, clock: TurnedClock()))
    let before = Self.resident
    for number in 0..<count {
      _ = try await gateway.record(with: StoredPortfolio.id("\(number)"), for: .allCustomers)
    }
    let taken = Self.resident - before
    #expect(gateway.memoryInUse >= taken, "\(taken / count) bytes for each record")
    #expect(gateway.memoryInUse <= 4 * taken, "\(taken / count) bytes for each record")
  }
}

/// Random numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension CachingGateway {
  /// The memory of the answers in bytes, estimated.
  fileprivate var memoryInUse: Int { state.withLock { $0.memory.cost } }
}
