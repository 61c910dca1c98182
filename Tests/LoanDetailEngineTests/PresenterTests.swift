import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailEngine
import Loans
import Localization
import Synchronization
import Testing

@MainActor
@Suite("The presenter")
struct PresenterTests {
  @Test("shows a loan on the router's screen")
  func routerChoosesTheScreen() async throws {
    let loop = try Loop([MadeUpInteractor("teapot", ids: ["1"])], router: ScreenRouter(screen: .schedule))
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.view.shown == "Loan 1\nwith details\nschedule")
  }

  @Test("falls back to the main screen of a loan that lacks the one that is open")
  func missingScreen() async throws {
    let loop = try Loop([MadeUpInteractor("teapot", ids: ["1"])], router: ScreenRouter(screen: .operations))
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.view.shown == "Loan 1\nwith details\nmain")
  }

  @Test("goes to another screen without asking for the details again")
  func choosingAScreen() async throws {
    let loop = try Loop([MadeUpInteractor("teapot", ids: ["1"])])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    await loop.presenter.didChoose(.screen(.schedule), ofLoanWithIndex: 0)
    #expect(loop.view.updates.count == 2)
    #expect(loop.view.shown == "Loan 1\nwith details\nschedule")
  }

  @Test("hands a flow to the host, with the loan it is for")
  func choosingAFlow() async throws {
    var opened: [String] = []
    let router = ScreenRouter { opened.append("\($0) of \($1)") }
    let loop = try Loop([MadeUpInteractor("teapot", ids: ["1"])], router: router)
    await loop.presenter.didBecomeReady()
    await loop.presenter.didChoose(.flow("payment"), ofLoanWithIndex: 0)
    await loop.presenter.didChoose(.screen(.main, of: .init(type: "cup", id: "1")), ofLoanWithIndex: 0)
    let own = Destination.Product(type: "teapot", id: "1")
    #expect(
      opened == [
        "\(Destination.flow("payment")) of teapot:1",
        "\(Destination.screen(.main, of: .init(type: "cup", id: "1"))) of teapot:1",
      ])
    #expect(loop.view.updates.isEmpty)
    #expect(router.screen == .main)
    await loop.presenter.didChoose(.screen(.schedule, of: own), ofLoanWithIndex: 0)
    #expect(opened.count == 2 && router.screen == .schedule)
  }

  @Test("sends the navigation of a product's own item to the router")
  func customNavigation() async throws {
    var opened: [String] = []
    let router = ScreenRouter { opened.append("\($0) of \($1)") }
    let loop = try Loop([MadeUpInteractor("teapot", ids: ["1"])], router: router)
    await loop.presenter.didBecomeReady()
    await loop.presenter.customItem("pot", ofLoanWithIndex: 0, didSend: .navigation(.flow("polish")))
    await loop.presenter.customItem("pot", ofLoanWithIndex: 0, didSend: .navigation(.screen(.schedule)))
    #expect(opened == ["\(Destination.flow("polish")) of teapot:1"])
    #expect(router.screen == .schedule)
    #expect(loop.view.shown == "Loan 1\nlisted\nschedule")
  }

  @Test("sends the business of a product's own item to the interactor that owns the product")
  func customBusiness() async throws {
    let pots = MadeUpInteractor(
      "teapot", list: { _ in [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1"), boils: true))] },
      event: { event, id, _ in
        let (litres, pot) = (event.integer("litres") ?? 0, event.integer("pot") ?? 0)
        return MadeUpLoan(id: id, note: "\(event.name) \(litres) in \(pot) on \(event.day?.description ?? "no day")")
      })
    let loop = try Loop([MadeUpInteractor("leasing", ids: ["1"]), pots])
    await loop.presenter.didBecomeReady()
    let event = BusinessEvent(name: "boil", values: [.init("litres", .integer(2))])
    let outcome = await loop.presenter.customItem("pot", ofLoanWithIndex: 1, didSend: .business(event))
    #expect(outcome == .done)
    #expect(loop.view.shown.contains("boil 2 in 1 on 2026-11-21"), "\(loop.view.shown)")
    #expect(loop.view.updates.map(\.index) == [1])
  }

  @Test("refuses an event that no item offers, from a wrong item, or with a value outside the limits of its form")
  func refusedEvents() async throws {
    let asked = Mutex<[String]>([])
    let pots = MadeUpInteractor(
      "teapot", list: { _ in [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1"), boils: true))] },
      event: { event, id, _ in
        asked.withLock { $0.append(event.name) }
        return MadeUpLoan(id: id, boils: true)
      })
    let loop = try Loop([pots])
    await loop.presenter.didBecomeReady()
    func outcome(_ item: ItemID, _ name: String, _ values: [CustomItem.Field] = []) async -> EventOutcome {
      await loop.presenter.customItem(
        item, ofLoanWithIndex: 0, didSend: .business(BusinessEvent(name: name, values: values)))
    }
    let limits = LocalizedText(verbatim: "From 1 to 3")
    #expect(await outcome("pot", "polish") == .refused(.notOffered))
    #expect(await outcome("screen", "boil") == .refused(.notOffered))
    #expect(await outcome("cold", "boil") == .refused(.impossible(LocalizedText(verbatim: "no water"))))
    #expect(
      await outcome("pot", "boil", [.init("litres", .integer(4))]) == .refused(.badValue("litres", limits: limits)))
    #expect(
      await outcome("pot", "boil", [.init("litres", .flag(true))]) == .refused(.badValue("litres", limits: limits)))
    #expect(
      await outcome("pot", "boil", [.init("litres", .integer(1)), .init("litres", .integer(2))])
        == .refused(.badValue("litres", limits: limits)))
    #expect(await outcome("pot", "boil", [.init("pot", .integer(1))]) == .refused(.badValue("pot", limits: nil)))
    #expect(asked.withLock(\.self) == [] && loop.view.updates.isEmpty)
    #expect(await outcome("pot", "boil", [.init("litres", .integer(3))]) == .done)
    #expect(asked.withLock(\.self) == ["boil"])
  }

  @Test("says on the page that an event is being checked until the same event is answered")
  func unknownOutcome() async throws {
    let answers = Mutex<[(any Error)?]>([Breakdown(), EventRefusal.conflict, Breakdown(), nil])
    let pots = MadeUpInteractor(
      "teapot", list: { _ in [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1"), boils: true))] },
      event: { _, id, _ in
        if let error = answers.withLock({ $0.removeFirst() }) { throw error }
        return MadeUpLoan(id: id, note: "boiled")
      })
    let loop = try Loop([pots])
    await loop.presenter.didBecomeReady()
    func outcome(_ key: EventKey) async -> EventOutcome {
      await loop.presenter.customItem(
        "pot", ofLoanWithIndex: 0, didSend: .business(BusinessEvent(name: "boil", key: key)))
    }
    let (first, other) = (EventKey(), EventKey())
    let sentence = "We are checking your request"
    #expect(await outcome(first) == .unknown)
    #expect(loop.view.shown.contains(sentence))
    // Another event is answered; the first one is still unknown.
    #expect(await outcome(other) == .refused(.conflict))
    #expect(loop.view.shown.contains(sentence))
    #expect(await outcome(first) == .unknown)
    #expect(await outcome(first) == .done)
    #expect(loop.view.shown.contains("boiled") && !loop.view.shown.contains(sentence))
  }

  @Test("does not refuse an event that may have been carried out before its product was gone")
  func goneAfterEvent() async throws {
    let answers = Mutex<[any Error]>([Breakdown(), ProductError.notFound(ProductID(type: "teapot", id: "1"))])
    let pots = MadeUpInteractor(
      "teapot", list: { _ in [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1"), boils: true))] },
      event: { _, id, _ in throw answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } })
    let loop = try Loop([pots])
    await loop.presenter.didBecomeReady()
    func outcome(_ key: EventKey) async -> EventOutcome {
      await loop.presenter.customItem(
        "pot", ofLoanWithIndex: 0, didSend: .business(BusinessEvent(name: "boil", key: key)))
    }
    let first = EventKey()
    for _ in 0..<2 { #expect(await outcome(first) == .unknown) }
    #expect(loop.view.shown.contains("We are checking your request"))
    // An event that was never sent before changes nothing of a product that is gone.
    #expect(await outcome(EventKey()) == .refused(.notOffered))
  }

  @Test("checks an event that no item offers any more until the source says what became of it")
  func unknownOutcomeOfRefused() async throws {
    let answers = Mutex<[(any Error)?]>([Breakdown(), nil])
    var pots = MadeUpInteractor.one("teapot", event: { _, _, _ in throw Breakdown() })
    pots.hasCarriedOut = {
      if let error = answers.withLock({ $0.removeFirst() }) { throw error }
      return false
    }
    let loop = try Loop([pots])
    await loop.presenter.didBecomeReady()
    let event = BusinessEvent(name: "boil")
    func outcome() async -> EventOutcome {
      await loop.strategist.outcome(of: event, refusedBecause: .notOffered, ofLoanWithIndex: 0)
    }
    #expect(await loop.strategist.handle(event, ofLoanWithIndex: 0) == .unknown)
    #expect(await outcome() == .unknown)
    #expect(loop.strategist.pages[0].eventInDoubt == event)
    #expect(await outcome() == .refused(.notOffered))
    #expect(loop.strategist.pages[0].eventInDoubt == nil)
  }

  @Test("has no way to go from a place where a whole type is unavailable")
  func nothingToChoose() async throws {
    var opened = 0
    let loop = try Loop(
      [MadeUpInteractor("teapot") { _ in throw Breakdown() }], router: ScreenRouter { _, _ in opened += 1 })
    await loop.presenter.didBecomeReady()
    await loop.presenter.didChoose(.flow("payment"), ofLoanWithIndex: 0)
    #expect(opened == 0)
  }
}
