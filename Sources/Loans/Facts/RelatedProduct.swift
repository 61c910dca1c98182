public import Localization

/// Another product that belongs to this one, such as the card of a plan in instalments.
public struct RelatedProduct: Sendable, Hashable {
  public var id: ProductID
  /// The title in the source; `nil` to use the title of the product type.
  public var title: LocalizedText?

  public init(id: ProductID, title: LocalizedText? = nil) {
    self.id = id
    self.title = title
  }
}
