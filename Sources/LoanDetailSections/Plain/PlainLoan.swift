public import DesignSystem
public import LoanDetailCore

/// A product of a type that nobody has a plugin for: a plain, complete and honest screen made of the shared sections.
public struct PlainLoan: ProductProtocol {
  /// What the product's source says of it.
  public let record: LoanRecord
  private let typeTitle: LocalizedText

  /// Makes a product from its record.
  public init(_ record: LoanRecord) {
    self.record = record
    typeTitle = Self.title(of: record.id.type)
  }

  /// The product's type and id.
  public var id: ProductID { record.id }
  /// What the customer calls the product, or its type's name.
  public var title: LocalizedText { record.facts.title(orType: typeTitle) }
  /// What is worth knowing about the record, and where it contradicts itself.
  public var diagnostics: [Diagnostic] { record.diagnostics + record.facts.contradictions(at: record.path) }
  /// The standard screens; the schedule only where one applies.
  public var screens: [ScreenID] { Self.screens.filter { $0 != .schedule || !record.facts.isUnscheduled } }

  /// The top of every screen.
  public func headerItem(in context: PresentationContext) -> Item {
    LoanSections(record, typeTitle: typeTitle, in: context).header()
  }

  /// The main screen.
  public func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let sections = LoanSections(record, typeTitle: typeTitle, in: context)
    return ProductViewModel(headerItem: sections.header(), contentItems: sections.main())
  }

  /// One of the standard screens.
  public func viewModel(
    for screen: ScreenID, in context: PresentationContext
  ) -> (any ProductViewModelProtocol)? {
    let sections = LoanSections(record, typeTitle: typeTitle, in: context)
    return switch screen {
    case .main: mainViewModel(in: context)
    case .details: sections.details()
    case _ where !screens.contains(screen): nil
    default: sections.standardScreen(screen)
    }
  }

  private static let screens: [ScreenID] = [.main, .details, .composition, .schedule, .operations]

  /// A plugin for a type that has none of its own.
  public static func plugin(for type: ProductType) -> ProductPlugin {
    let manifest = ProductManifest(
      type: type, title: title(of: type), version: "1.0.0", module: "LoanDetailSections", screens: screens)
    return ProductPlugin(manifest: manifest, sampleRecords: #"{"schemaVersion": 1, "loans": []}"#) {
      gateway in
      PlainLoanBusinessLogic(manifest: manifest, gateway: gateway)
    }
  }

  private static func title(of type: ProductType) -> LocalizedText {
    LocalizedText(en: "Loan (\(type))", ru: "Кредит (\(type))")
  }
}

private struct PlainLoanBusinessLogic: ProductBusinessLogicProtocol {
  let manifest: ProductManifest
  let gateway: any LoanRecordGateway

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await gateway.products(of: manifest.type, for: scope) { PlainLoan($0) }
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope) { PlainLoan($0) }
  }
}
