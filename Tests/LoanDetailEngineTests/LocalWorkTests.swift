import Foundation
import LoanDetailCore
import LoanDetailEngine
import Loans
import Testing

@Suite("Local work of an interactor", .timeLimit(.minutes(40)))
struct LocalWorkTests {
  private let limit: Duration = .milliseconds(300)

  private func pages(_ interactors: [any ProductBusinessLogicProtocol]) async throws -> [String] {
    let strategist = try InteractionStrategist(interactors, scope: .allCustomers, deadline: limit)
    await strategist.loadLoans()
    return strategist.pages.map { $0.id.map { "\($0)" } ?? $0.diagnostics[0].id }
  }

  @Test("does not use up the deadline of its source, however long it takes")
  func longLocalWork() async throws {
    let interactor = MadeUpInteractor("teapot") { _ in
      LocalWork.perform { longWork() }
      LocalWork.perform { LocalWork.perform { longWork() } }
      return [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1")))]
    }
    #expect(try await pages([interactor]) == ["teapot:1"])
  }

  @Test("leaves its source the rest of the deadline, and no more")
  func waitAfterwards() async throws {
    let interactor = MadeUpInteractor("teapot") { _ in
      LocalWork.perform { longWork() }
      try await Task.sleep(for: .seconds(3600))
      return []
    }
    #expect(try await pages([interactor]) == ["product.timed-out"])
  }

  @Test("goes on while another source misses the deadline")
  func besideSlowSource() async throws {
    let busy = MadeUpInteractor("teapot") { _ in
      LocalWork.perform { longWork() }
      return [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1")))]
    }
    let silent = MadeUpInteractor("leasing") { _ in
      try await Task.sleep(for: .seconds(3600))
      return []
    }
    #expect(try await pages([busy, silent]) == ["teapot:1", "product.timed-out"])
  }
}

/// Blocks for more than the deadline.
private func longWork() { Thread.sleep(forTimeInterval: 0.7) }
