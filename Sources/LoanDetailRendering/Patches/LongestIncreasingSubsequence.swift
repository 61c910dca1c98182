extension [Int] {
  /// Returns a longest strictly increasing subsequence in O(n log n) time (Fredman, 1975).
  func longestIncreasingSubsequence() -> [Int] {
    // tails[n] is the index of the smallest number that ends an increasing subsequence of length n + 1.
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
