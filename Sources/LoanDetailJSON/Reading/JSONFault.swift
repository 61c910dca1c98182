/// A fault in a JSON text, as the reader finds it. The line, the column and the path are calculated only when the whole
/// text is rejected.
package struct JSONFault: Error {
  /// The index of the wrong byte.
  var place: Int
  /// A description of what was found; `nil` if it can be read from the text.
  var found: String?
  /// A description of what is allowed there.
  var expected: String
  /// The path to the fault through arrays and objects, innermost step first.
  private(set) var steps: [JSONStep] = []

  init(place: Int, found: String?, expected: String) {
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// Returns the fault with one more outer step in its path.
  func inside(_ step: JSONStep) -> JSONFault {
    var fault = self
    fault.steps.append(step)
    return fault
  }
}

extension JSONReader {
  /// The index of the first byte after a byte order mark; 0 if there is none.
  var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Returns a fault at the reader's current position.
  func unexpected(expected: String) -> JSONFault { JSONFault(place: index, found: nil, expected: expected) }

  /// Returns the fault of a text that is not UTF-8 somewhere after `start`.
  func invalidUTF8(from start: Int) -> JSONFault {
    var place = start
    while case .scalar(_, let length) = scalar(at: place) { place += length }
    return JSONFault(place: place, found: nil, expected: "UTF-8")
  }

  /// Converts a fault into an error of the whole text.
  func syntaxError(_ fault: JSONFault) -> JSONSyntaxError {
    let before = bytes[..<fault.place]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? startOfText
    return JSONSyntaxError(
      line: before.count { $0 == 0x0A } + 1,
      // Continuation bytes are not counted, so each character counts once.
      column: bytes[lineStart..<max(fault.place, lineStart)].count { $0 & 0xC0 != 0x80 } + 1,
      path: Array(fault.steps.reversed()).description,
      found: fault.found ?? found(at: fault.place),
      expected: fault.expected)
  }

  /// Describes the text at a place: a word, a character, an invalid byte, or the end of the text. Only likely mistakes
  /// for a JSON value are quoted; other words may be data.
  private func found(at place: Int) -> String {
    let word = bytes[place...].prefix(20).prefix { Character(Unicode.Scalar($0)).isLetter && $0 < 0x80 }
    if word.count > 1 {
      let word = String(decoding: word, as: UTF8.self)
      return Self.quotedWords.contains(word.lowercased()) ? SourcePath.quoted(word) : "a word"
    }
    return switch scalar(at: place) {
    case .end: "the end of the text"
    case .scalar(let scalar, _): SourcePath.quoted(String(scalar))
    case .broken: "the byte 0x\(String(bytes[place], radix: 16, uppercase: true))"
    }
  }

  /// The words that may be quoted, in lower case.
  private static let quotedWords: Set<String> = [
    "true", "tru", "false", "fals", "null", "nul", "nil", "none", "nan", "infinity", "inf", "undefined", "yes", "no",
  ]

  /// What is at a place of the text.
  private enum Decoded {
    case scalar(Unicode.Scalar, length: Int)
    /// A byte with which no UTF-8 begins.
    case broken
    /// The end of the text.
    case end
  }

  /// Decodes the character at a place.
  private func scalar(at place: Int) -> Decoded {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[place...].prefix(4).makeIterator()
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded): return .scalar(UTF8.decode(encoded), length: encoded.count)
    case .error: return .broken
    case .emptyInput: return .end
    }
  }
}
