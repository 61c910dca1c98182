import DesignSystem
import LoanDetailCore
import LoanDetailEngine

/// The list of products, as their headers show them.
struct ProductList {
  /// One place in the list.
  struct Entry {
    /// The product's id; `nil` when a whole type cannot be listed.
    var id: ProductID?
    var type: ProductType
    var title: String
    var subtitle: String?
    var balance: MoneyValue?
    var statuses: [Status]
    /// Whether the product could be shown.
    var isReadable: Bool
  }

  var entries: [Entry]
  var diagnostics: [Diagnostic]
  var scope: CustomerScope
  var context: PresentationContext

  /// The list as a view was given it.
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
    isReadable = page.cause == nil && !viewModel.diagnostics.contains { $0.severity == .error }
  }
}
