import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Testing

@MainActor
@Suite("Turning to a loan")
struct StrategistSelectionTests {
  @Test("asks the interactor that owns the loan, and no other")
  func ownerIsAsked() async throws {
    let other = MadeUpInteractor(
      "leasing", list: { _ in [.success(MadeUpLoan(id: ProductID(type: "leasing", id: "1")))] },
      details: { _, _ in throw Breakdown() })
    let loop = try Loop([other, MadeUpInteractor("teapot", ids: ["1", "2"])])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 2)
    // The page beside it is of the same interactor.
    #expect(loop.view.updates.map(\.index) == [2, 1])
    #expect(loop.view.last(at: 2) == "Loan 2\nwith details\nmain")
  }

  @Test("outside the list does nothing", arguments: [-1, 1, .max])
  func unknownPlace(index: Int) async throws {
    let loop = try Loop([MadeUpInteractor("teapot", ids: ["1"])])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: index)
    await loop.presenter.didChoose(.screen(.schedule), ofLoanWithIndex: index)
    #expect(loop.view.updates.isEmpty)
  }

  @Test("shows a page that says so when the details cannot be had", arguments: Failure.all)
  func failureBecomesAPage(failure: Failure) async throws {
    let interactor = MadeUpInteractor.one("teapot") { _, _ in
      if let error = failure.error { throw error }
      return MadeUpLoan(id: ProductID(type: "teapot", id: "9"))
    }
    let loop = try Loop([interactor])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.strategist.pages[0].diagnostics.map(\.message) == [failure.message])
    #expect(
      loop.view.shown == """
        Made-up teapot
        1
        Cannot be shown
        \(failure.page)
        """)
    #expect(loop.strategist.pages[0].cause == failure.cause)
    #expect(loop.strategist.pages[0].id == ProductID(type: "teapot", id: "1"))
  }

  @Test("asks again for a loan whose details could not be had")
  func failuresPass() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    let loop = try Loop([
      MadeUpInteractor.one("teapot") { id, _ in
        for await isThere in answers {
          guard isThere else { throw Breakdown() }
          break
        }
        return MadeUpLoan(id: id, note: "with details")
      }
    ])
    await loop.presenter.didBecomeReady()
    answer.yield(false)
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.list == ["fault teapot:1: product.failed"])
    answer.yield(true)
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.view.shown == "Loan 1\nwith details\nmain")
  }

  @Test("asks for a listed fault only where the source did not answer", arguments: FaultCause.allCases)
  func listedFaults(cause: FaultCause) async throws {
    let fault = ProductFault(id: ProductID(type: "teapot", id: "1"), cause: cause, diagnostics: [])
    let loop = try Loop([MadeUpInteractor("teapot") { _ in [.failure(fault)] }])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect((loop.strategist.pages[0].cause == nil) == (cause == .unavailable))
  }

  @Test("reads and maps the details off the main actor")
  func detailsOffTheMainActor() async throws {
    let loop = try Loop([WhereaboutsInteractor()])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.view.shown == "Loan 1\nnowhere\nmain")
  }

  @Test("shows faults in Russian to a reader of Russian")
  func faultsAreLocalized() async throws {
    let interactor = MadeUpInteractor.one("teapot") { id, _ in
      throw ProductError.unreadable(ProductFault(id: id, diagnostics: []))
    }
    let unavailable = MadeUpInteractor("leasing") { _ in throw Breakdown() }
    let loop = try Loop([interactor, unavailable], locale: "ru_RU")
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(
      loop.view.shown == """
        Выдуманный teapot
        1
        Не удаётся показать
        Сейчас мы не можем показать этот продукт
        Данные пришли с ошибками, а додумывать цифры мы не станем. Ваши договорённости с банком не изменились. \
        Попробуйте позже или обратитесь в банк.
        """)
    await loop.presenter.didTurn(toLoanWithIndex: 1)
    #expect(
      loop.view.shown == """
        Выдуманный leasing
        Не удаётся показать
        Сейчас мы не можем показать эти продукты
        Сервис, где хранятся данные, не отвечает. Ваши договорённости с банком не изменились. Попробуйте позже.
        """)
  }

  @Test("is forgotten when the list changes before the details come")
  func lateDetailsOfAnotherList() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let (lists, list) = AsyncStream.makeStream(of: [String].self)
    list.yield(["1", "2"])
    list.yield(["1"])
    let interactor = MadeUpInteractor(
      "teapot",
      list: { _ in
        var ids: [String] = []
        for await next in lists {
          ids = next
          break
        }
        return ids.map { .success(MadeUpLoan(id: ProductID(type: "teapot", id: $0))) }
      },
      details: { id, _ in
        ask.yield()
        for await _ in answers { break }
        return MadeUpLoan(id: id, note: "late")
      })
    let loop = try Loop([interactor])
    await loop.presenter.didBecomeReady()
    let turn = Task { await loop.presenter.didTurn(toLoanWithIndex: 1) }
    for await _ in asked { break }
    await loop.presenter.didBecomeReady()
    answer.yield()
    await turn.value
    #expect(loop.list == ["teapot:1"])
    #expect(loop.view.updates.isEmpty)
  }
}

/// An interactor whose loan says on which actor its details were read.
private struct WhereaboutsInteractor: ProductBusinessLogicProtocol {
  let manifest = MadeUpInteractor("teapot").manifest

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1")))]
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    MadeUpLoan(id: id, note: #isolation.map { "on \($0)" } ?? "nowhere")
  }
}

/// A way in which details cannot be had, and what is said about it.
struct Failure: Sendable, CustomTestStringConvertible {
  var error: (any Error)?
  var cause: FaultCause
  var message: String
  /// What a customer reads.
  var page: String
  var testDescription: String { message }

  static let all = [
    Failure(
      error: Breakdown(), cause: .unavailable,
      message: "The product could not be shown. Found an error of the type \"Breakdown\". "
        + "Try again later; if it stays, ask the owners of the product.", page: silence),
    Failure(
      error: ProductError.notFound(ProductID(type: "teapot", id: "1")), cause: .gone,
      message: "The product was known before and cannot be found any more. List the products again.",
      page: """
        We cannot find this product
        What should be here was not found. Please open the list again; if something is missing there, contact the bank.
        """),
    Failure(
      error: ProductError.unreadable(
        ProductFault(
          id: ProductID(type: "leasing", id: "2"),
          diagnostics: [Diagnostic(id: "record.bad", severity: .error, path: "$", summary: "The record is bad.")])),
      cause: .badData, message: "The record is bad.",
      page: """
        We cannot show this product right now
        The data arrived with errors, and we will not guess at figures. Your agreement with the bank has not changed. \
        Please try again later or contact the bank.
        """),
    Failure(
      error: GatewayError.unavailable(
        Diagnostic(id: "source.down", severity: .error, path: "bank", summary: "The bank is closed.")),
      cause: .unavailable, message: "The bank is closed.", page: silence),
    Failure(
      error: nil, cause: .brokenPlugin,
      message: "The interactor answered with another product than the one asked for. Found \"teapot:9\". "
        + "This is a fault of the product's plugin; its owners mend it.",
      page: """
        We cannot show this product right now
        Our program made a mistake here, and we will not show what may be wrong. Your agreement with the bank has not \
        changed. Please contact the bank.
        """),
  ]

  private static let silence = """
    We cannot show this product right now
    The service that holds the data does not answer. Your agreement with the bank has not changed. Please try again \
    later.
    """
}
