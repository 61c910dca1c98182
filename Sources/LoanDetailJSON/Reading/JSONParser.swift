/// Reads JSON (RFC 8259) as ``JSONValue``, strictly.
///
/// Foundation's reader is not used because it silently drops all but one of the members with the same name, reads a
/// number as floating point so that its own digits are lost, and takes longer to start than a screen takes to render.
/// This one takes time in proportion to the text, and refuses what another reader might read differently: duplicate
/// names, invalid UTF-8, halves of surrogate pairs, more than 128 levels, anything after the value. A byte order mark
/// before the value is let through.
public struct JSONParser {
  /// How deep arrays and objects may be nested.
  public static let maximumDepth = 128

  let bytes: [UInt8]
  var index = 0
  private(set) var path: [Step] = []

  enum Step {
    case member(String)
    case element(Int)
  }

  /// The value a text holds.
  public static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    return try parser.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func document() throws(JSONSyntaxError) -> JSONValue {
    index = startOfText
    skipSpace()
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw unexpected(expected: "the end of the text") }
    return value
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    switch current {
    case UInt8(ascii: "{")?: return .object(try members())
    case UInt8(ascii: "[")?: return .array(try elements())
    case UInt8(ascii: "\"")?: return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return .number(try number())
    case UInt8(ascii: "t")? where skip("true"): return .bool(true)
    case UInt8(ascii: "f")? where skip("false"): return .bool(false)
    case UInt8(ascii: "n")? where skip("null"): return .null
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func members() throws(JSONSyntaxError) -> [JSONValue.Member] {
    try open()
    var members: [JSONValue.Member] = []
    if skip("}") { return members }
    var seen: Set<String> = []
    repeat {
      skipSpace()
      let start = index
      guard current == UInt8(ascii: "\"") else { throw unexpected(expected: "a name in quotes") }
      let name = try string()
      guard Self.isNew(name, among: members, &seen) else {
        throw error(
          at: start, found: "\(SourcePath.quoted(name)) a second time", expected: "every name once in an object")
      }
      skipSpace()
      guard skip(":") else { throw unexpected(expected: "\":\"") }
      skipSpace()
      path.append(.member(name))
      members.append(JSONValue.Member(name, try value()))
      path.removeLast()
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw unexpected(expected: "\",\" or \"}\"") }
    return members
  }

  /// Whether an object has no such name yet: compared one by one while its names are few, hashed when they are many.
  private static func isNew(_ name: String, among members: [JSONValue.Member], _ seen: inout Set<String>) -> Bool {
    guard members.count >= 16 else { return !members.contains { $0.name == name } }
    if seen.isEmpty { seen = Set(members.map(\.name)) }
    return seen.insert(name).inserted
  }

  private mutating func elements() throws(JSONSyntaxError) -> [JSONValue] {
    try open()
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat {
      skipSpace()
      path.append(.element(elements.count))
      elements.append(try value())
      path.removeLast()
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw unexpected(expected: "\",\" or \"]\"") }
    return elements
  }

  private mutating func open() throws(JSONSyntaxError) {
    guard path.count < Self.maximumDepth else {
      throw error(
        at: index, found: "one level more", expected: "at most \(Self.maximumDepth) levels of arrays and objects")
    }
    index += 1
    skipSpace()
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = index
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("-") { _ = skip("+") }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = index
    while let byte = current, Self.isDigit(byte) { index += 1 }
    guard index > start else { throw unexpected(expected: "a digit") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] { return false }
    index = end
    return true
  }
}
