extension Array {
  /// Sorts the elements and keeps the order of equal ones, which `sorted(by:)` does not guarantee.
  func sortedStably(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated()
      .sorted { precedes($0.element, $1.element) || (!precedes($1.element, $0.element) && $0.offset < $1.offset) }
      .map(\.element)
  }
}
