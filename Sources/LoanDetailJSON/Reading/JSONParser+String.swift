extension JSONParser {
  /// A text in quotes, with its escapes undone.
  mutating func string() throws(JSONSyntaxError) -> String {
    index += 1
    let start = index
    // Most texts are plain ASCII: their bytes are taken as they stand.
    while let byte = current, byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      index += 1
    }
    if current == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
    }
    var content = bytes[start..<index]
    while true {
      switch current {
      case UInt8(ascii: "\"")?:
        guard let text = String(validating: content, as: UTF8.self) else { throw invalidText(from: start) }
        index += 1
        return text
      case UInt8(ascii: "\\")?:
        let scalar = try escape()
        UTF8.encode(scalar)?.forEach { content.append($0) }
      case let byte? where byte >= 0x20:
        content.append(byte)
        index += 1
      case nil: throw unexpected(expected: "the closing quote of a text")
      default: throw unexpected(expected: "an escape such as \\n in the place of a control character")
      }
    }
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    index += 1
    let letter = current
    index += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default:
      index -= 1
      throw unexpected(expected: "one of \" \\ / b f n r t u after a backslash")
    }
  }

  /// The scalar of one `\uXXXX`, or of the two that make a surrogate pair.
  private mutating func escapedScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index - 2
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, current == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") {
      index += 2
      let low = try hexadecimal()
      if (0xDC00...0xDFFF).contains(low), let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + low - 0xDC00) {
        return scalar
      }
    }
    throw error(
      at: start, found: "\\u\(String(unit, radix: 16, uppercase: true)), one half of a surrogate pair",
      expected: "both halves, or a character of its own")
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected(expected: "a hexadecimal digit")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
