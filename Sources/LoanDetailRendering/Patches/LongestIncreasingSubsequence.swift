extension [Int] {
  /// The longest part of the numbers that grows from each to the next, in time n log n (Fredman, 1975).
  func longestIncreasingSubsequence() -> [Int] {
    // tails[n] is the index of the least number that ends a growing part of n + 1.
    var tails: [Int] = []
    var before = [Int?](repeating: nil, count: count)
    for (index, number) in enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if self[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tails[low - 1] : nil
      if low < tails.count { tails[low] = index } else { tails.append(index) }
    }
    guard let last = tails.last else { return [] }
    return sequence(first: last) { before[$0] }.reversed().map { self[$0] }
  }
}
