extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that fulfils a condition, or the end index. All elements that do not fulfil
  /// the condition stand before those that do, as in a sorted list.
  ///
  /// ```swift
  /// [1, 3, 5].partitioningIndex { $0 >= 3 }  // 1
  /// ```
  ///
  /// The number of elements that are tested is about the binary logarithm of their count.
  @inlinable
  package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
