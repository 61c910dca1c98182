import DesignSystem
import LoanDetailCore
import LoanDetailEngine
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
    #expect(loop.view.updates.map(\.index) == [2])
    #expect(loop.view.shown == "Loan 2\nwith details\nmain")
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
    let interactor = MadeUpInteractor(
      "teapot", list: { _ in [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1")))] },
      details: { _, _ in
        if let error = failure.error { throw error }
        return MadeUpLoan(id: ProductID(type: "teapot", id: "9"))
      })
    let loop = try Loop([interactor])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    #expect(loop.strategist.pages[0].diagnostics.map(\.message) == [failure.message])
    #expect(
      loop.view.shown == """
        Made-up teapot
        1
        Cannot be shown
        We cannot show this product right now
        Its data arrived with errors, and we will not guess at figures. The agreement itself has not changed. \
        Please try again later or contact the bank.
        """)
  }

  @Test("shows faults in Russian to a reader of Russian")
  func faultsAreLocalized() async throws {
    let interactor = MadeUpInteractor(
      "teapot", list: { _ in [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1")))] },
      details: { _, _ in throw Breakdown() })
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
        Данные пришли с ошибками, а додумывать цифры мы не станем. Сам договор не изменился. \
        Попробуйте позже или обратитесь в банк.
        """)
    await loop.presenter.didTurn(toLoanWithIndex: 1)
    #expect(
      loop.view.shown == """
        Выдуманный leasing
        Не удаётся показать
        Сейчас мы не можем показать эти продукты
        Сервис, где они хранятся, не отвечает. Ваши договоры не изменились. Попробуйте позже.
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
    async let turn: Void = loop.presenter.didTurn(toLoanWithIndex: 1)
    for await _ in asked { break }
    await loop.presenter.didBecomeReady()
    answer.yield()
    await turn
    #expect(loop.list == ["teapot:1"])
    #expect(loop.view.updates.isEmpty)
  }
}

/// A way in which details cannot be had, and what is said about it.
struct Failure: Sendable, CustomTestStringConvertible {
  var error: (any Error)?
  var message: String
  var testDescription: String { message }

  static let all = [
    Failure(
      error: Breakdown(),
      message: "The product could not be shown. Found the kettle is empty. "
        + "Try again later; if it stays, ask the owners of the product."),
    Failure(
      error: ProductError.notFound(ProductID(type: "teapot", id: "1")),
      message: "The product is in the list and its details cannot be found. List the products again."),
    Failure(
      error: ProductError.unreadable(
        ProductFault(
          id: ProductID(type: "teapot", id: "1"),
          diagnostics: [Diagnostic(id: "record.bad", severity: .error, path: "$", summary: "The record is bad.")])),
      message: "The record is bad."),
    Failure(
      error: GatewayError.unavailable(
        Diagnostic(id: "source.down", severity: .error, path: "bank", summary: "The bank is closed.")),
      message: "The bank is closed."),
    Failure(
      error: nil,
      message: "The interactor answered with another product than the one asked for. Found \"teapot:9\". "
        + "This is a fault of the product's plugin; its owners mend it."),
  ]
}
