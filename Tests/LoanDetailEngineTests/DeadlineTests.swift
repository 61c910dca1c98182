import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Testing

@MainActor
@Suite("An interactor that does not answer in time", .timeLimit(.minutes(40)))
struct DeadlineTests {
  private let clock = ManualClock()

  private func loop(_ interactors: MadeUpInteractor..., deadline: Duration = .seconds(10)) throws -> Loop {
    try Loop(interactors, deadline: deadline, clock: clock)
  }

  @Test("costs one page when it lists its products, even if it never lets go")
  func list() async throws {
    let loop = try loop(MadeUpInteractor("teapot") { _ in await forever() })
    clock.letAllTimePass()
    await loop.presenter.didBecomeReady()
    #expect(loop.list == ["unavailable teapot: product.timed-out"])
    #expect(loop.strategist.pages[0].cause == .unavailable)
    #expect(
      loop.strategist.pages[0].diagnostics.map(\.message) == [
        "The products of the type \"teapot\" were not listed in time. Found no answer from Module-teapot; expected one "
          + "within 10.0 seconds. Try again later; if it stays, ask the owners of Module-teapot."
      ])
  }

  @Test("keeps nobody waiting for the others")
  func othersAnswer() async throws {
    let loop = try Loop(
      [MadeUpInteractor("teapot") { _ in await forever() }, MadeUpInteractor("leasing", ids: ["1"])],
      deadline: .seconds(10))
    let time = await ContinuousClock().measure { await loop.presenter.didBecomeReady() }
    #expect(loop.list == ["unavailable teapot: product.timed-out", "leasing:1"])
    #expect(time >= .seconds(10))
  }

  @Test("costs the page of the product it was asked about, which is asked for again on the next turn")
  func details() async throws {
    let (requests, request) = AsyncStream.makeStream(of: Void.self)
    let loop = try loop(
      .one("teapot") { _, _ in
        request.yield()
        return await forever()
      })
    // Time passes only after the interactor was asked: a question that is too late already is never asked.
    func turn() async {
      let turn = Task { await loop.presenter.didTurn(toLoanWithIndex: 0) }
      for await _ in requests { break }
      clock.letAllTimePass()
      await turn.value
      clock.stop()
    }
    await loop.presenter.didBecomeReady()
    await turn()
    #expect(
      loop.strategist.pages[0].diagnostics.map(\.message) == [
        "The product's details did not come in time. Found no answer from Module-teapot; expected one within 10.0 "
          + "seconds. Try again later; if it stays, ask the owners of Module-teapot."
      ])
    #expect(loop.view.shown.contains("The service that holds the data does not answer."))
    await turn()
    #expect(loop.view.updates.count == 2)
  }

  @Test("leaves a page as it was when it was told of an event, and says that the outcome is not known")
  func event() async throws {
    let loop = try loop(.one("teapot", event: { _, _, _ in await forever() }))
    await loop.presenter.didBecomeReady()
    clock.letAllTimePass()
    #expect(await loop.strategist.handle(BusinessEvent(name: "boil"), ofLoanWithIndex: 0) == .unknown)
    #expect(loop.list == ["teapot:1"])
    #expect(
      loop.strategist.pages[0].diagnostics.map(\.summary) == [
        "Whether the event \"boil\" was acted on is not known: the answer did not come in time."
      ])
  }

  @Test("is cancelled, and what it says afterwards is dropped")
  func lateAnswer() async throws {
    let (requests, request) = AsyncStream.makeStream(of: Void.self)
    let (cancellations, cancellation) = AsyncStream.makeStream(of: Void.self)
    let loop = try loop(
      .one("teapot") { id, _ in
        request.yield()
        await untilCancelled()
        defer { cancellation.yield() }
        return MadeUpLoan(id: id, note: "late")
      })
    await loop.presenter.didBecomeReady()
    let turn = Task { await loop.presenter.didTurn(toLoanWithIndex: 0) }
    for await _ in requests { break }
    clock.letAllTimePass()
    await turn.value
    for await _ in cancellations { break }
    await Task.yield()
    #expect(loop.list == ["fault teapot:1: product.timed-out"])
    #expect(loop.view.updates.count == 1)
  }
}

@MainActor
@Suite("A caller that is cancelled", .timeLimit(.minutes(40)))
struct CancelledCallerTests {
  @Test("cancels the interactors it asked for a list, and the list stays as it was")
  func list() async throws {
    let (steps, step) = AsyncStream.makeStream(of: String.self)
    let loop = try Loop([
      MadeUpInteractor("teapot") { _ in
        step.yield("asked")
        await untilCancelled()
        step.yield("cancelled")
        return []
      }
    ])
    try await check(steps) { await loop.presenter.didBecomeReady() }
    #expect(loop.list == [])
    #expect(loop.view.selectedIndex == nil)
  }

  @Test("does not wait for an interactor that ignores it, and the page stays as it was")
  func details() async throws {
    let (steps, step) = AsyncStream.makeStream(of: String.self)
    let loop = try Loop(
      [
        .one("teapot") { _, _ in
          step.yield("asked")
          return await withTaskCancellationHandler {
            await forever() as any ProductProtocol
          } onCancel: {
            step.yield("cancelled")
          }
        }
      ] as [MadeUpInteractor])
    await loop.presenter.didBecomeReady()
    try await check(steps) { await loop.presenter.didTurn(toLoanWithIndex: 0) }
    #expect(loop.list == ["teapot:1"])
    #expect(loop.view.updates.isEmpty)
  }

  private func check(_ steps: AsyncStream<String>, _ request: @escaping @MainActor () async -> Void) async throws {
    var steps = steps.makeAsyncIterator()
    let caller = Task { await request() }
    #expect(await steps.next() == "asked")
    caller.cancel()
    await caller.value
    #expect(await steps.next() == "cancelled")
  }
}

/// Never comes back, whoever cancels it.
private func forever<Answer>() async -> Answer {
  await withUnsafeContinuation { _ in }
}

/// Comes back when it is cancelled.
private func untilCancelled() async {
  let (nothing, end) = AsyncStream.makeStream(of: Void.self)
  for await _ in nothing {}
  end.finish()
}
