import DesignSystem
import LoanDetailCore
import Testing

@testable import LoanDetailTesting

@MainActor
@Suite("The snapshots of interactors")
struct SnapshotsTests {
  @Test("are one text and one JSON for each product, screen and locale")
  func names() async throws {
    let snapshots = try await snapshots(ids: ["1", "a/b"], locales: ["en_US", "ru_RU"])
    let names = ["1", "a%2Fb"].flatMap { id in
      ["main", "schedule"].flatMap { screen in
        ["en_US", "ru_RU"].flatMap { locale in ["txt", "json"].map { "\(id).\(screen).\(locale).\($0)" } }
      }
    }
    #expect(Set(snapshots.files.keys) == Set(names))
    #expect(snapshots.clashes == [])
  }

  @Test("show each screen as the presenter gives it, with the loan's details")
  func content() async throws {
    let files = try await snapshots(ids: ["1"], locales: ["en_US"]).files
    func text(_ name: String) -> String { String(decoding: files[name] ?? [], as: UTF8.self) }
    #expect(text("1.main.en_US.txt").contains("main of 1"))
    #expect(text("1.schedule.en_US.txt").contains("schedule of 1"))
    #expect(text("1.schedule.en_US.json").contains("\"1\""))
  }

  @Test("clash when two products have one id")
  func clash() async throws {
    let snapshots = try await Snapshots(
      of: [Pots(type: "teapot", ids: ["1"]), Pots(type: "kettle", ids: ["1"])], in: contexts(["en_US"]),
      scope: .allCustomers)
    #expect(snapshots.clashes == ["1.main.en_US", "1.schedule.en_US"])
  }

  private func snapshots(ids: [String], locales: [String]) async throws -> Snapshots {
    try await Snapshots(of: [Pots(type: "teapot", ids: ids)], in: contexts(locales), scope: .allCustomers)
  }

  private func contexts(_ locales: [String]) throws -> [PresentationContext] {
    try locales.map { try #require(PresentationContext(locale: $0, asOf: "2026-11-21")) }
  }
}

private struct Pots: ProductBusinessLogicProtocol {
  var type: ProductType
  var ids: [String]

  var manifest: ProductManifest {
    ProductManifest(
      type: type, title: LocalizedText(verbatim: "Pot"), version: "1", module: "Pots", screens: [.main, .schedule])
  }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    ids.map { .success(Pot(id: ProductID(type: type, id: $0), isDetailed: false)) }
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    Pot(id: id, isDetailed: true)
  }
}

private struct Pot: ProductProtocol {
  var id: ProductID
  var isDetailed: Bool
  var title: LocalizedText { LocalizedText(verbatim: "Pot") }
  var diagnostics: [Diagnostic] { [] }
  var screens: [ScreenID] { isDetailed ? [.main, .schedule] : [.main] }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol { model(.main) }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    screens.contains(screen) ? model(screen) : nil
  }

  private func model(_ screen: ScreenID) -> ProductViewModel {
    ProductViewModel(
      headerItem: .header(Header(title: "Pot")),
      contentItems: [.note(Note(id: "note", text: "\(screen) of \(id.id)"))])
  }
}
