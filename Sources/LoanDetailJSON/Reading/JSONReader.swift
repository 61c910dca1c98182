/// Reads a JSON text from start to end. For each value the caller chooses: create it (``value()``), check and skip it
/// (``skip()``), or read its parts (``members(_:)``, ``elements(_:)``).
///
/// All of these use the same grammar, so a skipped value is checked as strictly as a created one. This example finds
/// the byte ranges of the elements of an array:
///
/// ```swift
/// var loans: [Range<Int>] = []
/// try JSONReader.read(bytes.span) { (reader) throws(JSONFault) in
///   try reader.elements { (_, reader) throws(JSONFault) in
///     let start = reader.index
///     try reader.skip()
///     loans.append(start..<reader.index)
///   }
/// }
/// ```
package struct JSONReader {
  /// The text, or the content of a string; valid only while its owner lends it to the reader.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The index of the next byte.
  package internal(set) var index = 0
  /// The number of open arrays and objects.
  private var depth = 0
  /// The names in the open objects.
  private var names = JSONNames()
  /// What ``value()`` has made of the open objects and arrays, the outermost ones first: an array is made of its parts
  /// when their number is known, so that it has no room to spare.
  private var (openMembers, openElements): ([JSONValue.Member], [JSONValue]) = ([], [])

  /// Reads a text that must contain exactly one value; `body` reads this value.
  package static func read<Result>(
    _ bytes: Span<UInt8>, _ body: (inout JSONReader) throws(JSONFault) -> Result
  ) throws(JSONSyntaxError) -> Result {
    try bytes.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in
      var reader = JSONReader(bytes)
      do throws(JSONFault) {
        reader.index = reader.startOfText
        reader.skipSpace()
        let result = try body(&reader)
        reader.skipSpace()
        guard reader.index == bytes.count else { throw reader.unexpected(expected: "the end of the text") }
        return result
      } catch {
        throw reader.syntaxError(error)
      }
    }
  }

  /// Makes a reader of a text, or of the content of a string.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next byte. At the end it is 0, which begins no value.
  @inline(__always) var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Whether the next value is a string.
  @inline(__always) var isAtString: Bool { current == UInt8(ascii: "\"") }
  /// Whether the next value is an object.
  package var isAtObject: Bool { current == UInt8(ascii: "{") }
  /// Whether the next value is an array.
  package var isAtArray: Bool { current == UInt8(ascii: "[") }

  /// Reads the next value.
  package mutating func value() throws(JSONFault) -> JSONValue {
    switch current {
    case UInt8(ascii: "{"):
      let start = openMembers.count
      try eachMember { (name, reader) throws(JSONFault) in
        reader.openMembers.append(JSONValue.Member(name.text, try reader.value()))
      }
      return .object(openMembers.removeAll(from: start))
    case UInt8(ascii: "["):
      let start = openElements.count
      try eachElement { (_, reader) throws(JSONFault) in reader.openElements.append(try reader.value()) }
      return .array(openElements.removeAll(from: start))
    case UInt8(ascii: "\""): return .string(try scanString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try scanDigits())
    default: return try scanLiteral()
    }
  }

  /// Reads the next value. If it is an object, the result contains only the members that `isWanted` accepts; the others
  /// are checked and skipped.
  package mutating func value(where isWanted: (JSONName) -> Bool) throws(JSONFault) -> JSONValue {
    guard isAtObject else { return try value() }
    var members: [JSONValue.Member] = []
    try eachMember { (name, reader) throws(JSONFault) in
      if isWanted(name) {
        members.append(JSONValue.Member(name.text, try reader.value()))
      } else {
        try reader.skip()
      }
    }
    return .object(members)
  }

  /// Checks and skips the next value.
  @inline(__always)
  package mutating func skip() throws(JSONFault) {
    // Most values are strings.
    if isAtString { _ = try scanText() } else { try skipOther() }
  }

  /// Checks and skips the next value, which is not a string.
  private mutating func skipOther() throws(JSONFault) {
    switch current {
    case UInt8(ascii: "{"): try eachMember { (_, reader) throws(JSONFault) in try reader.skip() }
    case UInt8(ascii: "["): try eachElement { (_, reader) throws(JSONFault) in try reader.skip() }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try scanNumber()
    default: _ = try scanLiteral()
    }
  }

  /// Reads the next value, which must be an object; `body` reads the value of each member.
  package mutating func members(
    _ body: (JSONName, inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try eachMember(body)
  }

  /// Reads the next value, which must be an array; `body` receives the index of each element and reads the element.
  package mutating func elements(_ body: (Int, inout JSONReader) throws(JSONFault) -> Void) throws(JSONFault) {
    try eachElement(body)
  }

  /// Reads a string.
  private mutating func scanString() throws(JSONFault) -> String {
    let written = try scanText()
    return Self.text(content(of: written), hasEscapes: written.hasEscapes)
  }

  /// Reads a number as it is written.
  private mutating func scanDigits() throws(JSONFault) -> String {
    let written = try scanNumber()
    return String(decoding: content(of: written), as: UTF8.self)
  }

  /// Does what ``members(_:)`` does; inlined, because the time of a pass depends on it.
  @inline(__always)
  mutating func eachMember(
    _ body: (JSONName, inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard try open("{", "}") else { return }
    var object = names.beginObject()
    repeat {
      skipSpace()
      let start = index
      guard isAtString else { throw unexpected(expected: "a name in quotes") }
      let name = JSONName(try scanText(), in: bytes)
      guard names.add(name, to: &object) else {
        throw JSONFault(
          place: start, found: "\(SourcePath.quoted(name.text)) a second time",
          expected: "every name once in an object")
      }
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw unexpected(expected: "\":\"") }
      skipSpace()
      do throws(JSONFault) { try body(name, &self) } catch { throw error.inside(.member(name.text)) }
      skipSpace()
    } while skip(UInt8(ascii: ","))
    names.end(object)
    guard skip(UInt8(ascii: "}")) else { throw unexpected(expected: "\",\" or \"}\"") }
    depth -= 1
  }

  /// Does what ``elements(_:)`` does; inlined, because the time of a pass depends on it.
  @inline(__always)
  mutating func eachElement(_ body: (Int, inout JSONReader) throws(JSONFault) -> Void) throws(JSONFault) {
    guard try open("[", "]") else { return }
    var number = 0
    repeat {
      skipSpace()
      do throws(JSONFault) { try body(number, &self) } catch { throw error.inside(.element(number)) }
      number += 1
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw unexpected(expected: "\",\" or \"]\"") }
    depth -= 1
  }

  /// Enters an array or an object. If it is empty, moves past its end and returns false.
  @inline(__always)
  private mutating func open(_ first: Unicode.Scalar, _ last: Unicode.Scalar) throws(JSONFault) -> Bool {
    guard skip(UInt8(ascii: first)) else { throw unexpected(expected: "\"\(first)\"") }
    guard depth < JSONParser.maximumDepth else {
      throw JSONFault(
        place: index - 1, found: "one level more",
        expected: "at most \(JSONParser.maximumDepth) levels of arrays and objects")
    }
    skipSpace()
    if skip(UInt8(ascii: last)) { return false }
    depth += 1
    return true
  }

  /// Moves past white space.
  @inline(__always)
  private mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
    }
  }

  /// Moves past the next byte and returns true if it is this one; otherwise stays and returns false.
  @inline(__always)
  mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }
}

extension Array {
  /// Removes the elements from an index on, and returns them.
  fileprivate mutating func removeAll(from start: Int) -> [Element] {
    defer { removeSubrange(start...) }
    return Array(self[start...])
  }
}
