import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
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
      "teapot", list: { _ in [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1")))] },
      event: { event, id, _ in MadeUpLoan(id: id, note: "\(event.name) \(event.parameters["litres"] ?? "")") })
    let loop = try Loop([MadeUpInteractor("leasing", ids: ["1"]), pots])
    await loop.presenter.didBecomeReady()
    let event = BusinessEvent(name: "boil", parameters: ["litres": "2"])
    await loop.presenter.customItem("pot", ofLoanWithIndex: 1, didSend: .business(event))
    #expect(loop.view.shown == "Loan 1\nboil 2\nmain")
    #expect(loop.view.updates.map(\.index) == [1])
  }

  @Test("says which event an interactor does not know")
  func unknownEvent() async throws {
    let loop = try Loop([MadeUpInteractor("teapot", ids: ["1"])])
    await loop.presenter.didBecomeReady()
    await loop.presenter.customItem("pot", ofLoanWithIndex: 0, didSend: .business(BusinessEvent(name: "boil")))
    #expect(
      loop.strategist.pages[0].diagnostics.map(\.message) == [
        "The product's own item sent an event that its interactor does not know. Found \"boil\". "
          + "This is a fault of the product's plugin; its owners mend it."
      ])
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
