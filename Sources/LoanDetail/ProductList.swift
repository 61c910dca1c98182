public import DesignSystem
public import LoanDetailCore
import LoanDetailEngine

/// The products of a scope, each with the values of its header.
public struct ProductList: Sendable {
  /// One place in the list.
  public struct Entry: Sendable {
    /// The product's id; `nil` if a whole type cannot be listed.
    public let id: ProductID?
    public let type: ProductType
    /// The product's name for the customer.
    public let title: String
    /// The line under the title, such as the masked contract number.
    public let subtitle: String?
    /// The debt.
    public let balance: MoneyValue?
    /// The states of the product, the most important first.
    public let statuses: [Status]
    /// The reason why the product cannot be shown; `nil` if it can.
    public let cause: FaultCause?
  }

  public let entries: [Entry]
  /// Findings about the data and the plugins, for staff.
  public let diagnostics: [Diagnostic]
  let scope: CustomerScope
  let context: PresentationContext

  /// The reason why the products of some type are missing; `nil` if the list is complete.
  public var incompleteness: FaultCause? { entries.first { $0.id == nil }?.cause }

  /// Makes the list from the view models that a view received.
  init(
    pages: [LoanPage], viewModels: [any ProductViewModelProtocol], of scope: CustomerScope,
    in context: PresentationContext
  ) {
    entries = zip(pages, viewModels).map { Entry($0, as: $1, in: context) }
    diagnostics = zip(pages, viewModels).flatMap { $0.diagnostics + $1.diagnostics }
    self.scope = scope
    self.context = context
  }
}

extension ProductList.Entry {
  fileprivate init(_ page: LoanPage, as viewModel: any ProductViewModelProtocol, in context: PresentationContext) {
    let header: Header? = if case .header(let header) = viewModel.headerItem { header } else { nil }
    id = page.id
    type = page.manifest.type
    title = header?.title ?? page.title(context.language)
    subtitle = header?.subtitle
    balance = header?.amounts.first { $0.fact == .balance }?.money
    statuses = header?.statuses ?? []
    let isBroken = viewModel.diagnostics.contains { $0.severity == .error }
    cause = page.cause ?? (isBroken ? .brokenPlugin : nil)
  }
}
