/// The range of a string (without its quotes) or of a number in the text, and its form.
struct JSONText {
  /// The index of the first byte.
  var start: Int
  /// The index after the last byte.
  var end: Int
  /// Whether the string contains escapes.
  var hasEscapes = false
  /// Whether all bytes are ASCII.
  var isASCII = true

  /// Whether the bytes are ASCII and are identical to the decoded string.
  var isPlain: Bool { isASCII && !hasEscapes }
}

extension JSONReader {
  /// Checks a string and moves past its closing quote.
  @inline(__always)
  mutating func scanText() throws(JSONFault) -> JSONText {
    index &+= 1
    let start = index
    skipPlainBytes()
    let text = JSONText(start: start, end: index)
    guard isAtString else { return try scanRest(of: text) }
    index &+= 1
    return text
  }

  /// Checks the rest of a string after its first plain bytes, and moves past its closing quote.
  private mutating func scanRest(of text: JSONText) throws(JSONFault) -> JSONText {
    var text = text
    while true {
      switch current {
      case UInt8(ascii: "\""):
        text.end = index
        if !text.isASCII, !isUTF8(text) { throw invalidUTF8(from: text.start) }
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text.hasEscapes = true
        _ = try scanEscape()
      case 0x80...:
        text.isASCII = false
        while index < bytes.count, bytes[index] >= 0x80 { index += 1 }
      default:
        throw unexpected(
          expected: index == bytes.count
            ? "the closing quote of a text" : "an escape such as \\n in the place of a control character")
      }
      skipPlainBytes()
    }
  }

  /// Returns the bytes of a string or a number.
  @inline(__always)
  func content(of text: JSONText) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[text.start..<text.end])
  }

  /// Decodes a string whose bytes have been checked.
  static func text(_ content: UnsafeBufferPointer<UInt8>, hasEscapes: Bool) -> String {
    guard hasEscapes else { return String(decoding: content, as: UTF8.self) }
    var reader = JSONReader(content)
    var decoded: [UInt8] = []
    while reader.index < content.count {
      if reader.current == UInt8(ascii: "\\") {
        if let scalar = try? reader.scanEscape() { UTF8.encode(scalar)?.forEach { decoded.append($0) } }
      } else {
        decoded.append(reader.current)
        reader.index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Skips ASCII characters that are not escaped and do not end the string, eight bytes at a time.
  @inline(__always)
  private mutating func skipPlainBytes() {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    while index &+ 8 <= bytes.count {
      let all = UnsafeRawBufferPointer(bytes)
      let word = UInt64(littleEndian: all.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // The lowest top bit that is set marks the first byte that is a quote, a backslash, a control character, or not
      // ASCII. Bits set by a borrow are always higher.
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      let marks =
        (((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | ((word &- ones &* 0x20) & ~word) | word) & tops
      guard marks == 0 else {
        index &+= marks.trailingZeroBitCount / 8
        return
      }
      index &+= 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return }
      index += 1
    }
  }

  /// Reads an escape, which begins with a backslash.
  private mutating func scanEscape() throws(JSONFault) -> Unicode.Scalar {
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
    case UInt8(ascii: "u"): return try scanEscapedScalar()
    default:
      index -= 1
      throw unexpected(expected: "one of \" \\ / b f n r t u after a backslash")
    }
  }

  /// Reads a `\uXXXX` escape, or two of them if they form a surrogate pair.
  private mutating func scanEscapedScalar() throws(JSONFault) -> Unicode.Scalar {
    let start = index - 2
    let unit = try scanHexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, current == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") {
      index += 2
      let low = try scanHexadecimal()
      if (0xDC00...0xDFFF).contains(low), let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + low - 0xDC00) {
        return scalar
      }
    }
    throw JSONFault(
      place: start, found: "\\u\(String(unit, radix: 16, uppercase: true)), one half of a surrogate pair",
      expected: "both halves, or a character of its own")
  }

  /// Reads four hexadecimal digits.
  private mutating func scanHexadecimal() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw unexpected(expected: "a hexadecimal digit")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  /// Returns whether a string is well-formed UTF-8 (Unicode, table 3-7).
  private func isUTF8(_ text: JSONText) -> Bool {
    var place = text.start
    func isContinuation(_ offset: Int, in range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      place + offset < text.end && range.contains(bytes[place + offset])
    }
    while place < text.end {
      switch bytes[place] {
      case 0x00...0x7F: place += 1
      case 0xC2...0xDF:
        guard isContinuation(1) else { return false }
        place += 2
      case let first where first & 0xF0 == 0xE0:
        let second: ClosedRange<UInt8> =
          switch first {
          case 0xE0: 0xA0...0xBF
          case 0xED: 0x80...0x9F
          default: 0x80...0xBF
          }
        guard isContinuation(1, in: second), isContinuation(2) else { return false }
        place += 3
      case let first where 0xF0...0xF4 ~= first:
        let second: ClosedRange<UInt8> =
          switch first {
          case 0xF0: 0x90...0xBF
          case 0xF4: 0x80...0x8F
          default: 0x80...0xBF
          }
        guard isContinuation(1, in: second), isContinuation(2), isContinuation(3) else { return false }
        place += 4
      default: return false
      }
    }
    return true
  }
}
