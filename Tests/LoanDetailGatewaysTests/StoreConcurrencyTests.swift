import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization
import Synchronization
import Testing

@Suite("A store that many change at once")
struct StoreConcurrencyTests {
  private typealias Portfolio = StoredPortfolio

  @Test("no update is lost, by any number of tasks and of open stores")
  func noneLost() async throws {
    let portfolio = try Portfolio((0..<40).map { Portfolio.loan("\($0)") })
    // Each store has a lock of its own, as another process has.
    let stores = try (0..<4).map { _ in try portfolio.store() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { try stores[number % 4].send(.autopay(isOn: false), to: "\(number)", key: "k-\(number)") }
      }
      try await group.waitForAll()
    }
    #expect(portfolio.text.split(separator: "autopayOff").count == 41)
    #expect(try portfolio.outcomes == Array(repeating: "done", count: 40))
  }

  @Test("of many who change one revision, one does it, and many who send one key do it once", arguments: [true, false])
  func oneWins(_ haveOneKey: Bool) async throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let stores = try (0..<3).map { _ in try portfolio.store() }
    let revision = try #require(try stores[0].revision(of: Portfolio.id(), for: Portfolio.anna))
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<12 {
        group.addTask {
          guard let key = EventKey(rawValue: haveOneKey ? "k" : "k-\(number)") else { return false }
          let update = RecordUpdate(.autopay(isOn: false), key: key, on: Portfolio.day, of: revision)
          return (try? stores[number % 3].update(Portfolio.id(), for: Portfolio.anna, by: update)) != nil
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 } == (haveOneKey ? 12 : 1))
    #expect(try portfolio.outcomes == ["done"])
  }

  @Test("a reader sees the old records or the new ones, in every step of an update")
  func readers() throws {
    let portfolio = try Portfolio(Portfolio.loan())
    let (other, reads) = (try portfolio.store(), Counter())
    let store = try portfolio.store(stopping: { _ in
      let facts = try? other.record(with: Portfolio.id(), for: Portfolio.anna).facts
      #expect(
        facts?.obligations.value?.first?.autopay.value == facts.map { !$0.lifecycle.overlays.contains(.autopayOff) })
      if facts != nil { reads.value.add(1, ordering: .relaxed) }
      return false
    })
    for number in 0..<6 { try store.send(.autopay(isOn: number % 2 == 1), key: "k-\(number)") }
    #expect(reads.value.load(ordering: .relaxed) == 6 * UpdateStep.allCases.count)
    #expect(try portfolio.outcomes.count == 6)
  }
}

private final class Counter: Sendable {
  let value = Atomic(0)
}
