public import DesignSystem
public import LoanDetailCore

/// A product of a type without a plugin, shown with the shared sections only.
///
/// ```swift
/// let plugin = PlainLoan.plugin(for: "boatLoan")
/// ```
public struct PlainLoan: ProductProtocol {
  public let record: LoanRecord
  private let typeTitle: LocalizedText

  public init(_ record: LoanRecord) {
    self.record = record
    typeTitle = Self.title(of: record.id.type)
  }

  public var id: ProductID { record.id }
  /// The title in the source or, if there is none, the title of the product type.
  public var title: LocalizedText { record.facts.title(orType: typeTitle) }
  /// The findings about the record, including its contradictions.
  public var diagnostics: [Diagnostic] { record.diagnostics + record.facts.contradictions(at: record.path) }
  /// The standard screens; without the schedule if none applies.
  public var screens: [ScreenID] { Self.screens.filter { $0 != .schedule || !record.facts.isUnscheduled } }

  public func headerItem(in context: PresentationContext) -> Item {
    LoanSections(record, typeTitle: typeTitle, in: context).header()
  }

  public func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    let sections = LoanSections(record, typeTitle: typeTitle, in: context)
    return ProductViewModel(headerItem: sections.header(), contentItems: sections.main())
  }

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

  /// Returns a plugin for a product type that has no plugin of its own.
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

  func revision(of id: ProductID, for scope: CustomerScope) async throws -> RecordRevision? {
    try await gateway.revision(of: id, for: scope)
  }
}
