import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Testing

/// Answers in another order than they were asked for. Each test lets one answer at a time through a gate.
@MainActor
@Suite("Answers that come late")
struct StrategistRaceTests {
  private let boil = BusinessEvent(name: "boil")

  /// A bank whose details wait for a gate, and whose events do not.
  private func slowLoop(behind gate: Gate) throws -> Loop {
    try Loop([
      MadeUpInteractor.one(
        "teapot",
        details: { id, _ in
          await gate.pass()
          return MadeUpLoan(id: id, note: "before")
        }, event: { _, id, _ in MadeUpLoan(id: id, note: "after") })
    ])
  }

  @Test("are dropped when an event has changed the loan meanwhile")
  func eventOvertakesDetails() async throws {
    let gate = Gate()
    let loop = try slowLoop(behind: gate)
    await loop.presenter.didBecomeReady()
    let turn = Task { await loop.presenter.didTurn(toLoanWithIndex: 0) }
    await gate.arrival()
    _ = await loop.strategist.handle(boil, ofLoanWithIndex: 0)
    gate.open()
    await turn.value
    #expect(loop.view.shown == "Loan 1\nafter\nmain")
    #expect(loop.view.updates.count == 1)
  }

  @Test("are shown when they are an event's, which no details asked for before can know of")
  func detailsOvertakeEvent() async throws {
    let gate = Gate()
    let loop = try Loop([
      MadeUpInteractor.one(
        "teapot",
        event: { _, id, _ in
          await gate.pass()
          return MadeUpLoan(id: id, note: "after")
        })
    ])
    await loop.presenter.didBecomeReady()
    let event = Task { _ = await loop.strategist.handle(boil, ofLoanWithIndex: 0) }
    await gate.arrival()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.view.shown == "Loan 1\nwith details\nmain")
    gate.open()
    await event.value
    #expect(loop.view.shown == "Loan 1\nafter\nmain")
  }

  @Test("are dropped when the same loan was asked for again after an event, and that was answered")
  func laterDetailsWin() async throws {
    let (slow, calls) = (Gate(), Calls())
    let loop = try Loop([
      MadeUpInteractor.one(
        "teapot",
        details: { id, _ in
          guard await calls.next() == 1 else { return MadeUpLoan(id: id, note: "second") }
          await slow.pass()
          throw Breakdown()
        }, event: { _, id, _ in MadeUpLoan(id: id, note: "after") })
    ])
    await loop.presenter.didBecomeReady()
    let first = Task { await loop.presenter.didTurn(toLoanWithIndex: 0) }
    await slow.arrival()
    _ = await loop.strategist.handle(boil, ofLoanWithIndex: 0)
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    slow.open()
    await first.value
    #expect(loop.view.shown == "Loan 1\nsecond\nmain")
  }

  @Test("are dropped when they are an event's, and another event was sent later and answered first")
  func laterEventWins() async throws {
    let (slow, calls) = (Gate(), Calls())
    let loop = try Loop([
      MadeUpInteractor.one(
        "teapot", details: { id, _ in MadeUpLoan(id: id, note: "after both") },
        event: { _, id, _ in
          guard await calls.next() == 1 else { return MadeUpLoan(id: id, note: "after the second") }
          await slow.pass()
          return MadeUpLoan(id: id, note: "after the first")
        })
    ])
    await loop.presenter.didBecomeReady()
    let first = Task { await loop.strategist.handle(boil, ofLoanWithIndex: 0) }
    await slow.arrival()
    _ = await loop.strategist.handle(boil, ofLoanWithIndex: 0)
    #expect(loop.view.shown == "Loan 1\nafter the second\nmain")
    slow.open()
    #expect(await first.value == .done)
    #expect(loop.view.updates.map(\.item.drawn).contains("Loan 1\nafter the first\nmain") == false)
    #expect(loop.view.shown == "Loan 1\nafter both\nmain")
  }

  @Test("of events one after the other are each shown, and nothing is loaded again")
  func eventsInARow() async throws {
    let (events, details) = (Calls(), Calls())
    let loop = try Loop([
      MadeUpInteractor.one(
        "teapot",
        details: { id, _ in
          _ = await details.next()
          return MadeUpLoan(id: id, note: "loaded again")
        }, event: { _, id, _ in MadeUpLoan(id: id, note: "after \(await events.next())") })
    ])
    await loop.presenter.didBecomeReady()
    for number in 1...2 {
      _ = await loop.strategist.handle(boil, ofLoanWithIndex: 0)
      #expect(loop.view.shown == "Loan 1\nafter \(number)\nmain")
    }
    #expect(await details.next() == 1)
  }

  @Test("are dropped when they are of a look-up, and an event has changed the loan meanwhile")
  func eventOvertakesLookup() async throws {
    let gate = Gate()
    let loop = try slowLoop(behind: gate)
    await loop.presenter.didBecomeReady()
    let lookup = Task { try await loop.presenter.didBecomeReady(toShow: "teapot:1") }
    await gate.arrival()
    #expect(await loop.strategist.handle(boil, ofLoanWithIndex: 0) == .done)
    gate.open()
    try await lookup.value
    #expect(loop.view.shown == "Loan 1\nafter\nmain")
  }

  @Test("are dropped when a list asked for later is already there")
  func laterListWins() async throws {
    let (slow, calls) = (Gate(), Calls())
    let loop = try Loop([
      MadeUpInteractor("teapot") { _ in
        let number = await calls.next()
        if number == 1 { await slow.pass() }
        return [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "\(number)")))]
      }
    ])
    let first = Task { await loop.presenter.didBecomeReady() }
    await slow.arrival()
    await loop.presenter.didBecomeReady()
    #expect(loop.list == ["teapot:2"])
    slow.open()
    await first.value
    #expect(loop.list == ["teapot:2"])
  }

  @Test("are dropped when the list was loaded anew, even with the same loan in the same place")
  func newListWins() async throws {
    let gate = Gate()
    let loop = try Loop([
      MadeUpInteractor.one("teapot") { id, _ in
        await gate.pass()
        return MadeUpLoan(id: id, note: "late")
      }
    ])
    await loop.presenter.didBecomeReady()
    let turn = Task { await loop.presenter.didTurn(toLoanWithIndex: 0) }
    await gate.arrival()
    await loop.presenter.didBecomeReady()
    gate.open()
    await turn.value
    #expect(loop.view.updates.isEmpty)
  }

  @Test(
    "leave a page as it was, with a message and a diagnostic, when an event failed; the next turn clears the diagnostic"
  )
  func failedEvent() async throws {
    let loop = try Loop([MadeUpInteractor.one("teapot", event: { _, _, _ in throw Breakdown() })])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    for _ in 1...2 { _ = await loop.strategist.handle(boil, ofLoanWithIndex: 0) }
    #expect(loop.view.shown.hasPrefix("Loan 1\nwith details\n") && loop.view.shown.hasSuffix("\nmain"))
    #expect(loop.view.shown.contains("We are checking your request"))
    #expect(loop.view.updates.count == 3)
    #expect(loop.strategist.pages[0].diagnostics.map(\.id) == ["product.failed"])
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.strategist.pages[0].diagnostics == [])
  }
}
