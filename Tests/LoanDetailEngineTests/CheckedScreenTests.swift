import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans
import Localization
import Testing

@MainActor
@Suite("A screen whose tree breaks a rule")
struct CheckedScreenTests {
  private static let twice = [Item.note(Note(id: "lid", text: "Lid")), .note(Note(id: "lid", text: "Other"))]
  private static let nameless = Item.note(Note(id: "", text: "Lid"))

  private func loop(_ loan: PatchworkLoan, screen: ScreenID = .main) async throws -> Loop {
    let interactor = MadeUpInteractor(
      "teapot", kinds: ["teapot:plate"], list: { _ in [.success(loan)] }, details: { _, _ in loan })
    let loop = try Loop([interactor], router: ScreenRouter(screen: screen))
    await loop.presenter.didBecomeReady()
    await loop.presenter.didTurn(toLoanWithIndex: 0)
    return loop
  }

  @Test("is not shown to any view; the product's other screens are")
  func costsOneScreen() async throws {
    let loop = try await loop(PatchworkLoan(schedule: [Self.nameless]), screen: .schedule)
    #expect(
      loop.view.shown == """
        Loan 1
        1
        Cannot be shown
        We cannot show this screen right now
        Our program made a mistake here, and we will not show what may be wrong. Your agreement with the bank has not \
        changed. Please contact the bank.
        """)
    #expect(loop.list == ["teapot:1"])
    await loop.presenter.didChoose(.screen(.main), ofLoanWithIndex: 0)
    #expect(loop.view.shown == "Loan 1\nmain")
  }

  @Test("says in its document which rule, where, and how often")
  func document() async throws {
    let loop = try await loop(
      PatchworkLoan(schedule: [Self.nameless, Self.nameless, Self.nameless]), screen: .schedule)
    let item = try #require(loop.view.updates.first?.item)
    let document = ScreenDocument(of: loop.strategist.pages[0], as: item, on: .schedule, in: loop.context)
    #expect(
      document.remarks == [
        ScreenDocument.Remark(
          id: "tree.empty-id", severity: "error", path: "teapot:1",
          message: "An item of the screen has no name. It stands after 1 named ones. There are 2 more "
            + "faults of this sort. This is a fault of the product's plugin; its owners mend it.")
      ])
    #expect(document.contentItems.map(\.id) == ["fault"])
  }

  @Test("is shown when several items have one name, with numbers that no other item has")
  func names() async throws {
    let loop = try await loop(
      PatchworkLoan(schedule: Self.twice + Self.twice + [.note(Note(id: "lid.2", text: "Own"))]), screen: .schedule)
    let item = try #require(loop.view.updates.first?.item)
    #expect(item.contentItems.map(\.id) == ["lid", "lid.3", "lid.4", "lid.5", "lid.2"])
    #expect(item.diagnostics.map(\.severity) == [.warning])
    #expect(
      item.diagnostics.map(\.message) == [
        "Several items of the screen have one name, and get numbers. The name \"lid\" is there more than once. There are "
          + "2 more faults of this sort. If the name contains an id of the record, change that id; otherwise the plugin "
          + "must name its items differently."
      ])
  }

  @Test("is shown when only an item of the product's own is wrong, which its fallback then says")
  func brokenKind() async throws {
    let plate = CustomItem(
      id: "plate", kind: "teapot:plate", accessibilityLabel: "Plate", payload: [.init("holes", .integer(3))],
      fallback: .note(Note(id: "plate.note", text: "A plate")))
    let loop = try await loop(PatchworkLoan(schedule: [.custom(plate)]), screen: .schedule)
    let item = try #require(loop.view.updates.first?.item)
    #expect(item.contentItems == [.note(Note(id: "plate.note", text: "A plate"))])
    #expect(item.diagnostics.map(\.id) == ["item.broken-kind"])
    #expect(item.diagnostics.map(\.severity) == [.warning])
    #expect(
      item.diagnostics.map(\.message) == [
        "An item of the product's own kind \"teapot:plate\" breaks what the kind states, and is shown by its fallback. "
          + "payload.holes is not among the kind's fields: . This is a fault of the product's plugin; its owners mend it."
      ])
  }

  @Test("is shown when an action opens a flow that the manifest does not state, which the host must then know")
  func brokenFlow() async throws {
    let actions = [
      Action(id: "boil", title: "Boil", destination: .flow("boil")),
      Action(id: "pay", title: "Pay", destination: .flow("pay")),
    ]
    let loop = try await loop(
      PatchworkLoan(schedule: [.actionGroup(ActionGroup(id: "g", title: "G", actions: actions))]), screen: .schedule)
    let item = try #require(loop.view.updates.first?.item)
    guard case .actionGroup(let group)? = item.contentItems.first else { return }
    #expect(group.actions.map(\.destination) == [.sourceFlow("boil"), .flow("pay")])
    #expect(
      item.diagnostics.map { "\($0.severity) \($0.id) \($0.path): \($0.message)" } == [
        "warning action.broken-flow teapot:1: boil: An item leads to a flow or an event that does not fit the manifest, and "
          + "leaves it to the host to know it. The plugin's manifest does not state the flow \"boil\". This is a fault of the "
          + "product's plugin; its owners mend it."
      ])
  }

  @Test("is shown when a fallback holds an item of the product's own, which its own fallback then says")
  func nestedItem() async throws {
    let plate = CustomItem(
      id: "plate", kind: "teapot:plate", accessibilityLabel: "Plate", payload: [],
      fallback: .custom(
        CustomItem(
          id: "inner", kind: "teapot:plate", accessibilityLabel: "Plate", payload: [],
          fallback: .note(Note(id: "plate.note", text: "A plate")))))
    let loop = try await loop(PatchworkLoan(schedule: [.custom(plate)]), screen: .schedule)
    let item = try #require(loop.view.updates.first?.item)
    #expect(item.contentItems.map(\.kind) == [.custom("teapot:plate")])
    #expect(item.contentItems.flatMap(\.children) == [.note(Note(id: "plate.note", text: "A plate"))])
    #expect(
      item.diagnostics.map(\.message) == [
        "A fallback holds an item of the product's own kind \"teapot:plate\", which is shown by its own fallback. A "
          + "fallback is made of standard items. This is a fault of the product's plugin; its owners mend it."
      ])
  }

  @Test("is not shown in the list either when its top is no header")
  func list() async throws {
    let loop = try await loop(PatchworkLoan(header: .note(Note(id: "top", text: "Top"))))
    #expect(loop.view.items[0].drawn == "Loan 1\n1\nCannot be shown")
    #expect(
      loop.view.items[0].diagnostics.map(\.message) == [
        "The screen has no header at its top. The top of the screen is of the kind \"note\". This is a fault of the "
          + "product's plugin; its owners mend it."
      ])
  }
}

/// A product with a tree of any make.
private struct PatchworkLoan: ProductProtocol {
  let id = ProductID(type: "teapot", id: "1")
  var header = Item.header(Header(title: "Loan 1"))
  var schedule: [Item] = []
  let screens: [ScreenID] = [.main, .schedule]
  let diagnostics: [Diagnostic] = []
  var basis: ScreenBasis { ScreenBasis() }
  var title: LocalizedText { LocalizedText(en: "Loan 1", ru: "Кредит 1") }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    ProductViewModel(headerItem: header, contentItems: [.note(Note(id: "screen", text: "main"))])
  }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    screen == .schedule
      ? ProductViewModel(headerItem: header, contentItems: schedule) : mainViewModel(in: context)
  }
}
