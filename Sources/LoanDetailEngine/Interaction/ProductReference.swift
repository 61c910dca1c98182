public import LoanDetailCore

/// How somebody names a product: by its id alone, or as `type:id` where that is ambiguous.
public struct ProductReference: Sendable, Hashable {
  /// What was written.
  public let text: String

  /// Makes a reference from what was written.
  public init(_ text: String) { self.text = text }
}

/// Why a reference names no single product.
public enum LookupError: Error, Sendable, Hashable {
  /// Nothing has the id; the near ones are of products the request may see.
  case notFound(ProductReference, near: [ProductID])
  /// Products of several types have the id.
  case ambiguous(ProductReference, choices: [ProductID])
}

extension PresenterDataStore {
  /// The place of the product a reference names.
  public func index(of reference: ProductReference) throws(LookupError) -> Int {
    let matches = pages.indices.filter { index in
      guard let id = pages[index].id else { return false }
      return id.id == reference.text || id.description == reference.text
    }
    // An id may stand twice in a list only with a fault in the second place; the first one is meant.
    let choices = matches.reduce(into: [ProductID]()) { ids, index in
      if let id = pages[index].id, !ids.contains(id) { ids.append(id) }
    }
    guard let first = matches.first else { throw .notFound(reference, near: near(reference)) }
    if choices.count > 1 { throw .ambiguous(reference, choices: choices) }
    return first
  }

  private func near(_ reference: ProductReference) -> [ProductID] {
    let ids = pages.compactMap(\.id)
    let names = ids.flatMap { [$0.id, $0.description] }
    let nearest = NearMiss.nearest(to: reference.text, among: names, atMost: 3)
    return ids.filter { nearest.contains($0.id) || nearest.contains($0.description) }
  }
}
