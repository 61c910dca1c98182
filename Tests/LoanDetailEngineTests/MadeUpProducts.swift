import DesignSystem
import LoanDetailCore
import Loans
import Localization

/// A product of a type no bank has.
struct MadeUpLoan: ProductProtocol, Equatable {
  var id: ProductID
  var note = "listed"
  /// Whether the main screen has an action that boils.
  var boils = false
  var screens: [ScreenID] = [.main, .schedule]
  var diagnostics: [Diagnostic] = []
  var contradictions: [Diagnostic] = []
  var basis: ScreenBasis { ScreenBasis() }

  var title: LocalizedText { LocalizedText(en: "Loan \(id.id)", ru: "Кредит \(id.id)") }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    ProductViewModel(
      headerItem: .header(Header(title: title(context.language), subtitle: note)),
      contentItems: [.note(Note(id: "screen", text: "main"))] + (boils ? [.actionGroup(Self.pot)] : []))
  }

  /// An action that boils, and one that cannot.
  private static let pot: ActionGroup = {
    var boil = Action(id: "pot", title: "Boil", destination: .event("boil", [.init("pot", .integer(1))]))
    boil.form = Form([.init("litres", "Litres", .number(.init(minimum: 1, maximum: 3)), limits: "From 1 to 3")])
    let cold = Action(
      id: "cold", title: "Boil", state: .unavailable(reason: "no water", spoken: "no water"),
      destination: .event("boil"))
    return ActionGroup(id: "actions", title: "Actions", actions: [boil, cold])
  }()

  /// What a product can do that boils.
  static let boil = Event(
    "boil", summary: "", parameters: [.init("pot", .integer, "")], inputs: [.init("litres", .integer, "")])

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
  var hasCarriedOut: @Sendable () async throws -> Bool = { false }

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
      customKinds: kinds.map { CustomKind($0, summary: "", fields: []) }, ownFlows: flows,
      events: [MadeUpLoan.boil])
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
    guard let answer = self.event else { throw EventRefusal.notOffered }
    return try await answer(event, id, scope)
  }

  func hasCarriedOut(_ event: BusinessEvent, of id: ProductID, for scope: CustomerScope) async throws -> Bool {
    try await hasCarriedOut()
  }
}

/// A failure nobody foresaw, which says more of itself than a customer may read.
struct Breakdown: Error, CustomStringConvertible {
  var description: String { "GET https://bank/loans?token=secret" }
}
