/// Rewrites compact JSON in its canonical form, the JSON Canonicalization Scheme (RFC 8785).
///
/// Members are in the order of their names in UTF-16, strings have only the escapes that JSON requires, and a number is
/// written as ECMAScript writes the nearest double. Any language has a library for this form, so anybody can compute the
/// hash of a document.
struct CanonicalJSON {
  private let compact: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var output: [UInt8] = []

  /// Returns the canonical form of JSON without white space, as ``JSONWriter`` writes it.
  static func bytes(of compact: [UInt8]) -> [UInt8] {
    compact.withUnsafeBufferPointer {
      var canonical = CanonicalJSON(compact: $0)
      canonical.output.reserveCapacity($0.count)
      canonical.value()
      return canonical.output
    }
  }

  private init(compact: UnsafeBufferPointer<UInt8>) { self.compact = compact }

  private mutating func value() {
    switch compact[index] {
    case UInt8(ascii: "{"): object()
    case UInt8(ascii: "["): array()
    case UInt8(ascii: "\""): string()
    default: scalar()
    }
  }

  private mutating func array() {
    copy()
    while compact[index] != UInt8(ascii: "]") {
      if compact[index] == UInt8(ascii: ",") { copy() }
      value()
    }
    copy()
  }

  private mutating func object() {
    copy()
    let start = output.count
    var members: [Member] = []
    while compact[index] != UInt8(ascii: "}") {
      if compact[index] == UInt8(ascii: ",") { index += 1 }
      let name = output.count
      string()
      let colon = output.count
      copy()
      value()
      members.append(Member(name: name..<colon, end: output.count))
    }
    arrange(members, from: start)
    copy()
  }

  /// A member that is already in the output: its name with quotes, and the end of its value.
  private struct Member {
    var name: Range<Int>
    var end: Int
  }

  /// Puts the members that were written from `start` on in the order of their names, with commas.
  private mutating func arrange(_ members: [Member], from start: Int) {
    guard members.count > 1 else { return }
    let sorted = members.sorted { precedes(output[$0.name], output[$1.name]) }
    var arranged: [UInt8] = []
    arranged.reserveCapacity(output.count - start + members.count)
    for member in sorted {
      if !arranged.isEmpty { arranged.append(UInt8(ascii: ",")) }
      arranged.append(contentsOf: output[member.name.lowerBound..<member.end])
    }
    output.replaceSubrange(start..., with: arranged)
  }

  /// Compares names in canonical form by their UTF-16 code units.
  ///
  /// For ASCII without escapes, this is the order of the bytes.
  private func precedes(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
    let (first, second) = (first.dropFirst().dropLast(), second.dropFirst().dropLast())
    let isPlain: (UInt8) -> Bool = { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
    if first.allSatisfy(isPlain), second.allSatisfy(isPlain) { return first.lexicographicallyPrecedes(second) }
    return Self.units(of: first).lexicographicallyPrecedes(Self.units(of: second))
  }

  private static func units(of name: ArraySlice<UInt8>) -> [UInt16] {
    name.withUnsafeBufferPointer { Array(JSONReader.text($0, hasEscapes: true).utf16) }
  }

  private mutating func string() {
    copy()
    let start = index
    var hasEscape = false
    while compact[index] != UInt8(ascii: "\"") {
      let isEscape = compact[index] == UInt8(ascii: "\\")
      hasEscape = hasEscape || isEscape
      index += isEscape ? 2 : 1
    }
    let content = UnsafeBufferPointer(rebasing: compact[start..<index])
    if hasEscape {
      for byte in JSONReader.text(content, hasEscapes: true).utf8 { appendCanonical(byte) }
    } else {
      output.append(contentsOf: content)
    }
    copy()
  }

  /// Appends a byte of a string with the escape of RFC 8785, section 3.2.2.2.
  private mutating func appendCanonical(_ byte: UInt8) {
    switch byte {
    case 0x08: output.append("\\b")
    case 0x09: output.append("\\t")
    case 0x0A: output.append("\\n")
    case 0x0C: output.append("\\f")
    case 0x0D: output.append("\\r")
    case 0x22: output.append("\\\"")
    case 0x5C: output.append("\\\\")
    case 0..<0x20:
      output.append("\\u00")
      output.append(.hexadecimalDigit(byte >> 4))
      output.append(.hexadecimalDigit(byte & 0xF))
    default: output.append(byte)
    }
  }

  /// A number, `true`, `false` or `null`.
  private mutating func scalar() {
    let start = index
    while index < compact.count, !Self.ends(compact[index]) { index += 1 }
    let text = UnsafeBufferPointer(rebasing: compact[start..<index])
    let isShortInteger = text.count <= 15 && text.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    if isShortInteger || text.first.map({ $0 >= UInt8(ascii: "a") }) ?? true {
      output.append(contentsOf: text)
    } else {
      output.append(contentsOf: ECMAScriptNumber.text(of: String(decoding: text, as: UTF8.self)).utf8)
    }
  }

  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  private mutating func copy() {
    output.append(compact[index])
    index += 1
  }
}
