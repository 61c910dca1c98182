import LoanDetailJSON

/// One place where two screens differ, with its old and its new content.
package struct ScreenDifference: Equatable, Sendable {
  /// The place: the ids of the items on the way and the property, or the number of the line.
  package var place: String
  /// The innermost item of the place; `nil` for a line of text, and outside all items.
  package var item: String?
  /// The old content, a line for each text; empty if there was none.
  package var old: [String]
  /// The new content, a line for each text; empty if there is none.
  package var new: [String]

  /// Finds the differences between two screens as JSON, or as text.
  package static func all(from old: [UInt8], to new: [UInt8], isJSON: Bool) -> [ScreenDifference] {
    let differences = isJSON ? inJSON(from: old, to: new) : []
    return differences.isEmpty ? TextDifference.between(old, and: new) : differences
  }

  /// The differences in the tree; empty if one of the two is not JSON, or if only the layout differs.
  private static func inJSON(from old: [UInt8], to new: [UInt8]) -> [ScreenDifference] {
    guard let before = try? JSONParser.parse(old), let after = try? JSONParser.parse(new) else { return [] }
    let all = JSONDifference.between(before, and: after)
    // The ETag differs whenever anything else does.
    let rest = all.filter { $0.place != "etag" }
    return rest.isEmpty ? all : rest
  }

  /// The old and the new words, without the common words at both ends and without the dots and rules that fill a line.
  fileprivate var change: [[Substring]] {
    var before = words(of: old)
    var after = words(of: new)
    while let word = before.last, word == after.last {
      before.removeLast()
      after.removeLast()
    }
    let common = zip(before, after).prefix { $0 == $1 }.count
    return [Array(before.dropFirst(common)), Array(after.dropFirst(common))]
  }

  /// The words of lines, without those of dots and rules alone.
  private func words(of lines: [String]) -> [Substring] {
    lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }.filter { !$0.allSatisfy { ".─━".contains($0) } }
  }
}

extension [ScreenDifference] {
  /// The changes without their places: screens with the same changes have the same cause.
  var cause: Set<[[Substring]]> { Set(map(\.change)) }
}
