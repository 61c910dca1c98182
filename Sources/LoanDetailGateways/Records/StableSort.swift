extension Array {
  /// Sorts the elements in place, so that a long list is not copied, and keeps the order of equal ones, which
  /// `sort(by:)` does not guarantee.
  mutating func sortStably(by precedes: (Element, Element) -> Bool) {
    let order = indices.sorted { left, right in
      precedes(self[left], self[right]) || (!precedes(self[right], self[left]) && left < right)
    }
    // Each cycle of the permutation is moved by one place.
    var isDone = [Bool](repeating: false, count: count)
    for start in indices where !isDone[start] {
      let first = self[start]
      var place = start
      isDone[place] = true
      while order[place] != start {
        self[place] = self[order[place]]
        place = order[place]
        isDone[place] = true
      }
      self[place] = first
    }
  }
}
