import LoanDetailJSON

/// An answer cut into parts of a limited length.
struct AnswerParts {
  /// The number of parts, at least one.
  let count: Int
  private let answer: MCPAnswer
  /// The length of the lines up to the end of each, in bytes.
  private let lineEnds: [Int]
  /// The length of the entries up to the end of each, in bytes.
  private let entryEnds: [Int]
  /// The beginning of the hash of the answer, which tells its cursors from those of another one; empty for one part.
  private let mark: String

  /// Cuts an answer into as many parts as the limit needs, in bytes of the lines and of the entries.
  init(_ whole: MCPAnswer, limit: Int) {
    var answer = whole
    answer.lines = whole.lines.map(\.cut)
    answer.entries = whole.entries.map { $0.cut() }
    self.answer = answer
    // A line is quoted with two more bytes, and ends with a newline.
    lineEnds = Self.ends(answer.lines.map { $0.utf8.count + 3 })
    let entries = answer.entries.map { $0.rendered(.compact) }
    entryEnds = Self.ends(entries.map(\.count))
    let longest = max(lineEnds.last ?? 0, entryEnds.last ?? 0)
    count = max(1, (longest + limit - 1) / limit)
    mark =
      count > 1
      ? String(ContentHash(of: Array(answer.lines.joined(separator: "\n").utf8) + entries.joined()).hex.prefix(12))
      : ""
  }

  /// The sum of the lengths up to each one, with it.
  private static func ends(_ lengths: [Int]) -> [Int] {
    var end = 0
    return lengths.map { length in
      end += length
      return end
    }
  }

  /// The cursor of what follows a part: the next part, or the next page of the list of products; `nil` after the last
  /// one.
  func cursor(after part: Int) -> String? {
    guard part + 1 < count else { return answer.place?.nextPage }
    let next = cursor(ofPart: part + 1)
    return answer.place?.cursor(ofPart: next) ?? next
  }

  /// Whether the answer is a page of the list of products.
  var isPage: Bool { answer.place != nil }

  /// The cursor of a part in an answer that is no page.
  private func cursor(ofPart part: Int) -> String { "\(part + 1)-\(mark)" }

  /// The index of the part with a cursor; 0 without one. Throws if the answer has no such part.
  func part(at cursor: String?) throws(ToolFault) -> Int {
    guard let cursor else { return 0 }
    guard let part = (1..<max(count, 2)).first(where: { $0 < count && self.cursor(ofPart: $0) == cursor }) else {
      throw ToolFault(
        at: "cursor", found: .string(cursor),
        expected: "a cursor of this answer as it is now. Call again without it")
    }
    return part
  }

  func lines(ofPart part: Int) -> ArraySlice<String> { answer.lines[range(ofPart: part, ends: lineEnds)] }
  func entries(ofPart part: Int) -> [JSONValue] { Array(answer.entries[range(ofPart: part, ends: entryEnds)]) }

  /// The indices of the elements of a part: those that end in its fraction of the whole length.
  private func range(ofPart part: Int, ends: [Int]) -> Range<Int> {
    let length = ends.last ?? 0
    func start(ofPart part: Int) -> Int {
      if part == 0 { return 0 }
      if part == count { return ends.count }
      return ends.firstIndex { $0 * count > length * part } ?? ends.count
    }
    return start(ofPart: part)..<start(ofPart: part + 1)
  }
}

extension String {
  /// The text, cut if it has more than 2,000 characters, the most of a text in an answer.
  var cut: String {
    let longest = 2_000
    return utf8.count > longest && count > longest ? prefix(longest) + "…" : self
  }
}

extension JSONValue {
  /// The value with long texts cut, and with at most `lists` elements in each of its lists.
  func cut(lists: Int = .max) -> JSONValue {
    switch self {
    case .string(let text): .string(text.cut)
    case .array(let elements): .array(elements.prefix(lists).map { $0.cut(lists: lists) })
    case .object(let members): .object(members.map { Member($0.name, $0.value.cut(lists: lists)) })
    case .null, .bool, .number: self
    }
  }
}
