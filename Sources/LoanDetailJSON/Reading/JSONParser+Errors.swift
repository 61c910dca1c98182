extension JSONParser {
  /// Where the text begins, after a byte order mark.
  var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The error of what stands at the reader's place.
  func unexpected(expected: String) -> JSONSyntaxError {
    error(at: index, found: found(at: index), expected: expected)
  }

  /// The error of a text that is not UTF-8.
  func invalidText(from start: Int) -> JSONSyntaxError {
    var place = start
    while case .scalar(_, let length) = scalar(at: place) { place += length }
    return error(at: place, found: found(at: place), expected: "UTF-8")
  }

  /// An error at a place.
  func error(at place: Int, found: String, expected: String) -> JSONSyntaxError {
    let lineStart = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? startOfText
    return JSONSyntaxError(
      line: bytes[..<place].count { $0 == 0x0A } + 1,
      // Every byte that does not continue a character begins one.
      column: bytes[lineStart..<max(place, lineStart)].count { $0 & 0xC0 != 0x80 } + 1,
      path: path.reduce("$") { path, step in
        switch step {
        case .member(let name): SourcePath.member(name, of: path)
        case .element(let index): "\(path)[\(index)]"
        }
      },
      found: found,
      expected: expected)
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
