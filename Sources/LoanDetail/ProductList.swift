public import DesignSystem
public import LoanDetailCore
import LoanDetailEngine
public import Loans
import Localization

/// The products of a scope, each with the values of its header.
public struct ProductList: Sendable {
  /// One product, or one product type that cannot be listed.
  public struct Entry: Sendable {
    /// The product's id; `nil` if a whole type cannot be listed.
    public let id: ProductID?
    /// The product's type.
    public let type: ProductType
    /// The product's name for the customer.
    public let title: String
    /// The line under the title, such as the masked contract number.
    public let subtitle: String?
    /// The amount that stands out, usually the debt; ``balanceLabel`` is its label.
    public let balance: MoneyValue?
    /// The label of the balance, ready to show: the debt, the principal alone, or an amount in the customer's favour.
    public let balanceLabel: String?
    /// The balance with its label; `nil` if there is none.
    let mainDebt: Amount?
    /// The states of the product, the most important first.
    let states: [Status]
    /// The debts in other currencies than the balance, in words.
    let otherDebts: [Status]
    /// The states of the product, the most important first, and then its debts in other currencies.
    public var statuses: [Status] { states + otherDebts }
    /// The reason why the product cannot be shown; `nil` if it can.
    public let cause: FaultCause?
    /// Whether the entry has everything that the list shows of a product.
    public let outcome: ScreenDocument.Outcome
    /// The days and the validity of the entry.
    public let freshness: ScreenDocument.Freshness
  }

  /// The products in their strict order, and the types that cannot be listed in their places.
  public let entries: [Entry]
  /// Findings about the data and the plugins, for staff.
  public let diagnostics: [Diagnostic]
  /// Whether the list is complete, without a missing product or value.
  public let outcome: ScreenDocument.Outcome
  /// The days and the validity of the list.
  public let freshness: ScreenDocument.Freshness
  /// Whether a part of the source cannot be read, so that products may be missing of which nobody knows.
  let lacksProducts: Bool
  let scope: CustomerScope
  let context: PresentationContext

  /// The reason why the products of some type are missing; `nil` if the list is complete.
  public var incompleteness: FaultCause? { entries.first { $0.id == nil }?.cause }

  /// Makes the list of the products of a strategist's scope.
  ///
  /// - Parameter lacksProducts: whether a part of the source cannot be read.
  init(of strategist: InteractionStrategist, lacksProducts: Bool, in context: PresentationContext) async {
    let parts = await strategist.mappedPages { Part($0, in: context) }
    self.init(parts, for: strategist.scope, lacksProducts: lacksProducts, in: context)
  }

  /// Makes a part of the list of a scope.
  init(of pages: [LoanPage], for scope: CustomerScope, lacksProducts: Bool, in context: PresentationContext) {
    self.init([Part(pages, in: context)], for: scope, lacksProducts: lacksProducts, in: context)
  }

  private init(_ parts: [Part], for scope: CustomerScope, lacksProducts: Bool, in context: PresentationContext) {
    entries = parts.flatMap(\.entries)
    diagnostics = parts.flatMap(\.diagnostics)
    let unknown = ScreenDocument.Outcome.Missing(
      id: "products", name: ProductListWords.otherProducts(context.language), reason: .unreadable)
    outcome = ScreenDocument.Outcome(missing: entries.compactMap(\.asMissing) + (lacksProducts ? [unknown] : []))
    var freshness = context.freshness
    // All moments are in one time zone, so the order of their texts is their order in time.
    freshness.validUntil = entries.lazy.compactMap(\.freshness.validUntil).min()
    self.freshness = freshness
    self.lacksProducts = lacksProducts
    self.scope = scope
    self.context = context
  }

  /// The list of some of the products.
  private struct Part: Sendable {
    var entries: [Entry] = []
    var diagnostics: [Diagnostic] = []

    /// Maps the pages. Only what the list shows of each view model is kept, because a list can be long.
    init(_ pages: [LoanPage], in context: PresentationContext) {
      for page in pages {
        let screen = CheckedScreen(inList: page, in: context)
        entries.append(Entry(screen, context.language))
        diagnostics += page.diagnostics + screen.diagnostics
      }
    }
  }
}

extension ProductList.Entry {
  /// The entry as a missing part of the list; `nil` if the entry is complete.
  fileprivate var asMissing: ScreenDocument.Outcome.Missing? {
    let reason: ScreenDocument.Outcome.Reason
    switch outcome {
    case .complete: return nil
    case .partial(let missing): reason = missing.first?.reason ?? .notDelivered
    case .fault(.badData, _): reason = .unreadable
    case .fault: reason = .notDelivered
    }
    return ScreenDocument.Outcome.Missing(id: id?.description ?? type.rawValue, name: title, reason: reason)
  }

  /// The header of a page as an entry; a page without a header has its title alone.
  fileprivate init(_ screen: CheckedScreen, _ language: Language) {
    let header: Header? = if case .header(let header) = screen.headerItem { header } else { nil }
    id = screen.page.id
    type = screen.page.manifest.type
    title = header?.title ?? screen.page.title(language)
    subtitle = header?.subtitle
    let debts = header?.amounts.filter { $0.fact == .balance } ?? []
    mainDebt = debts.first
    balance = mainDebt?.money
    balanceLabel = mainDebt?.label
    states = header?.statuses ?? []
    otherDebts = debts.dropFirst().map { Status(id: $0.id, text: "\($0.label): \($0.money.text)", tone: $0.tone) }
    cause = screen.cause
    outcome = screen.outcome
    freshness = screen.freshness
  }
}
