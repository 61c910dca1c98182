import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailSections
import Loans
import Localization

/// A product of a type no bank has, which keeps to the contract but for what a test changes.
struct Teapot: ProductProtocol {
  var record: LoanRecord
  var habits: Habits

  /// What tests change.
  struct Habits: Sendable {
    var title = LocalizedText(en: "Teapot", ru: "Чайник")
    var screens: [ScreenID] = [.main, .schedule]
    /// What is changed of the items of a screen.
    var change: @Sendable (inout [Item], LoanRecord, PresentationContext) -> Void = { _, _, _ in }
    /// What is changed of the top where a list asks for it.
    var changeTop: @Sendable (inout Header, LoanRecord) -> Void = { _, _ in }
    /// What is changed of the header of a screen.
    var changeHeader: @Sendable (inout Header, ScreenID, PresentationContext) -> Void = { _, _, _ in }
    /// The screens that cannot be made.
    var missing: [ScreenID] = []
    /// Whether an item records its source.
    var isTraced: @Sendable (ItemID) -> Bool = { _ in true }
  }

  var id: ProductID { record.id }
  var title: LocalizedText { habits.title }
  var diagnostics: [Diagnostic] { record.diagnostics }
  var basis: ScreenBasis { ScreenBasis() }
  var screens: [ScreenID] { habits.screens }

  func headerItem(in context: PresentationContext) -> Item {
    var header = header(of: .main, in: context)
    habits.changeTop(&header, record)
    return .header(header)
  }

  func mainViewModel(in context: PresentationContext) -> any ProductViewModelProtocol {
    model(.main, debt(in: context) + terms(in: context) + [lid(in: context)], in: context)
  }

  func viewModel(for screen: ScreenID, in context: PresentationContext) -> (any ProductViewModelProtocol)? {
    guard !habits.missing.contains(screen) else { return nil }
    return switch screen {
    case .main: mainViewModel(in: context)
    case .schedule: model(.schedule, [schedule(in: context)], in: context)
    default: model(screen, [], in: context)
    }
  }

  private func model(_ screen: ScreenID, _ items: [Item], in context: PresentationContext) -> ProductViewModel {
    var items = items
    habits.change(&items, record, context)
    let header = header(of: screen, in: context)
    for item in items where habits.isTraced(item.id) {
      let facts = record.facts
      let source = item.fact == .rate ? facts.terms.rates.source : facts.debt.total.source
      context.provenance?.add([source], to: item.id)
    }
    return ProductViewModel(headerItem: .header(header), contentItems: items)
  }

  private func header(of screen: ScreenID, in context: PresentationContext) -> Header {
    var header = Header(title: title(context.language), subtitle: record.facts.contractNumber.value?.masked)
    // The shared header also records where the title and the states are from.
    if case .header(let shared) = LoanOnScreen(record, typeTitle: title, in: context).header {
      header.statuses = shared.statuses
    }
    habits.changeHeader(&header, screen, context)
    return header
  }

  private func debt(in context: PresentationContext) -> [Item] {
    let (debt, language) = (record.facts.debt, context.language)
    guard let total = debt.total.value else { return [] }
    let parts = debt.portions.map { portion in
      Row(
        id: "debt.\(portion.component.rawValue)", label: LocalizedText(en: "Part", ru: "Часть")(language),
        value: .money(context.formatter.money(portion.amount)))
    }
    let whole = Row(
      id: "debt.total", label: LocalizedText(en: "Debt", ru: "Долг")(language),
      value: .money(context.formatter.money(total)), fact: .balance)
    return [.breakdown(Breakdown(id: "debt", total: whole, parts: parts))]
  }

  private func terms(in context: PresentationContext) -> [Item] {
    guard let rate = record.facts.terms.rates.value?.first?.rate else { return [] }
    return [
      .row(
        Row(
          id: "terms.rate", label: LocalizedText(en: "Rate", ru: "Ставка")(context.language),
          value: .percent(context.formatter.percent(rate.percent)), fact: .rate)),
      .row(
        Row(
          id: "brew.purpose", label: LocalizedText(en: "Purpose", ru: "Цель")(context.language),
          value: .text(record.facts.terms.purpose.value?(context.language) ?? "–"))),
    ]
  }

  private func lid(in context: PresentationContext) -> Item {
    let text = LocalizedText(en: "The lid whistles", ru: "Крышка свистит")(context.language)
    return .custom(
      CustomItem(
        id: "lid", kind: "teapot:lid", accessibilityLabel: text,
        payload: [.init("material", .value(.text("tin")))], fallback: .note(Note(id: "lid.text", text: text))))
  }

  private func schedule(in context: PresentationContext) -> Item {
    .note(Note(id: "schedule", text: LocalizedText(en: "At five", ru: "В пять")(context.language)))
  }
}

/// The interactor of teapots.
struct TeapotBusinessLogic: ProductBusinessLogicProtocol {
  var gateway: any LoanRecordGateway
  var manifest: ProductManifest
  var habits: Teapot.Habits

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    try await gateway.products(of: manifest.type, for: scope) { Teapot(record: $0, habits: habits) }
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    try await gateway.product(by: id, for: scope) { Teapot(record: $0, habits: habits) }
  }
}

/// An interactor that asks as a test tells it to, and else as the teapots' own one does.
struct OddBusinessLogic: ProductBusinessLogicProtocol {
  var usual: TeapotBusinessLogic
  var list: (@Sendable (TeapotBusinessLogic, CustomerScope) async throws -> [ProductEntry])?
  var details: (@Sendable (TeapotBusinessLogic, ProductID, CustomerScope) async throws -> any ProductProtocol)?

  var manifest: ProductManifest { usual.manifest }

  func allProducts(for scope: CustomerScope) async throws -> [ProductEntry] {
    if let list { try await list(usual, scope) } else { try await usual.allProducts(for: scope) }
  }

  func productWithDetails(by id: ProductID, for scope: CustomerScope) async throws -> any ProductProtocol {
    if let details {
      try await details(usual, id, scope)
    } else {
      try await usual.productWithDetails(by: id, for: scope)
    }
  }
}
