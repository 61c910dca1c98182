import DesignSystem
import LoanArithmetic
import LoanDetailCommandLine
import LoanDetailCore
import LoanDetailGateways
import Loans
import Localization

/// Product types no bank has, over real records.
enum MadeUpProducts {
  static let teapot = plugin("teapot", screens: [.main, .schedule], samples: ["1001", "77"])
  static let kettle = plugin("kettle", screens: [.main], samples: ["2001", "77"])

  /// A product type that cannot be listed.
  static func silent(because error: GatewayError) -> ProductWithSamples {
    let manifest = manifest("samovar", screens: [.main])
    let plugin = ProductPlugin(manifest: manifest) { _ in SilentInteractor(manifest: manifest, error: error) }
    return ProductWithSamples(plugin, records: nil)
  }

  /// A product type whose products are listed and cannot be opened.
  static func fragile(_ type: ProductType, breaking cause: FaultCause) -> ProductWithSamples {
    let manifest = manifest(type, screens: [.main])
    let plugin = ProductPlugin(manifest: manifest) { gateway in
      Interactor(manifest: manifest, gateway: gateway, detailsCause: cause)
    }
    return ProductWithSamples(plugin, records: nil)
  }

  /// A product type whose list comes when a test lets it.
  static func slow(_ type: ProductType, until beforeList: @escaping @Sendable () async -> Void) -> ProductWithSamples {
    let manifest = manifest(type, screens: [.main])
    let plugin = ProductPlugin(manifest: manifest) { gateway in
      Interactor(manifest: manifest, gateway: gateway, beforeList: beforeList)
    }
    return ProductWithSamples(plugin, records: nil)
  }

  static let tool = LoanDetailTool(products: [teapot, kettle])

  /// A portfolio document.
  static func portfolio(_ loans: String..., asOf: String? = "2026-11-21") -> String {
    let day = asOf.map { "\"asOf\": \"\($0)\", " } ?? ""
    return "{\"schemaVersion\": 1, \(day)\"loans\": [\(loans.joined(separator: ",\n"))]}"
  }

  /// A loan of a portfolio.
  static func loan(_ id: String, type: String = "teapot", customer: String = "C-1", debt: String = "100.50") -> String {
    """
    {"id": "\(id)", "type": "\(type)", "currency": "RUB", "phase": "active",
     "parties": [{"customer": "\(customer)", "role": "borrower"}], "debt": {"total": "\(debt)"}}
    """
  }

  private static func manifest(_ type: ProductType, screens: [ScreenID]) -> ProductManifest {
    ProductManifest(
      type: type, title: LocalizedText(en: "Your \(type)", ru: "Ваш \(type)"), version: "1.2",
      module: "\(type)-module", screens: screens)
  }

  private static func plugin(_ type: ProductType, screens: [ScreenID], samples: [String]) -> ProductWithSamples {
    let manifest = manifest(type, screens: screens)
    let loans = samples.map { loan($0, type: type.rawValue, customer: $0 == "77" ? "C-2" : "C-1") }
    let plugin = ProductPlugin(manifest: manifest) { Interactor(manifest: manifest, gateway: $0) }
    let records = portfolio(loans.joined(separator: ",\n"), asOf: "2026-11-21")
    return ProductWithSamples(plugin, records: Array(records.utf8))
  }
}

private struct SilentInteractor: ProductBusinessLogicProtocol {
  let manifest: ProductManifest
  let error: GatewayError

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] { throw error }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    throw ProductError.notFound(id)
  }
}

private struct Interactor: ProductBusinessLogicProtocol {
  let manifest: ProductManifest
  let gateway: any LoanRecordGateway
  /// Why no product can be opened; `nil` where they can.
  var detailsCause: FaultCause?
  /// Called before each list; `nil` where nothing waits.
  var beforeList: (@Sendable () async -> Void)?

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    await beforeList?()
    return try await gateway.products(of: manifest.type, for: scope, make: product)
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    if let detailsCause {
      let broken = Diagnostic(id: "\(id.type).broken", severity: .error, path: "\(id.type)", summary: "It broke.")
      throw ProductError.unreadable(ProductFault(id: id, cause: detailsCause, diagnostics: [broken]))
    }
    return try await gateway.product(by: id, for: scope, make: product)
  }

  private func product(_ record: LoanRecord) throws(ProductFault) -> any ProductProtocol {
    Product(record: record, manifest: manifest)
  }
}

private struct Product: ProductProtocol {
  let record: LoanRecord
  let manifest: ProductManifest

  var id: ProductID { record.id }
  var title: LocalizedText { manifest.title }
  var diagnostics: [Diagnostic] { record.diagnostics }
  var basis: ScreenBasis { ScreenBasis() }
  var screens: [ScreenID] { manifest.screens }
  var answersWhatIf: Bool { true }
  var hasStatement: Bool { true }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol { model(.main, context) }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    hasScreen(screen, in: context) ? model(screen, context) : nil
  }

  private func model(_ screen: ScreenID, _ context: PresentationContext) -> ProductViewModel {
    let amounts = record.facts.debt.total.value.map { total in
      [Amount(id: "debt.total", label: "Owed", money: context.formatter.money(total), fact: .balance)]
    }
    let status = Status(id: "status", text: "Whistling", tone: .positive)
    return ProductViewModel(
      headerItem: .header(
        Header(title: title(context.language), subtitle: id.id, amounts: amounts ?? [], statuses: [status])),
      contentItems: [
        .note(Note(id: "screen", text: "This is \(screen) in \(context.formatter.locale) on \(context.asOf)."))
      ])
  }
}
