import LoanDetailJSON

/// One place where two screens differ, with its old and its new content.
package struct ScreenDifference: Equatable, Sendable {
  /// The place: the ids of the items on the way and the property, or the number of the line.
  package var place: String
  /// The innermost item of the place; `nil` for a line of text, and outside all items.
  package var item: String?
  package var old: [String]
  package var new: [String]

  /// Finds the differences between two screens as JSON, or as text.
  package static func all(from old: [UInt8], to new: [UInt8], isJSON: Bool) -> [ScreenDifference] {
    let differences = isJSON ? ofJSON(old, new) : []
    return differences.isEmpty ? TextDifference.between(old, and: new) : differences
  }

  /// The places in the tree; empty if one of the two is not JSON, or if only the layout differs.
  private static func ofJSON(_ old: [UInt8], _ new: [UInt8]) -> [ScreenDifference] {
    guard let before = try? JSONParser.parse(old), let after = try? JSONParser.parse(new) else { return [] }
    let all = JSONDifference.between(before, and: after)
    // The ETag differs whenever anything else does.
    let rest = all.filter { $0.place != "etag" }
    return rest.isEmpty ? all : rest
  }

  /// The old and the new words, without the common words at both ends and without the dots and rules that fill a line.
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
}

extension [ScreenDifference] {
  /// The changes without their places: screens with the same changes have the same cause.
  var cause: Set<[[Substring]]> { Set(map(\.change)) }
}
