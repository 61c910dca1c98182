import Foundation
import LoanArithmetic
import LoanDetailCore
import Loans
import Synchronization
import Testing

@testable import LoanDetailGateways

@Suite("The requests of a gateway that remembers", .timeLimit(.minutes(40)))
struct CachingRequestsTests {
  private static let anna = StoredPortfolio.anna

  private let clock = TurnedClock()
  private let source: MovedSource
  private let gateway: CachingGateway

  init() throws {
    source = try MovedSource(StoredPortfolio.loan("1"), StoredPortfolio.loan("2"), StoredPortfolio.loan("3"))
    gateway = CachingGateway(
      source,
      .init(
        freshFor: .seconds(10), revalidatedFor: .seconds(20), patience: .seconds(2), givesUpAfter: .seconds(60),
        threads: 2, clock: clock))
  }

  private func isMarked(_ record: LoanRecord) -> Bool { record.facts.lifecycle.overlays.contains(.staleData) }

  private func read(_ id: String = "1") async throws -> LoanRecord {
    try await gateway.record(with: StoredPortfolio.id(id), for: Self.anna)
  }

  private var waiters: Int { gateway.state.withLock { $0.flights.values.reduce(0) { $0 + $1.waiting.count } } }

  private var givenUp: Int { gateway.state.withLock(\.givenUp.count) }

  @Test("wait once for a silent source, and not once for each answer")
  func silence() async throws {
    for id in ["1", "2", "3"] { _ = try await read(id) }
    source.mode = .hangs
    clock.turn(by: .seconds(31))
    async let first = read("1")
    await until { clock.sleepers == 1 && source.waiting == 1 }
    clock.turn(by: .seconds(2))
    #expect(isMarked(try await first))
    #expect(isMarked(try await read("2")))
    #expect(source.requests("revision") == 4)
    // One request in a while finds out whether the source answers.
    clock.turn(by: .seconds(2))
    #expect(isMarked(try await read("3")))
    #expect(isMarked(try await read("2")))
    await until { source.requests("revision") == 5 }
    source.mode = .answers
    await until { gateway.state.withLock { $0.askedInSilence == nil } }
    #expect(!isMarked(try await read("2")))
  }

  @Test("that are given up leave those who wait to the next one")
  func givenUpRequests() async throws {
    source.mode = .hangs
    async let first = read()
    await until { source.waiting == 1 }
    clock.turn(by: .seconds(60))
    async let second = read()
    await until { source.waiting == 2 && waiters == 2 }
    source.answerLatest()
    #expect(try await [first, second].map(isMarked) == [false, false])
    #expect(source.cancelled == 1)
    #expect(givenUp == 1)
    source.mode = .answers
    await until { givenUp == 0 }
  }

  @Test("that a source does not end are not more than its threads")
  func bounded() async throws {
    source.mode = .hangs
    var tasks: [Task<LoanRecord, any Error>] = []
    for count in 1...6 {
      tasks.append(Task { try await read() })
      await until { waiters == count }
      clock.turn(by: .seconds(60))
    }
    #expect(givenUp == 2)
    source.mode = .answers
    for task in tasks { #expect(!isMarked(try await task.value)) }
    #expect(source.requests("revision") <= 3)
  }

  @Test("may forget a record when they are cancelled")
  func forgetting() async throws {
    source.mode = .hangs
    source.setWhenCancelled { [gateway] in gateway.forget(StoredPortfolio.id()) }
    let task = Task { try await read() }
    await until { source.waiting == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await until { source.cancelled == 1 }
    source.mode = .answers
    #expect(!isMarked(try await read()))
  }

  @Test("that nobody waits for after a change are cancelled")
  func unneeded() async throws {
    source.mode = .hangs
    let task = Task { try await read() }
    await until { source.waiting == 1 }
    gateway.forget(StoredPortfolio.id())
    #expect(source.cancelled == 0)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await until { source.cancelled == 1 }
    #expect(gateway.state.withLock { $0.abandoned.isEmpty })
    source.mode = .answers
  }

  @Test("are not measured as the work of the first caller")
  func meter() async throws {
    _ = try await LocalWork.$meter.withValue(.init(begin: {}, end: {})) { try await read() }
    #expect(source.requests("record") == 1)
    #expect(!source.wasMetered)
  }

  @Test("that end without an answer say that nothing is known")
  func nothingKnown() async throws {
    source.mode = .cancelsItself
    let error = await #expect(throws: GatewayError.self) { try await read() }
    #expect(error?.diagnostic.id == "source.silent")
    #expect(error?.diagnostic.summary == "The source does not answer, and nothing is known from before.")
  }

  @Test("for a page that has changed forget the other pages of the list")
  func lists() async throws {
    try source.change(to: StoredPortfolio.loan("1"), StoredPortfolio.loan("2"))
    let first = try #require(SummaryPageRequest(size: 1))
    func autopay(_ page: SummaryPageRequest) async throws -> Bool? {
      let entries = try await gateway.summaries(of: "leasing", for: Self.anna, page: page).entries
      return try entries.first?.get().facts.obligations.value?.first?.autopay.value
    }
    let cursor = try await gateway.summaries(of: "leasing", for: Self.anna, page: first).next
    let second = try #require(SummaryPageRequest(size: 1, cursor: cursor))
    clock.turn(by: .seconds(25))
    #expect(try await autopay(second) == true)
    // The first page has not changed, and the second one is fresh.
    clock.turn(by: .seconds(6))
    #expect(try await autopay(first) == true)
    #expect(try await autopay(second) == true)
    #expect(source.requests("page") == 3)
    clock.turn(by: .seconds(31))
    #expect(try await autopay(first) == true)
    clock.turn(by: .seconds(5))
    try source.change(to: StoredPortfolio.loan("1", autopay: false), StoredPortfolio.loan("2", autopay: false))
    #expect(try await autopay(second) == false)
    // It would be fresh.
    #expect(try await autopay(first) == false)
    #expect(source.requests("page") == 6)
  }

  /// A clock whose time stands still, and whose sleeps end at once.
  private struct HastyClock: Clock {
    var now: TurnedClock.Instant { .init(offset: .zero) }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: TurnedClock.Instant, tolerance: Duration?) {}
  }

  @Test("end when the patience does, however short it is")
  func hasty() async throws {
    for _ in 0..<300 {
      let gateway = CachingGateway(
        source, .init(freshFor: .seconds(-1), revalidatedFor: .zero, threads: 2, clock: HastyClock()))
      source.mode = .answers
      while isMarked(try await gateway.record(with: StoredPortfolio.id(), for: Self.anna)) {}
      source.mode = .hangs
      let isOver = Flag()
      // The request waits for the lock meanwhile, so that a timer would end first. The thread sleeps while it holds the
      // lock: it keeps the request waiting, and no processor busy.
      let contention = Thread { while !isOver.isSet { gateway.state.withLock { _ in _ = usleep(20) } } }
      contention.start()
      #expect(isMarked(try await gateway.record(with: StoredPortfolio.id(), for: Self.anna)))
      isOver.isSet = true
    }
    source.mode = .answers
  }
}
