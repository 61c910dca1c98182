import DesignSystem
import LoanDetailCore
import Loans
import Localization

/// The interactor of products of a type no bank has.
struct Pots: ProductBusinessLogicProtocol {
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

/// A product of a type no bank has.
struct Pot: ProductProtocol {
  var id: ProductID
  var isDetailed: Bool
  var title: LocalizedText { LocalizedText(verbatim: "Pot") }
  var diagnostics: [Diagnostic] { [] }
  var basis: ScreenBasis { ScreenBasis() }
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
