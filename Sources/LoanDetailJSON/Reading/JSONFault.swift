/// Why a text is not JSON, as it is found; the line and the path are worked out when the whole text is refused.
package struct JSONFault: Error {
  /// The place of the byte that is wrong.
  var place: Int
  /// What stands there; `nil` where the text itself says it.
  var found: String?
  /// What may stand there.
  var expected: String
  /// How deep inside arrays and objects it stands, the innermost step first.
  private(set) var steps: [Step] = []

  /// One step into an array or an object.
  enum Step {
    case member(String)
    case element(Int)
  }

  init(place: Int, found: String?, expected: String) {
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// The fault, as one inside a member or an element.
  func inside(_ step: Step) -> JSONFault {
    var fault = self
    fault.steps.append(step)
    return fault
  }
}

extension JSONReader {
  /// Where the text begins, after a byte order mark.
  var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The fault of what stands at the reader's place.
  func unexpected(expected: String) -> JSONFault { JSONFault(place: index, found: nil, expected: expected) }

  /// The fault of a text that is not UTF-8.
  func invalidUTF8(from start: Int) -> JSONFault {
    var place = start
    while case .scalar(_, let length) = scalar(at: place) { place += length }
    return JSONFault(place: place, found: nil, expected: "UTF-8")
  }

  /// A fault as an error of the whole text.
  func syntaxError(_ fault: JSONFault) -> JSONSyntaxError {
    let before = bytes[..<fault.place]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? startOfText
    return JSONSyntaxError(
      line: before.count { $0 == 0x0A } + 1,
      // Every byte that does not continue a character begins one.
      column: bytes[lineStart..<max(fault.place, lineStart)].count { $0 & 0xC0 != 0x80 } + 1,
      path: fault.steps.reversed().reduce("$") { path, step in
        switch step {
        case .member(let name): SourcePath.member(name, of: path)
        case .element(let index): "\(path)[\(index)]"
        }
      },
      found: fault.found ?? found(at: fault.place),
      expected: fault.expected)
  }

  /// A word, a character, a byte that is none, or the end.
  private func found(at place: Int) -> String {
    let word = bytes[place...].prefix(20).prefix { Character(Unicode.Scalar($0)).isLetter && $0 < 0x80 }
    if word.count > 1 { return SourcePath.quoted(String(decoding: word, as: UTF8.self)) }
    return switch scalar(at: place) {
    case .end: "the end of the text"
    case .scalar(let scalar, _): SourcePath.quoted(String(scalar))
    case .broken: "the byte 0x\(String(bytes[place], radix: 16, uppercase: true))"
    }
  }

  private enum Decoded {
    case scalar(Unicode.Scalar, length: Int)
    case broken
    case end
  }

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
