public import DesignSystem
public import Loans
public import Localization

/// A product that describes itself, because no plugin and no source provides it. Examples are the summary of all
/// products of a customer, and a quote for a loan that nobody has taken yet.
///
/// Its screens work like all others, with every renderer and client version, with patches and with explanations.
public protocol DescribedProduct: ProductProtocol {
  /// The description, in place of a plugin's. Its type is that of the product's id.
  var manifest: ProductManifest { get }
}

/// A screen about all products of a customer, such as the summary of their debts.
///
/// `LoanDetailService.summary(for:as:_:page:held:)` asks all interactors for the products and passes them on.
public protocol CustomerScreen: Sendable {
  /// Returns the screen as a product of its own.
  ///
  /// - Parameters:
  ///   - products: the products in their strict order, each with its details, and those that cannot be shown.
  ///   - customer: the customer to whom they belong.
  func product(of products: [CustomerProduct], for customer: CustomerID) -> any DescribedProduct
}

/// One of the products of a customer, or the reason why it cannot be shown.
public struct CustomerProduct: Sendable {
  /// The product's id; `nil` if the products of a whole type cannot be listed.
  public let id: ProductID?
  /// The product's name for customers, or the name of its type.
  public let title: LocalizedText
  /// The product; `nil` if it cannot be shown.
  public let product: (any ProductProtocol)?
  /// Findings about the product's data, or the reason why it cannot be shown; for staff.
  public let diagnostics: [Diagnostic]

  public init(
    id: ProductID?, title: LocalizedText, product: (any ProductProtocol)?, diagnostics: [Diagnostic] = []
  ) {
    self.id = id
    self.title = title
    self.product = product
    self.diagnostics = diagnostics
  }
}

extension ScreenID {
  /// The summary of all debts of a customer.
  public static let summary: ScreenID = "summary"
  /// The cost of a loan that is not taken yet.
  public static let quote: ScreenID = "quote"
}
