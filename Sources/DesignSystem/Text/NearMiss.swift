/// Finds the name that a misspelt one probably stands for, for "Did you mean …?" in messages.
///
/// It is here, in the lowest module that the engine, the gateways' readers, the calculator and the command line can all
/// import.
package enum NearMiss {
  /// Returns a sentence on one line that suggests the nearest name; `nil` if no name is near.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    nearest(to: name, among: candidates, atMost: 1).first.map { "Did you mean \"\($0.onOneLine)\"?" }
  }

  /// Returns at most `count` candidates near a name, the nearest first.
  ///
  /// Ignores case. A candidate is near if its distance is at most 1 or a third of the length of the name. Names of more
  /// than ``longest`` characters are not compared, because the comparison takes quadratic time.
  package static func nearest(to name: String, among candidates: [String], atMost count: Int = 3) -> [String] {
    guard let wanted = letters(of: name) else { return [] }
    let limit = max(1, wanted.count / 3)
    return
      candidates
      .compactMap { candidate -> (name: String, distance: Int)? in
        // The distance is at least the difference of the lengths.
        guard let letters = letters(of: candidate), abs(letters.count - wanted.count) <= limit else { return nil }
        return (candidate, distance(wanted, letters))
      }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(count)
      .map(\.name)
  }

  /// The maximum length of a name that is compared.
  private static let longest = 64

  /// The letters of a name in lowercase; `nil` if it is too long.
  private static func letters(of name: String) -> [Character]? {
    let letters = name.prefix(longest + 1)
    return letters.count > longest ? nil : Array(letters.lowercased())
  }

  /// The optimal string alignment distance: insertions, deletions, substitutions and transpositions of neighbours.
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
