/// The differences between two forms of a screen, such as a snapshot and the screen as it is: the first few places, and
/// the number of further ones.
package struct DifferenceReport: CustomStringConvertible {
  package let description: String
  /// Whether the description has every place.
  package let isComplete: Bool
  /// The change without its places. Screens with the same change have the same cause.
  package let cause: Set<[[Substring]]>

  /// Compares a kept form with a new one. `count` is the most places that are described.
  package init(kept: [UInt8], new: [UInt8], isJSON: Bool, showing count: Int = 3) {
    let all = ScreenDifference.all(from: kept, to: new, isJSON: isJSON)
    let more = all.count - count
    let rest =
      switch more {
      case ...0: [String]()
      case 1: ["and in 1 more place"]
      default: ["and in \(more) more places"]
      }
    isComplete = more <= 0
    cause = all.cause
    description = (all.prefix(count).flatMap(\.lines) + rest).joined(separator: "\n")
  }
}

extension ScreenDifference {
  /// The place, then the old and the new content. A long text is cut.
  fileprivate var lines: [String] { ["at \(place):"] + marked(old, with: "-") + marked(new, with: "+") }

  /// The first lines of a content, each with a mark; a sentence if there are none.
  private func marked(_ lines: [String], with mark: String, showing count: Int = 4) -> [String] {
    guard !lines.isEmpty else { return ["\(mark) (nothing)"] }
    return lines.prefix(count).map { "\(mark) \($0)" } + (lines.count > count ? ["\(mark) …"] : [])
  }
}
