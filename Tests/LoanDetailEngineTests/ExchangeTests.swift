import LoanDetailCore
import LoanDetailEngine
import Loans
import Synchronization
import Testing

/// The questions that interactors were asked, and what became of them.
final class Exchanges: Sendable {
  private let all = Mutex<[Exchange]>([])

  var observer: ExchangeObserver {
    ExchangeObserver {
      true
    } receive: { exchange in
      self.all.withLock { $0.append(exchange) }
    }
  }

  /// The outcome of the first question to the interactor of each type.
  func outcomes(of types: [ProductType]) -> [Exchange.Outcome?] {
    all.withLock { all in types.map { type in all.first { $0.type == type }?.outcome } }
  }
}

@Suite("The log of questions to interactors")
struct ExchangeTests {
  @Test("tells what became of a request for details")
  func details() async throws {
    let exchanges = Exchanges()
    let registry = try InteractorRegistry(
      [
        .one("barter") { _, _ in
          try await Task.sleep(for: .seconds(100_000))
          throw Breakdown()
        },
        .one("leasing") { _, _ in throw Breakdown() },
        .one("pawn") { id, _ in throw ProductError.notFound(id) },
        .one("teapot"),
      ] as [MadeUpInteractor])
    for type in ["barter", "leasing", "pawn", "teapot"] as [ProductType] {
      let strategist = InteractionStrategist(registry, scope: .allCustomers, observer: exchanges.observer) {
        Deadline(of: type == "barter" ? .milliseconds(300) : .seconds(120), on: ContinuousClock())
      }
      try? await strategist.loadLoan(ProductReference(ProductID(type: type, id: "1")))
    }
    #expect(exchanges.outcomes(of: ["barter", "leasing", "pawn", "teapot"]) == [.late, .failed, .notFound, .answered])
  }

  @Test("does not call a request a failure whose caller is gone", arguments: [Exchange.Question.list, .details])
  func cancelled(question: Exchange.Question) async throws {
    let exchanges = Exchanges()
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    let wait: @Sendable () async throws -> Void = {
      step.yield()
      try await Task.sleep(for: .seconds(100_000))
    }
    let interactor = MadeUpInteractor(
      "barter",
      list: { _ in
        try await wait()
        return []
      },
      details: { _, _ in
        try await wait()
        throw Breakdown()
      })
    let registry = try InteractorRegistry([interactor])
    let caller = Task {
      let strategist = InteractionStrategist(registry, scope: .allCustomers, observer: exchanges.observer) {
        Deadline(of: .seconds(120), on: ContinuousClock())
      }
      if question == .list {
        await strategist.loadLoans()
      } else {
        try? await strategist.loadLoan(ProductReference(ProductID(type: "barter", id: "1")))
      }
    }
    for await _ in steps { break }
    caller.cancel()
    await caller.value
    #expect(exchanges.outcomes(of: ["barter"]) == [.cancelled])
  }
}
