import DesignSystem
public import Loans

/// A reference to a product: its id alone, or `type:id` if products of several types may have the id.
public struct ProductReference: Sendable, Hashable {
  /// The reference as it was written. Like an id, it is compared by its bytes.
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func == (left: ProductReference, right: ProductReference) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }

  /// Makes a reference with a type.
  public init(_ id: ProductID) { text = id.description }

  /// The product id; `nil` if the text has no type.
  package var typed: ProductID? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? ProductID(type: ProductType(rawValue: String(parts[0])), id: String(parts[1])) : nil
  }
}

extension ProductReference: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { text = value }
}

/// The reason why a reference does not identify exactly one product.
public enum LookupError: Error, Sendable, Hashable {
  /// No product has the id. `near` are similar ids of products within the scope.
  case notFound(ProductReference, near: [ProductID])
  /// Products of several types have the id.
  case ambiguous(ProductReference, choices: [ProductID])
  /// No product that was found has the id, but the products of some type could not be listed.
  case unavailable(ProductReference)
}

extension PresenterDataStore {
  /// The index of the page of the referenced product.
  public func index(of reference: ProductReference) throws(LookupError) -> Int { try pages.index(of: reference) }
}

extension [LoanPage] {
  /// The index of the page of the referenced product.
  func index(of reference: ProductReference) throws(LookupError) -> Int {
    let ids = compactMap(\.id).distinct
    // A reference with a type wins, even if its text is also the bare id of a product of another type.
    let exact = ids.filter { $0.description.hasSameBytes(as: reference.text) }
    let choices = exact.isEmpty ? ids.filter { $0.id.hasSameBytes(as: reference.text) } : exact
    guard let id = choices.first, let index = index(of: id) else {
      if contains(where: { $0.id == nil }) { throw .unavailable(reference) }
      throw .notFound(reference, near: near(reference, among: ids))
    }
    if choices.count > 1 { throw .ambiguous(reference, choices: choices) }
    return index
  }

  /// The index of a product's page. If an id is in the list twice, one of the pages is a fault; the other one is used.
  private func index(of id: ProductID) -> Int? {
    firstIndex { $0.id == id && $0.cause == nil } ?? firstIndex { $0.id == id }
  }

  /// The ids most similar to a reference, alone or with their types; three names at most.
  private func near(_ reference: ProductReference, among ids: [ProductID]) -> [ProductID] {
    let names = ids.flatMap { [$0.id, $0.description] }
    let nearest = NearMiss.nearest(to: reference.text, among: names, atMost: 3)
    return ids.filter { nearest.contains($0.id) || nearest.contains($0.description) }
  }
}
