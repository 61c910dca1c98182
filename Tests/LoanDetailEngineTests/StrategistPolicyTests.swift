import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import Loans
import Localization
import Testing

/// What the strategist shows while answers are missing, and what it requests by itself.
@MainActor
@Suite("The loop while answers come", .timeLimit(.minutes(40)))
struct StrategistPolicyTests {
  /// An interactor whose list comes when its gate is opened.
  private func waiting(_ type: ProductType, _ ids: [String], at gate: Gate) -> MadeUpInteractor {
    MadeUpInteractor(type) { _ in
      await gate.pass()
      return ids.map { .success(MadeUpLoan(id: ProductID(type: type, id: $0))) }
    }
  }

  /// Waits until the view shows so many products.
  private func products(_ count: Int, in loop: Loop) async {
    while loop.view.items.count != count { await Task.yield() }
  }

  @Test("shows each list as it comes, in its place")
  func listsArrive() async throws {
    let (first, last) = (Gate(), Gate())
    let loop = try Loop([
      waiting("leasing", ["1"], at: first), MadeUpInteractor("barter", ids: []),
      MadeUpInteractor("teapot", ids: ["7", "3"]), waiting("yacht", ["9"], at: last),
    ])
    let load = Task { await loop.presenter.didBecomeReady() }
    await products(2, in: loop)
    #expect(loop.list == ["teapot:7", "teapot:3"])
    last.open()
    await products(3, in: loop)
    #expect(loop.list == ["teapot:7", "teapot:3", "yacht:9"])
    first.open()
    await load.value
    #expect(loop.list == ["leasing:1", "teapot:7", "teapot:3", "yacht:9"])
    #expect(loop.view.items.map(\.drawn).first == "Loan 1\nlisted")
  }

  @Test("of a view that turns to each page once, shows the list once, and asks for no failed list again")
  func once() async throws {
    let (gate, calls) = (Gate(), Calls())
    let registry = try InteractorRegistry([
      waiting("leasing", ["1"], at: gate), MadeUpInteractor("teapot", ids: ["7"]),
      MadeUpInteractor("yacht") { _ in
        _ = await calls.next()
        throw Breakdown()
      },
    ])
    let strategist = InteractionStrategist(registry, scope: .allCustomers, turning: .once) { .none }
    let (view, presenter) = (
      RecordingView(),
      Presenter(
        interaction: strategist, router: ScreenRouter(),
        context: PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: .epoch))
    )
    (strategist.presenter, presenter.view) = (presenter, view)
    let load = Task { await presenter.didBecomeReady() }
    while strategist.pages.count != 2 { await Task.yield() }
    #expect(view.lists == 0)
    gate.open()
    await load.value
    #expect(view.lists == 1 && view.items.count == 3)
    for index in 0..<3 { await presenter.didTurn(toLoanWithIndex: index) }
    #expect(view.lists == 1 && view.updates.map(\.index) == [0, 1, 2])
    #expect(await calls.next() == 2, "the failed list was asked for once")
  }

  @Test("shows an empty list only when every interactor has answered")
  func emptyAtTheEnd() async throws {
    let gate = Gate()
    let loop = try Loop([MadeUpInteractor("barter", ids: []), waiting("teapot", [], at: gate)])
    let load = Task { await loop.presenter.didBecomeReady() }
    await gate.arrival()
    for _ in 0..<1_000 { await Task.yield() }
    #expect(loop.view.lists == 0)
    gate.open()
    await load.value
    #expect(loop.view.lists == 1 && loop.view.items.isEmpty)
  }

  @Test("keeps the page that the reader has turned to, with its details, when pages come before it")
  func turnWhileLoading() async throws {
    let gate = Gate()
    let loop = try Loop([waiting("leasing", ["1", "2"], at: gate), MadeUpInteractor("teapot", ids: ["7"])])
    let load = Task { await loop.presenter.didBecomeReady() }
    await products(1, in: loop)
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.view.updates.map(\.index) == [0])
    gate.open()
    await load.value
    #expect(loop.view.selectedIndex == 2)
    #expect(loop.view.updates.map(\.index) == [0, 2] && loop.view.shown == "Loan 7\nwith details\nmain")
  }

  @Test("updates the page of the product, wherever it is when its details come")
  func movedWhileAsked() async throws {
    let (list, details) = (Gate(), Gate())
    let loop = try Loop([
      waiting("leasing", ["1"], at: list),
      MadeUpInteractor.one("teapot") { id, _ in
        await details.pass()
        return MadeUpLoan(id: id, note: "with details")
      },
    ])
    let load = Task { await loop.presenter.didBecomeReady() }
    await products(1, in: loop)
    let turn = Task { await loop.presenter.didTurn(toLoanWithIndex: 0) }
    await details.arrival()
    list.open()
    await load.value
    details.open()
    await turn.value
    #expect(loop.view.updates.first?.index == 1)
    #expect(loop.view.updates.first?.item.drawn == "Loan 1\nwith details\nmain")
  }

  @Test("lists a failed type again when the reader turns to its page, and shows the first of its products")
  func retry() async throws {
    let calls = Calls()
    let loop = try Loop([
      MadeUpInteractor("leasing", ids: ["1"]),
      MadeUpInteractor("teapot") { _ in
        guard await calls.next() > 2 else { throw Breakdown() }
        return ["7", "3"].map { .success(MadeUpLoan(id: ProductID(type: "teapot", id: $0))) }
      },
      MadeUpInteractor("yacht", ids: ["9"]),
    ])
    await loop.presenter.didBecomeReady()
    #expect(loop.strategist.pages.map(\.mayRetry) == [false, true, false])
    await loop.presenter.didTurn(toLoanWithIndex: 1)
    #expect(await calls.count == 2)
    #expect(loop.view.updates.first?.item.drawn.hasPrefix("Made-up teapot\nCannot be shown\n") == true)
    await loop.presenter.didTurn(toLoanWithIndex: 1)
    #expect(loop.list == ["leasing:1", "teapot:7", "teapot:3", "yacht:9"])
    #expect(loop.view.selectedIndex == 1)
    #expect(loop.view.last(at: 1) == "Loan 7\nwith details\nmain")
  }

  @Test("makes one request for a product, however often it is asked for, and shows its answer once")
  func oneRequest() async throws {
    let (gate, calls) = (Gate(), Calls())
    let loop = try Loop([
      MadeUpInteractor.one("teapot") { id, _ in
        await calls.next()
        await gate.pass()
        return MadeUpLoan(id: id, note: "with details")
      }
    ])
    await loop.presenter.didBecomeReady()
    let turns = (0..<5).map { _ in Task { await loop.presenter.didTurn(toLoanWithIndex: 0) } }
    await gate.arrival()
    for _ in 0..<100 { await Task.yield() }
    turns[0].cancel()
    gate.open()
    for turn in turns { await turn.value }
    #expect(await calls.count == 1)
    #expect(loop.view.updates.count == 1 && loop.view.shown == "Loan 1\nwith details\nmain")
  }

  @Test("cancels a request that nobody waits for any more, and asks anew at the next turn")
  func abandonedRequest() async throws {
    let (gate, calls) = (Gate(), Calls())
    let loop = try Loop([
      MadeUpInteractor.one("teapot") { id, _ in
        guard await calls.next() == 1 else { return MadeUpLoan(id: id, note: "second") }
        await gate.pass()
        try Task.checkCancellation()
        return MadeUpLoan(id: id, note: "first")
      }
    ])
    await loop.presenter.didBecomeReady()
    let turns = (0..<2).map { _ in Task { await loop.presenter.didTurn(toLoanWithIndex: 0) } }
    await gate.arrival()
    for _ in 0..<100 { await Task.yield() }
    for turn in turns { turn.cancel() }
    for turn in turns { await turn.value }
    #expect(loop.view.updates.isEmpty)
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.view.shown == "Loan 1\nsecond\nmain")
  }

  @Test("requests the details beside the selected page, and uses them for the first turn")
  func prefetching() async throws {
    let calls = Calls()
    let interactor = MadeUpInteractor(
      "teapot", list: { _ in (1...4).map { .success(MadeUpLoan(id: ProductID(type: "teapot", id: "\($0)"))) } },
      details: { id, _ in MadeUpLoan(id: id, note: "answer \(await calls.next())") })
    let loop = try Loop([interactor])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 1)
    #expect(loop.view.updates.first?.item.drawn == "Loan 2\nanswer 1\nmain")
    #expect(Set(loop.view.updates.map(\.index)) == [0, 1, 2] && loop.view.updates.count == 3)
    let before = loop.view.last(at: 2)
    await loop.presenter.didTurn(toLoanWithIndex: 2)
    #expect(loop.view.last(at: 2) == before && loop.view.last(at: 3) == "Loan 4\nanswer 4\nmain")
    #expect(await calls.count == 4)
    // A second turn asks again.
    await loop.presenter.didTurn(toLoanWithIndex: 2)
    #expect(loop.view.last(at: 2) == "Loan 3\nanswer 5\nmain")
  }

  @Test("shows nothing of a failed request for a neighbour, and asks again when the reader turns there")
  func failedPrefetch() async throws {
    let calls = Calls()
    let interactor = MadeUpInteractor(
      "teapot", list: { _ in (1...2).map { .success(MadeUpLoan(id: ProductID(type: "teapot", id: "\($0)"))) } },
      details: { id, _ in
        if id.id == "2", await calls.next() == 1 { throw Breakdown() }
        return MadeUpLoan(id: id, note: "with details")
      })
    let loop = try Loop([interactor])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.list == ["teapot:1", "teapot:2"] && loop.view.updates.map(\.index) == [0])
    await loop.presenter.didTurn(toLoanWithIndex: 1)
    #expect(loop.view.shown == "Loan 2\nwith details\nmain")
  }

  @Test("keeps the selected product by its id when all are loaded again, and shows its details before others come")
  func reload() async throws {
    let (calls, slowCalls, slow) = (Calls(), Calls(), Gate())
    let loop = try Loop([
      MadeUpInteractor("teapot") { _ in
        let ids = await calls.next() == 1 ? ["1", "2", "3"] : ["4", "3", "1", "2"]
        return ids.map { .success(MadeUpLoan(id: ProductID(type: "teapot", id: $0))) }
      },
      MadeUpInteractor("yacht") { _ in
        if await slowCalls.next() > 1 { await slow.pass() }
        return [.success(MadeUpLoan(id: ProductID(type: "yacht", id: "9")))]
      },
    ])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 1)
    let shown = loop.view.updates.count
    let reload = Task { await loop.presenter.didAskForReload() }
    await slow.arrival()
    while loop.view.updates.count == shown { await Task.yield() }
    #expect(loop.view.selectedIndex == 3 && loop.view.last(at: 3) == "Loan 2\nwith details\nmain")
    #expect(loop.list == ["teapot:4", "teapot:3", "teapot:1", "teapot:2", "yacht:9"])
    slow.open()
    await reload.value
    #expect(loop.view.selectedIndex == 3)
  }

  @Test("selects another product of the type when the selected one is gone")
  func selectedIsGone() async throws {
    let calls = Calls()
    let loop = try Loop([
      MadeUpInteractor("leasing", ids: ["1"]),
      MadeUpInteractor("teapot") { _ in
        let ids = await calls.next() == 1 ? ["1", "2"] : ["3"]
        return ids.map { .success(MadeUpLoan(id: ProductID(type: "teapot", id: $0))) }
      },
    ])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 2)
    await loop.presenter.didAskForReload()
    #expect(loop.view.selectedIndex == 1 && loop.view.last(at: 1) == "Loan 3\nwith details\nmain")
  }

  @Test("keeps what an event has changed when a list that was asked for before comes later")
  func eventWhileLoading() async throws {
    let (calls, gate) = (Calls(), Gate())
    let loop = try Loop([
      MadeUpInteractor(
        "teapot",
        list: { _ in
          if await calls.next() > 1 { await gate.pass() }
          return [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1")))]
        }, event: { _, id, _ in MadeUpLoan(id: id, note: "after") })
    ])
    await loop.presenter.didBecomeReady()
    let reload = Task { await loop.presenter.didAskForReload() }
    await gate.arrival()
    _ = await loop.strategist.handle(BusinessEvent(name: "boil"), ofLoanWithIndex: 0)
    gate.open()
    await reload.value
    #expect(loop.view.shown == "Loan 1\nafter\nmain")
  }

  @Test("still says after a reload that an event is being checked")
  func doubtAfterReload() async throws {
    let loop = try Loop([MadeUpInteractor.one("teapot", event: { _, _, _ in throw Breakdown() })])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    let event = BusinessEvent(name: "boil")
    #expect(await loop.strategist.handle(event, ofLoanWithIndex: 0) == .unknown)
    await loop.presenter.didAskForReload()
    #expect(loop.strategist.pages[0].eventInDoubt == event)
    #expect(loop.view.shown.contains("We are checking your request"))
  }
}
