import LoanDetailJSON

/// The differences between a screen and its snapshot: the first few places, and the number of further ones.
struct SnapshotDifferences: CustomStringConvertible {
  /// One place with its old and its new content.
  struct Difference: Equatable {
    var place: String
    var old: [String]
    var new: [String]
  }

  let description: String
  /// Whether the description has every place.
  let isComplete: Bool
  /// The change without its places: the old words and the new ones. Screens with the same change have the same cause.
  let cause: Set<[[Substring]]>

  init(kept: [UInt8], new: [UInt8], isJSON: Bool, showing count: Int = 3) {
    let all = (isJSON ? Self.ofJSON(kept, new) : []).orIfEmpty(TextDifference.between(kept, and: new))
    let more = all.count - count
    let rest =
      switch more {
      case ...0: [String]()
      case 1: ["and in 1 more place"]
      default: ["and in \(more) more places"]
      }
    isComplete = more <= 0
    cause = Set(all.map(\.change))
    description = (all.prefix(count).flatMap(\.lines) + rest).joined(separator: "\n")
  }

  /// The places in the tree; empty if one of the two is not JSON, or if only the layout differs.
  private static func ofJSON(_ kept: [UInt8], _ new: [UInt8]) -> [Difference] {
    guard let old = try? JSONParser.parse(kept), let now = try? JSONParser.parse(new) else { return [] }
    let all = JSONDifference.between(old, and: now)
    // The ETag differs whenever anything else does.
    let rest = all.filter { $0.place != "etag" }
    return rest.isEmpty ? all : rest
  }
}

extension SnapshotDifferences.Difference {
  /// The old and the new words, without the common words at both ends and without the dots and rules that fill a
  /// line.
  fileprivate var change: [[Substring]] {
    var (old, new) = (words(old), words(new))
    while let word = old.last, word == new.last {
      old.removeLast()
      new.removeLast()
    }
    let common = zip(old, new).prefix { $0 == $1 }.count
    return [Array(old.dropFirst(common)), Array(new.dropFirst(common))]
  }

  private func words(_ lines: [String]) -> [Substring] {
    lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }.filter { !$0.allSatisfy { ".─━".contains($0) } }
  }

  /// The place, then the old and the new content. A long text is cut.
  fileprivate var lines: [String] { ["at \(place):"] + marked(old, "-") + marked(new, "+") }

  private func marked(_ lines: [String], _ mark: String, showing count: Int = 4) -> [String] {
    guard !lines.isEmpty else { return ["\(mark) (nothing)"] }
    return lines.prefix(count).map { "\(mark) \($0)" } + (lines.count > count ? ["\(mark) …"] : [])
  }
}

extension [SnapshotDifferences.Difference] {
  fileprivate func orIfEmpty(_ others: @autoclosure () -> Self) -> Self { isEmpty ? others() : self }
}
