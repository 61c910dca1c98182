import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Testing

@MainActor
@Suite("The list of loans")
struct StrategistListTests {
  @Test("keeps the interactors' order, whoever answers first")
  func orderIsStrict() async throws {
    // The first interactor answers only after the second one has.
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let slow = MadeUpInteractor("leasing") { _ in
      for await _ in answers { break }
      return [.success(MadeUpLoan(id: ProductID(type: "leasing", id: "1")))]
    }
    let quick = MadeUpInteractor("teapot") { _ in
      defer { answer.yield() }
      return ["7", "3"].map { .success(MadeUpLoan(id: ProductID(type: "teapot", id: $0))) }
    }
    let loop = try Loop([slow, quick])
    await loop.presenter.didBecomeReady()
    #expect(loop.list == ["leasing:1", "teapot:7", "teapot:3"])
    #expect(loop.view.items.map(\.drawn) == ["Loan 1\nlisted", "Loan 7\nlisted", "Loan 3\nlisted"])
    #expect(loop.view.selectedIndex == 0)
  }

  @Test("loses one page to an interactor that fails")
  func oneFailingInteractorCostsOnePage() async throws {
    let broken = MadeUpInteractor("teapot") { _ in throw Breakdown() }
    let loop = try Loop([MadeUpInteractor("leasing", ids: ["1"]), broken, MadeUpInteractor("barter", ids: ["2"])])
    await loop.presenter.didBecomeReady()
    #expect(loop.list == ["leasing:1", "unavailable teapot: product.unavailable", "barter:2"])
    let diagnostic = try #require(loop.strategist.pages[1].diagnostics.first)
    #expect(diagnostic.severity == .error)
    #expect(
      diagnostic.message == "The products of the type \"teapot\" could not be listed. Found an error of the type "
        + "\"Breakdown\". Try again later; if it stays, ask the owners of Module-teapot.")
    #expect(loop.view.items[1].drawn == "Made-up teapot\nCannot be shown")
  }

  @Test("passes on what a gateway says of its failure")
  func gatewayErrorSpeaksForItself() async throws {
    let diagnostic = Diagnostic(id: "source.down", severity: .error, path: "bank", summary: "The bank is closed.")
    let loop = try Loop([MadeUpInteractor("teapot") { _ in throw GatewayError.unavailable(diagnostic) }])
    await loop.presenter.didBecomeReady()
    #expect(loop.strategist.pages.map(\.diagnostics) == [[diagnostic]])
  }

  @Test("holds each product to the contract and loses only those that break it")
  func contractFaultsCostTheirOwnPages() async throws {
    let unread = ProductFault(
      id: ProductID(type: "teapot", id: "4"),
      diagnostics: [Diagnostic(id: "record.bad", severity: .error, path: "$.loans[3]", summary: "Bad.")])
    let interactor = MadeUpInteractor("teapot") { _ in
      [
        .success(MadeUpLoan(id: ProductID(type: "teapot", id: "1"))),
        .success(MadeUpLoan(id: ProductID(type: "leasing", id: "2"))),
        .success(MadeUpLoan(id: ProductID(type: "teapot", id: "1"))),
        .failure(unread),
        .success(MadeUpLoan(id: ProductID(type: "teapot", id: "5"))),
        .failure(ProductFault(id: ProductID(type: "leasing", id: "6"), diagnostics: unread.diagnostics)),
      ]
    }
    let loop = try Loop([interactor])
    await loop.presenter.didBecomeReady()
    #expect(
      loop.list == [
        "teapot:1", "fault teapot:2: product.foreign-type", "fault teapot:1: product.duplicate-id",
        "fault teapot:4: record.bad", "teapot:5", "fault teapot:6: product.foreign-type",
      ])
    #expect(
      loop.strategist.pages[1].diagnostics.map(\.message) == [
        "The interactor of \"teapot\" returned a product of another type. Found \"leasing:2\". "
          + "This is a fault of the product's plugin; its owners mend it."
      ])
    #expect(
      loop.strategist.pages[2].diagnostics.map(\.message) == [
        "The interactor returned two products with one id. Found \"teapot:1\". "
          + "This is a fault of the product's plugin; its owners mend it."
      ])
  }

  @Test("says of a loan that it has screens its plugin does not state, and shows it")
  func undeclaredScreens() async throws {
    let loan = MadeUpLoan(id: ProductID(type: "teapot", id: "1"), screens: [.main, .schedule, .operations])
    let loop = try Loop([MadeUpInteractor("teapot") { _ in [.success(loan)] }])
    await loop.presenter.didBecomeReady()
    #expect(loop.list == ["teapot:1"])
    #expect(
      loop.strategist.pages[0].diagnostics.map(\.message) == [
        "The product has screens that its plugin's manifest does not state. Found operations; expected none but "
          + "main, schedule. This is a fault of the product's plugin; its owners mend it."
      ])
  }

  @Test("has the findings about its reading, then its contradictions")
  func findings() async throws {
    let findings = ["read", "contradicted"].map {
      Diagnostic(id: "facts.\($0)", severity: .warning, path: "$", summary: "It is \($0).")
    }
    let loan = MadeUpLoan(
      id: ProductID(type: "teapot", id: "1"), diagnostics: [findings[0]], contradictions: [findings[1]])
    let loop = try Loop([MadeUpInteractor("teapot") { _ in [.success(loan)] }])
    await loop.presenter.didBecomeReady()
    #expect(loop.strategist.pages[0].diagnostics == findings)
  }

  @Test("may lack screens that its plugin states")
  func fewerScreens() async throws {
    let loan = MadeUpLoan(id: ProductID(type: "teapot", id: "1"), screens: [.main])
    let loop = try Loop([MadeUpInteractor("teapot") { _ in [.success(loan)] }])
    await loop.presenter.didBecomeReady()
    #expect(loop.strategist.pages[0].diagnostics == [])
  }

  @Test("may be empty, and then nothing is selected")
  func emptyList() async throws {
    let loop = try Loop([MadeUpInteractor("teapot", ids: [])])
    await loop.presenter.didBecomeReady()
    #expect(loop.view.items.isEmpty)
    #expect(loop.view.selectedIndex == nil)
  }

  @Test(
    "asks for nothing outside its scope",
    arguments: [CustomerScope.allCustomers, .customer(CustomerID(rawValue: "C-1"))])
  func scopeReachesEveryRequest(scope: CustomerScope) async throws {
    let (asked, ask) = AsyncStream.makeStream(of: CustomerScope.self)
    let interactor = MadeUpInteractor(
      "teapot",
      list: { scope in
        ask.yield(scope)
        return [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1"), boils: true))]
      },
      details: { id, scope in
        ask.yield(scope)
        return MadeUpLoan(id: id, boils: true)
      },
      event: { _, id, scope in
        ask.yield(scope)
        return MadeUpLoan(id: id, boils: true)
      })
    let loop = try Loop([interactor], scope: scope)
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    await loop.presenter.customItem("pot", ofLoanWithIndex: 0, didSend: .business(BusinessEvent(name: "boil")))
    ask.finish()
    var scopes: [CustomerScope] = []
    for await scope in asked { scopes.append(scope) }
    #expect(scopes == [scope, scope, scope])
  }
}
