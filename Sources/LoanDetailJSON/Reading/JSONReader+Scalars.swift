extension JSONReader {
  /// Reads `true`, `false` or `null`.
  mutating func scanLiteral() throws(JSONFault) -> JSONValue {
    if skip("true") { return .bool(true) }
    if skip("false") { return .bool(false) }
    if skip("null") { return .null }
    throw unexpected(expected: "a value")
  }

  /// Checks a number and moves past it.
  mutating func scanNumber() throws(JSONFault) -> JSONText {
    let start = index
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try skipDigits() }
    if skip(UInt8(ascii: ".")) { try skipDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "-")) { _ = skip(UInt8(ascii: "+")) }
      try skipDigits()
    }
    return JSONText(start: start, end: index)
  }

  /// Moves past one or more digits.
  @inline(__always)
  private mutating func skipDigits() throws(JSONFault) {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    guard index > start else { throw unexpected(expected: "a digit") }
  }

  /// Moves past a word; returns false if there is another text.
  private mutating func skip(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] { return false }
    index = end
    return true
  }
}
