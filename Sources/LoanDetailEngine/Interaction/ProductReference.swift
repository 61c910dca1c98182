import DesignSystem
public import LoanDetailCore

/// How somebody names a product: by its id alone, or as `type:id` where that is ambiguous.
public struct ProductReference: Sendable, Hashable {
  /// What was written.
  public let text: String

  /// Makes a reference from what was written.
  public init(_ text: String) { self.text = text }

  /// Makes a reference to a product whose type is known.
  public init(_ id: ProductID) { text = id.description }

  /// The id, if the text has a type in front of it.
  package var typed: ProductID? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? ProductID(type: ProductType(rawValue: String(parts[0])), id: String(parts[1])) : nil
  }
}

extension ProductReference: ExpressibleByStringLiteral {
  /// Makes a reference from a literal.
  public init(stringLiteral value: String) { text = value }
}

/// Why a reference names no single product.
public enum LookupError: Error, Sendable, Hashable {
  /// Nothing has the id; the near ones are of products the request may see.
  case notFound(ProductReference, near: [ProductID])
  /// Products of several types have the id.
  case ambiguous(ProductReference, choices: [ProductID])
  /// Nothing found has the id, and the products of some type could not be listed.
  case unavailable(ProductReference)
}

extension PresenterDataStore {
  /// The place of the product a reference names.
  public func index(of reference: ProductReference) throws(LookupError) -> Int {
    var seen: Set<ProductID> = []
    let ids = pages.compactMap(\.id).filter { seen.insert($0).inserted }
    // What was written in full is meant as it stands, even if it is also the bare id of a product of another type.
    let exact = ids.filter { $0.description == reference.text }
    let choices = exact.isEmpty ? ids.filter { $0.id == reference.text } : exact
    guard let id = choices.first, let index = index(of: id) else {
      if pages.contains(where: { $0.id == nil }) { throw .unavailable(reference) }
      throw .notFound(reference, near: near(reference, among: ids))
    }
    if choices.count > 1 { throw .ambiguous(reference, choices: choices) }
    return index
  }

  /// An id may stand twice in a list only with a fault in one of the places; the product is meant.
  private func index(of id: ProductID) -> Int? {
    pages.firstIndex { $0.id == id && $0.cause == nil } ?? pages.firstIndex { $0.id == id }
  }

  private func near(_ reference: ProductReference, among ids: [ProductID]) -> [ProductID] {
    let names = ids.flatMap { [$0.id, $0.description] }
    let nearest = NearMiss.nearest(to: reference.text, among: names, atMost: 3)
    return ids.filter { nearest.contains($0.id) || nearest.contains($0.description) }
  }
}
