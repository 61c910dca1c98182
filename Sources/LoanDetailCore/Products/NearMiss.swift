/// Finds the name somebody probably meant.
public enum NearMiss {
  /// A sentence that suggests the nearest name, or `nil` when none is near.
  public static func suggestion(for name: String, among candidates: [String]) -> String? {
    nearest(to: name, among: candidates, atMost: 1).first.map { "Did you mean \"\($0)\"?" }
  }

  /// The names nearest to one, the nearest first; only those at a distance of a third of its length or less.
  public static func nearest(to name: String, among candidates: [String], atMost count: Int = 3) -> [String] {
    let wanted = Array(name.lowercased())
    let limit = max(1, wanted.count / 3)
    return
      candidates
      .compactMap { candidate -> (String, Int)? in
        let letters = Array(candidate.lowercased())
        // Two names are at least as far apart as their lengths.
        guard abs(letters.count - wanted.count) <= limit else { return nil }
        return (candidate, distance(wanted, letters))
      }
      .filter { $0.1 <= limit }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .prefix(count)
      .map(\.0)
  }

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
