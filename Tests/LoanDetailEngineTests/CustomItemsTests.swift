import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Localization
import Testing

@MainActor
@Suite("A product's own item")
struct CustomItemsTests {
  private struct OwnItems: ProductProtocol {
    let id: ProductID
    let item: CustomItem
    var title: LocalizedText { LocalizedText(verbatim: "Teapot") }
    var diagnostics: [Diagnostic] { [] }
    var basis: ScreenBasis { ScreenBasis() }
    var screens: [ScreenID] { [.main] }

    func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
      ProductViewModel(
        headerItem: .header(Header(title: "Teapot")),
        contentItems: [.section(Section(id: "s", title: "Own", items: [.custom(item)]))])
    }

    func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
      screen == .main ? mainViewModel(in: context) : nil
    }
  }

  private func document(kind: CustomItem.Kind, _ payload: [CustomItem.Field]) async throws -> ScreenDocument {
    let item = CustomItem(
      id: "lid", kind: kind, accessibilityLabel: "Lid", payload: payload,
      fallback: .note(Note(id: "lid.note", text: "A lid")))
    let product = OwnItems(id: ProductID(type: "teapot", id: "1"), item: item)
    var interactor = MadeUpInteractor(
      "teapot", screens: [.main], list: { _ in [.success(product)] }, details: { _, _ in product })
    interactor.manifest.customKinds = [
      CustomKind("teapot:lid", summary: "A lid.", fields: [.init("shape", .text, isRequired: true, "Its shape.")])
    ]
    let loop = try Loop([interactor])
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    let shown = try #require(loop.view.updates.last?.item)
    return ScreenDocument(of: loop.strategist.pages[0], as: shown, on: .main, in: loop.context)
  }

  @Test("that keeps to its kind is shown")
  func sound() async throws {
    let document = try await document(kind: "teapot:lid", [.init("shape", .value(.text("round")))])
    #expect(document.contentItems.flatMap(\.children).map(\.kind) == [.custom("teapot:lid")])
    #expect(document.remarks.isEmpty)
  }

  @Test("whose payload breaks its kind is shown by its fallback, with a remark")
  func brokenPayload() async throws {
    let document = try await document(kind: "teapot:lid", [.init("shape", .integer(4))])
    #expect(document.contentItems.flatMap(\.children) == [.note(Note(id: "lid.note", text: "A lid"))])
    #expect(
      document.remarks == [
        .init(
          id: "item.broken-kind", severity: "warning", path: "teapot:1: lid",
          message: "An item of the product's own kind \"teapot:lid\" breaks what the kind states, and is shown by its "
            + "fallback. payload.shape is a whole number; expected: a text. This is a fault of the product's plugin; its "
            + "owners mend it.")
      ])
  }

  @Test("of a kind the manifest does not state is shown by its fallback, with a remark")
  func undeclared() async throws {
    let document = try await document(kind: "teapot:spout", [])
    #expect(document.contentItems.flatMap(\.children).map(\.id) == ["lid.note"])
    #expect(document.remarks.map(\.id) == ["item.broken-kind"])
    #expect(
      document.remarks.first?.message.contains("The plugin's manifest does not state the kind \"teapot:spout\".")
        == true)
  }
}
