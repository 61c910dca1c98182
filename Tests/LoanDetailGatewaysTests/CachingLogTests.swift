import LoanDetailCore
import Synchronization
import Testing

@testable import LoanDetailGateways

@Suite("A gateway that remembers and the log of diagnostics", .timeLimit(.minutes(40)))
struct CachingLogTests {
  @Test("say whether an answer is from memory")
  func cacheHits() async throws {
    let clock = TurnedClock()
    let source = try MovedSource(StoredPortfolio.loan())
    let gateway = CachingGateway(source, .init(freshFor: .seconds(10), revalidatedFor: .seconds(20), clock: clock))
    let log = Mutex<[Exchange]>([])
    let observer: ExchangeObserver? = ExchangeObserver(isOn: { true }) { exchange in
      log.withLock { $0.append(exchange) }
    }
    func read() async throws {
      try await observer.observing(.record, by: "plugins", of: "source") {
        _ = try await gateway.record(with: StoredPortfolio.id(), for: StoredPortfolio.anna)
      }
    }
    try await read()
    try await read()
    clock.turn(by: .seconds(31))
    try await read()
    #expect(log.withLock { $0.map(\.isCacheHit) } == [false, true, false])
  }
}
