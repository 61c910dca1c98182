extension Array {
  /// The elements in an order; those it says nothing of stay as they stand, which `sorted(by:)` does not promise.
  func sortedStably(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated()
      .sorted { precedes($0.element, $1.element) || (!precedes($1.element, $0.element) && $0.offset < $1.offset) }
      .map(\.element)
  }
}
