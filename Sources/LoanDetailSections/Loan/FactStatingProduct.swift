public import LoanDetailCore
public import Localization

/// A product that provides the facts shared by all products, so that a screen about several of them can add them up.
///
/// Every ``SectionedProduct`` conforms. A product with a mapping of its own conforms to be part of a `CustomerSummary`.
public protocol FactStatingProduct: ProductProtocol {
  /// The loan for a reader.
  func shown(in context: PresentationContext) -> LoanOnScreen
  /// The product's words in place of shared ones. The default replaces none.
  var ownWords: OwnWords { get }
}

extension FactStatingProduct {
  public var ownWords: OwnWords { .none }
}
