/// One page of the products of a type.
public struct ProductPage: Sendable {
  /// The products in their strict order, at most as many as requested.
  public var entries: [ProductEntry]
  /// The cursor of the next page, in a form that the interactor chooses; `nil` for the last page.
  public var next: String?

  public init(entries: [ProductEntry], next: String? = nil) {
    self.entries = entries
    self.next = next
  }
}
