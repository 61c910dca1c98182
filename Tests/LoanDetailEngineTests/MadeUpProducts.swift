import DesignSystem
import LoanDetailCore
import Loans
import Localization

/// A product of a type no bank has.
struct MadeUpLoan: ProductProtocol, Equatable {
  var id: ProductID
  var note = "listed"
  var screens: [ScreenID] = [.main, .schedule]
  var diagnostics: [Diagnostic] = []
  var basis: ScreenBasis { ScreenBasis() }

  var title: LocalizedText { LocalizedText(en: "Loan \(id.id)", ru: "Кредит \(id.id)") }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    ProductViewModel(
      headerItem: .header(Header(title: title(context.language), subtitle: note)),
      contentItems: [.note(Note(id: "screen", text: "main"))])
  }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    switch screen {
    case .main: mainViewModel(in: context)
    case .schedule:
      ProductViewModel(
        headerItem: .header(Header(title: title(context.language), subtitle: note)),
        contentItems: [.note(Note(id: "screen", text: "schedule"))])
    default: nil
    }
  }
}

/// An interactor that answers what its test tells it to, and remembers what it was asked.
struct MadeUpInteractor: ProductBusinessLogicProtocol {
  var manifest: ProductManifest
  var list: @Sendable (CustomerScope) async throws -> [ProductEntry]
  var details: @Sendable (ProductID, CustomerScope) async throws -> any ProductProtocol
  var event: (@Sendable (BusinessEvent, ProductID, CustomerScope) async throws -> any ProductProtocol)?

  init(
    _ type: ProductType,
    screens: [ScreenID] = [.main, .schedule],
    module: String? = nil,
    kinds: [CustomItem.Kind] = [], flows: [Flow] = [],
    list: @escaping @Sendable (CustomerScope) async throws -> [ProductEntry] = { _ in [] },
    details: (@Sendable (ProductID, CustomerScope) async throws -> any ProductProtocol)? = nil,
    event: (@Sendable (BusinessEvent, ProductID, CustomerScope) async throws -> any ProductProtocol)? = nil
  ) {
    manifest = ProductManifest(
      type: type, title: LocalizedText(en: "Made-up \(type)", ru: "Выдуманный \(type)"), version: "1.0",
      module: module ?? "Module-\(type)", screens: screens,
      customKinds: kinds.map { CustomKind($0, summary: "", fields: []) }, ownFlows: flows)
    self.list = list
    self.details = details ?? { id, _ in MadeUpLoan(id: id, note: "with details") }
    self.event = event
  }

  /// An interactor with one product, "1".
  static func one(
    _ type: ProductType,
    details: (@Sendable (ProductID, CustomerScope) async throws -> any ProductProtocol)? = nil,
    event: (@Sendable (BusinessEvent, ProductID, CustomerScope) async throws -> any ProductProtocol)? = nil
  ) -> MadeUpInteractor {
    MadeUpInteractor(
      type, list: { _ in [.success(MadeUpLoan(id: ProductID(type: type, id: "1")))] }, details: details, event: event)
  }

  /// An interactor with these products.
  init(_ type: ProductType, ids: [String]) {
    self.init(type) { _ in ids.map { .success(MadeUpLoan(id: ProductID(type: type, id: $0))) } }
  }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] { try await list(scope) }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await details(id, scope)
  }

  func handle(_ event: BusinessEvent, by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    guard let answer = self.event else { throw ProductError.unsupportedEvent(event) }
    return try await answer(event, id, scope)
  }
}

/// A failure nobody foresaw, which says more of itself than a customer may read.
struct Breakdown: Error, CustomStringConvertible {
  var description: String { "GET https://bank/loans?token=secret" }
}
