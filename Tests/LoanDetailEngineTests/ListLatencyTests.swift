import LoanDetailCore
import LoanDetailEngine
import Loans
import TestSupport
import Testing

/// The time of a list on a clock that moves only when everything waits for it.
@Suite("The time that a list takes", .timeLimit(.minutes(40)))
struct ListLatencyTests {
  @Test(
    "is that of the slowest interactor, or the deadline if one does not answer by then",
    arguments: [(10, UInt64(1)), (10, 2), (100, 3), (100, 4)], [Duration.milliseconds(800), .seconds(60)])
  func slowest(sources: (count: Int, seed: UInt64), deadline: Duration) async throws {
    let clock = SteppedClock()
    var random = SeededGenerator(seed: sources.seed)
    let latencies = (0..<sources.count).map { _ in Duration.milliseconds(random.number(below: 1_000) + 1) }
    let interactors = latencies.enumerated().map { place, latency -> MadeUpInteractor in
      let type = ProductType(rawValue: "type-\(place)")
      return MadeUpInteractor(type) { _ in
        try await clock.sleep(for: latency)
        return [.success(MadeUpLoan(id: ProductID(type: type, id: "1")))]
      }
    }
    // Each source has one thread at least, and blocks none.
    let registry = try InteractorRegistry(interactors)
    async let list = Self.list(of: registry, within: deadline, on: clock)
    // A source and the alarm of its deadline wait for the clock.
    await clock.run(sleepersAtFirst: 2 * sources.count)
    let pages = await list
    let slowest = try #require(latencies.max())
    #expect(clock.now.offset == min(slowest, deadline))
    #expect(pages.count == sources.count)
    // A source is late if it answers at the deadline or after it.
    #expect(pages.map { $0.cause == nil } == latencies.map { $0 < deadline })
  }

  @concurrent
  private static func list(
    of registry: InteractorRegistry, within limit: Duration, on clock: SteppedClock
  ) async -> [LoanPage] {
    let strategist = InteractionStrategist(registry, scope: .allCustomers) { Deadline(of: limit, on: clock) }
    await strategist.loadLoans()
    return strategist.pages
  }
}
