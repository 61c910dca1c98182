import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Testing

@MainActor
@Suite("The document of a page")
struct ScreenDocumentTests {
  @Test("names the product, the screen, the locale, the day and what is worth knowing")
  func ofALoan() async throws {
    let remark = Diagnostic(
      id: "record.odd", severity: .warning, path: "$.x", summary: "It is odd.", found: "1", expected: "2")
    let interactor = MadeUpInteractor(
      "teapot", list: { _ in [.success(MadeUpLoan(id: ProductID(type: "teapot", id: "1")))] },
      details: { id, _ in MadeUpLoan(id: id, diagnostics: [remark]) })
    let loop = try Loop([interactor], locale: "ru_RU")
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    let item = try #require(loop.view.updates.first?.item)
    let document = ScreenDocument(of: loop.strategist.pages[0], as: item, on: .main, in: loop.context)
    #expect(document.subject == ScreenDocument.Subject(id: "1", type: "teapot", title: "Кредит 1"))
    #expect([document.locale, document.asOf, document.screen.rawValue] == ["ru_RU", "2026-11-21", "main"])
    #expect(document.headerItem == item.headerItem)
    #expect(document.contentItems == item.contentItems)
    #expect(
      document.remarks == [
        ScreenDocument.Remark(
          id: "record.odd", severity: "warning", path: "$.x", message: "It is odd. Found 1; expected 2.")
      ])
  }

  @Test("of an unavailable type has the type's title and no id")
  func ofAnUnavailableType() async throws {
    let loop = try Loop([MadeUpInteractor("teapot") { _ in throw Breakdown() }])
    await loop.presenter.didBecomeReady()
    let document = ScreenDocument(of: loop.strategist.pages[0], as: loop.view.items[0], on: .main, in: loop.context)
    #expect(document.subject == ScreenDocument.Subject(id: "", type: "teapot", title: "Made-up teapot"))
  }
}
