import LoanArithmetic
import LoanDetailCore
import Loans
import Synchronization
import Testing

@testable import LoanDetailGateways

@Suite("A gateway that remembers", .timeLimit(.minutes(40)))
struct CachingGatewayTests {
  private static let anna = StoredPortfolio.anna
  private static let boris = CustomerScope.customer(CustomerID(rawValue: "C-2"))
  private static let id = StoredPortfolio.id()

  private let clock = TurnedClock()
  private let source: MovedSource
  private let gateway: CachingGateway

  init() throws {
    source = try MovedSource(StoredPortfolio.loan())
    gateway = CachingGateway(
      source,
      .init(
        freshFor: .seconds(10), revalidatedFor: .seconds(20), patience: .seconds(2), givesUpAfter: .seconds(60),
        memory: 1 << 20, clock: clock))
  }

  private func autopay(_ record: LoanRecord) -> Bool? { record.facts.obligations.value?.first?.autopay.value }

  private func isMarked(_ record: LoanRecord) -> Bool { record.facts.lifecycle.overlays.contains(.staleData) }

  private func read(_ scope: CustomerScope = anna) async throws -> LoanRecord {
    try await gateway.record(with: Self.id, for: scope)
  }

  @Test("asks the source once while an answer is fresh")
  func fresh() async throws {
    let first = try await read()
    try source.change(to: StoredPortfolio.loan(autopay: false))
    clock.turn(by: .seconds(10))
    #expect(try await read() == first)
    #expect(source.requests("record") == 1)
    #expect(!isMarked(first))
  }

  @Test("gives an answer that is no longer fresh, and renews it meanwhile")
  func revalidated() async throws {
    #expect(autopay(try await read()) == true)
    try source.change(to: StoredPortfolio.loan(autopay: false))
    clock.turn(by: .seconds(11))
    #expect(autopay(try await read()) == true)
    await until { source.requests("record") == 2 }
    while autopay(try await read()) != false { await Task.yield() }
    #expect(source.requests("record") == 2)
    #expect(!isMarked(try await read()))
  }

  @Test("does not read a record again whose revision is the same")
  func sameRevision() async throws {
    _ = try await read()
    clock.turn(by: .seconds(31))
    _ = try await read()
    _ = try await read()
    #expect(source.requests("record") == 1)
    #expect(source.requests("revision") == 2)
  }

  @Test("waits for the source when an answer is old")
  func old() async throws {
    _ = try await read()
    try source.change(to: StoredPortfolio.loan(autopay: false))
    clock.turn(by: .seconds(31))
    #expect(autopay(try await read()) == false)
  }

  @Test("marks the last answer if the source throws, with its day, a revision of its own and a finding")
  func down() async throws {
    let (record, revision) = (try await read(), try await gateway.revision(of: Self.id, for: Self.anna))
    #expect(try await gateway.asOf() == StoredPortfolio.day)
    source.mode = .throwsErrors
    clock.turn(by: .seconds(31))
    let marked = try await read()
    #expect(isMarked(marked))
    #expect(marked.facts.asOf == StoredPortfolio.day)
    #expect(marked.facts.lifecycle.details[.staleData]?.since == StoredPortfolio.day)
    #expect(marked.diagnostics.map(\.id).suffix(1) == ["source.old-record"])
    #expect(marked.diagnostics.last?.found == "a record of 2026-11-21")
    #expect(try await gateway.revision(of: Self.id, for: Self.anna) != revision)
    #expect(try await gateway.asOf() == StoredPortfolio.day)
    source.mode = .answers
    #expect(try await read() == record)
    #expect(try await gateway.revision(of: Self.id, for: Self.anna) == revision)
  }

  @Test("marks an answer that could not be renewed, also soon after it was fresh")
  func downWhileRevalidating() async throws {
    _ = try await read()
    source.mode = .throwsErrors
    clock.turn(by: .seconds(11))
    #expect(!isMarked(try await read()))
    await until { source.requests("revision") == 2 }
    while !isMarked(try await read()) { await Task.yield() }
  }

  @Test("gives the last answer, marked, when the source is silent for too long, and later at once")
  func silent() async throws {
    _ = try await read()
    source.mode = .hangs
    clock.turn(by: .seconds(31))
    async let waiting = read()
    await until { clock.sleepers == 1 && source.waiting == 1 }
    clock.turn(by: .seconds(2))
    #expect(isMarked(try await waiting))
    // The same request is still on its way, so nobody waits for it again.
    #expect(isMarked(try await read()))
    #expect(source.requests("revision") == 2)
    // It is given up, and another one is made.
    clock.turn(by: .seconds(60))
    async let again = read()
    await until { source.requests("revision") == 3 }
    clock.turn(by: .seconds(2))
    #expect(isMarked(try await again))
    source.mode = .answers
    while isMarked(try await read()) { await Task.yield() }
  }

  @Test("throws the error of a source whose answer is not known")
  func unknown() async throws {
    source.mode = .throwsErrors
    await #expect(throws: MovedSource.Down.self) { try await read() }
    source.mode = .answers
    #expect(!isMarked(try await read()))
  }

  @Test("marks lists too, and tells staff")
  func lists() async throws {
    let before = try await gateway.summaries(of: "leasing", for: Self.anna)
    #expect(try await gateway.diagnostics(for: .allCustomers) == [])
    source.mode = .throwsErrors
    clock.turn(by: .seconds(31))
    let entries = try await gateway.summaries(of: "leasing", for: Self.anna)
    #expect(entries.count == before.count)
    #expect(try entries.allSatisfy { isMarked(try $0.get()) })
    #expect(try await gateway.diagnostics(for: .allCustomers).map(\.id) == ["source.offline"])
  }

  @Test("never answers one customer with what another one sees")
  func customers() async throws {
    _ = try await read()
    source.mode = .throwsErrors
    await #expect(throws: MovedSource.Down.self) { try await read(Self.boris) }
    await #expect(throws: MovedSource.Down.self) { try await read(.allCustomers) }
    source.mode = .answers
    await #expect(throws: ProductError.notFound(Self.id)) { try await read(Self.boris) }
    await #expect(throws: ProductError.notFound(Self.id)) { try await gateway.revision(of: Self.id, for: Self.boris) }
  }

  @Test("forgets a record that is gone")
  func gone() async throws {
    _ = try await read()
    try source.change(to: StoredPortfolio.loan("2"))
    clock.turn(by: .seconds(31))
    await #expect(throws: ProductError.notFound(Self.id)) { try await read() }
    source.mode = .throwsErrors
    await #expect(throws: MovedSource.Down.self) { try await read() }
  }

  @Test("makes one request for a hundred that ask for the same")
  func singleFlight() async throws {
    source.mode = .hangs
    let same = try await withThrowingTaskGroup(of: Bool?.self) { group in
      for _ in 0..<100 { group.addTask { autopay(try await read()) } }
      await until { waiters(of: .record(Self.id, Self.anna)) == 100 && source.waiting == 1 }
      source.mode = .answers
      return try await group.reduce(true) { $0 && $1 == true }
    }
    #expect(same)
    #expect(source.requests("record") == 1)
    #expect(source.requests("revision") == 1)
  }

  private func waiters(of question: CachedQuestion) -> Int {
    gateway.state.withLock { $0.flights[question]?.waiting.count ?? 0 }
  }

  @Test("goes on for the others when one is cancelled, the first one too, and ends with the last one")
  func cancellation() async throws {
    source.mode = .hangs
    let tasks = [0, 1, 2].map { _ in Task { try await read() } }
    await until { waiters(of: .record(Self.id, Self.anna)) == 3 && source.waiting == 1 }
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    #expect(source.cancelled == 0)
    source.mode = .answers
    for task in tasks.dropFirst() { #expect(autopay(try await task.value) == true) }

    source.mode = .hangs
    let last = Task { try await gateway.record(with: StoredPortfolio.id("2"), for: Self.anna) }
    await until { source.waiting == 1 }
    last.cancel()
    await #expect(throws: CancellationError.self) { try await last.value }
    await until { source.cancelled == 1 }
    source.mode = .answers
  }

  @Test("asks for a list again after a cursor that the source does not know any more")
  func cursors() async throws {
    try source.change(to: StoredPortfolio.loan("1"), StoredPortfolio.loan("2"))
    let first = try #require(SummaryPageRequest(size: 1))
    let page = try await gateway.summaries(of: "leasing", for: Self.anna, page: first)
    try source.change(to: StoredPortfolio.loan("1"))
    let second = try #require(SummaryPageRequest(size: 1, cursor: page.next))
    await #expect(throws: UnknownSummaryCursor.self) {
      try await gateway.summaries(of: "leasing", for: Self.anna, page: second)
    }
    #expect(try await gateway.summaries(of: "leasing", for: Self.anna, page: first).next == nil)
  }

  @Test("has no revisions if the source has none")
  func noRevisions() async throws {
    source.setRevisions(false)
    _ = try await read()
    #expect(try await gateway.revision(of: Self.id, for: Self.anna) == nil)
    clock.turn(by: .seconds(31))
    _ = try await read()
    #expect(source.requests("record") == 2)
  }
}

@Suite("A store behind a gateway that remembers")
struct CachingStoreTests {
  private let file: StoredPortfolio
  private let gateway: CachingGateway

  init() throws {
    file = try StoredPortfolio(StoredPortfolio.loan())
    gateway = CachingGateway(try file.store(), .init(clock: TurnedClock()))
  }

  private func autopay() async throws -> Bool? {
    let record = try await gateway.record(with: StoredPortfolio.id(), for: StoredPortfolio.anna)
    return record.facts.obligations.value?.first?.autopay.value
  }

  private func send(of revision: RecordRevision) async throws {
    let store = try #require(gateway.store)
    try await store.update(
      StoredPortfolio.id(), for: StoredPortfolio.anna,
      by: RecordUpdate(
        .autopay(isOn: false), key: try #require(EventKey(rawValue: "k")), on: StoredPortfolio.day, of: revision))
  }

  private func revision() async throws -> RecordRevision {
    try #require(try await gateway.revision(of: StoredPortfolio.id(), for: StoredPortfolio.anna))
  }

  @Test("shows an update at once, and still knows its key")
  func update() async throws {
    #expect(try await autopay() == true)
    let before = try await revision()
    try await send(of: before)
    #expect(try await autopay() == false)
    #expect(try await revision() != before)
    let made = try await gateway.store?.change(
      madeWith: #require(EventKey(rawValue: "k")), of: StoredPortfolio.id(), for: StoredPortfolio.anna)
    #expect(made == .autopay(isOn: false))
  }

  @Test("reads again after a conflict with a change that did not pass through it")
  func conflict() async throws {
    #expect(try await autopay() == true)
    let before = try await revision()
    try file.write(StoredPortfolio.document([StoredPortfolio.loan(autopay: false)]))
    #expect(try await autopay() == true)
    await #expect(throws: EventRefusal.conflict) { try await send(of: before) }
    #expect(try await autopay() == false)
  }

  @Test("reads again after an event that had been done already")
  func doneEvent() async throws {
    #expect(try await autopay() == true)
    try file.store().send(.autopay(isOn: false))
    #expect(try await autopay() == true)
    let made = try await gateway.store?.change(
      madeWith: #require(EventKey(rawValue: "k")), of: StoredPortfolio.id(), for: StoredPortfolio.anna)
    #expect(made == .autopay(isOn: false))
    #expect(try await autopay() == false)
  }

  @Test("takes the revision of a marked record for that of the record")
  func marked() async throws {
    try await send(of: try await revision().marked)
    #expect(try await autopay() == false)
  }

  @Test("is no store if the source is none")
  func noStore() throws {
    #expect(CachingGateway(try MovedSource(StoredPortfolio.loan())).store == nil)
  }
}
