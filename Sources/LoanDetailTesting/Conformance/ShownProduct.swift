import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailGateways

/// One sample record, and all screens of its product.
struct ShownProduct {
  let id: ProductID
  /// The record; `nil` if it cannot be read.
  private(set) var record: LoanRecord?
  /// The product with its details; `nil` if the interactor does not return it.
  private(set) var loan: (any ProductProtocol)?
  /// The reasons why the product, or one of its screens, cannot be shown.
  private(set) var faults: [String] = []
  /// Its screens, in every language.
  private(set) var screens: [ShownScreen] = []

  /// The locales of the screens: one for each language of the engine.
  private static let locales = ["en_US", "ru_RU"]

  static func all(
    of plugin: ProductPlugin, from samples: PortfolioGateway, on day: CalendarDate
  ) async -> [ShownProduct] {
    let interactor = plugin.interactor(readingFrom: samples)
    let contexts = locales.map { PresentationContext(formatter: LocaleFormatter(locale: $0), asOf: day) }
    var products: [ShownProduct] = []
    for entry in samples.records(of: plugin.manifest.type, for: .allCustomers) {
      switch entry {
      case .success(let record):
        products.append(await ShownProduct(of: record, by: interactor, in: contexts))
      case .failure(let fault):
        products.append(ShownProduct(id: fault.id, faults: Self.messages(of: fault)))
      }
    }
    return products
  }

  private init(id: ProductID, faults: [String]) {
    self.id = id
    self.faults = faults
  }

  private init(
    of record: LoanRecord, by interactor: any ProductBusinessLogicProtocol, in contexts: [PresentationContext]
  ) async {
    id = record.id
    self.record = record
    do {
      let loan = try await interactor.productWithDetails(by: id, for: .allCustomers)
      guard loan.id == id else {
        faults = ["The interactor answers with the product \(loan.id). Return the one that is asked for."]
        return
      }
      self.loan = loan
      for context in contexts { for screen in loan.screens { show(loan, on: screen, in: context) } }
    } catch ProductError.unreadable(let fault) {
      faults = Self.messages(of: fault)
    } catch {
      faults = ["The product's details cannot be had: \(error). Mend the sample record, or the interactor."]
    }
  }

  private mutating func show(_ loan: any ProductProtocol, on screen: ScreenID, in context: PresentationContext) {
    if let model = loan.viewModel(for: screen, in: context) {
      screens.append(ShownScreen(of: loan, as: model, on: screen, in: context))
    } else {
      faults.append(
        "The product has the screen \"\(screen)\" and makes no view model of it. "
          + "Make one, or take the screen out of its `screens`.")
    }
  }

  private static func messages(of fault: ProductFault) -> [String] {
    fault.diagnostics.filter { $0.severity == .error }
      .map { "The sample record cannot be shown. At \($0.path): \($0.message)" }
  }
}

/// One screen of a product in one language.
struct ShownScreen {
  let product: ProductID
  let context: PresentationContext
  let document: ScreenDocument

  init(
    of loan: any ProductProtocol, as model: any ProductViewModelProtocol, on screen: ScreenID,
    in context: PresentationContext
  ) {
    product = loan.id
    self.context = context
    document = ScreenDocument(
      subject: .init(id: loan.id.id, type: "\(loan.id.type)", title: loan.title(context.language)), screen: screen,
      language: context.language.rawValue, locale: context.formatter.locale, asOf: "\(context.asOf)",
      headerItem: model.headerItem,
      contentItems: model.contentItems, remarks: [])
  }

  /// The place of a finding on the screen.
  var place: String { "\(product), \(document.screen), \(document.locale)" }

  /// Every item, in reading order. The items inside an item follow it.
  var items: [Item] { ([document.headerItem] + document.contentItems).flatMap(\.withDescendants) }
}

extension Item {
  fileprivate var withDescendants: [Item] { [self] + children.flatMap(\.withDescendants) }
}
