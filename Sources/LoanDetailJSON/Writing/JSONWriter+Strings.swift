extension JSONWriter {
  /// Appends a string with quotes and escapes, after a comma if it needs one; a name has a colon behind it.
  ///
  /// In addition to what RFC 8259 requires, it escapes characters that can control a terminal or reorder a line: DEL,
  /// C1 controls, line separators and bidirectional controls. A parser reads the same text.
  mutating func appendQuoted(_ text: String, isName: Bool) {
    var text = text
    let lead = needsComma ? 1 : 0
    text.withUTF8 { utf8 in
      let start = bytes.count
      // Most texts have nothing to escape: the text is copied, and the copy is examined.
      bytes.append(atMost: utf8.count + 4) { room in
        room[0] = UInt8(ascii: ",")
        room[lead] = UInt8(ascii: "\"")
        room.copy(utf8, to: lead + 1)
        if EscapeScan.mayFind(in: UnsafeRawBufferPointer(room), from: lead + 1, count: utf8.count) { return 0 }
        room[lead + 1 + utf8.count] = UInt8(ascii: "\"")
        room[lead + 2 + utf8.count] = UInt8(ascii: ":")
        return lead + utf8.count + (isName ? 3 : 2)
      }
      if bytes.count == start { appendEscaped(utf8, isName: isName) }
    }
  }

  /// Appends a string with quotes but without escapes, after a comma if it needs one; a name has a colon behind it.
  mutating func appendPlain(_ text: StaticString, isName: Bool) {
    let lead = needsComma ? 1 : 0
    let count = text.utf8CodeUnitCount
    bytes.append(atMost: count + 4) { room in
      room[0] = UInt8(ascii: ",")
      room[lead] = UInt8(ascii: "\"")
      room.copy(UnsafeBufferPointer(start: text.utf8Start, count: count), to: lead + 1)
      room[lead + 1 + count] = UInt8(ascii: "\"")
      room[lead + 2 + count] = UInt8(ascii: ":")
      return lead + count + (isName ? 3 : 2)
    }
  }

  private mutating func appendEscaped(_ utf8: UnsafeBufferPointer<UInt8>, isName: Bool) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    let quote = bytes.count
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    var index = 0
    while index < utf8.count {
      guard let (code, length) = Self.scalarToEscape(at: index, of: utf8) else {
        index += 1
        continue
      }
      if start == 0 { outline.add(.text, at: quote) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
      appendEscaped(code)
      index += length
      start = index
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    bytes.append(isName ? "\":" : "\"")
  }

  /// Returns the scalar that begins at a byte and its length in bytes if it must be escaped; otherwise `nil`.
  private static func scalarToEscape(
    at index: Int, of utf8: UnsafeBufferPointer<UInt8>
  ) -> (code: UInt16, length: Int)? {
    switch utf8[index] {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F:
      return (UInt16(utf8[index]), 1)
    case 0xC2 where utf8[index + 1] < 0xA0:
      return (UInt16(utf8[index + 1]), 2)
    case 0xE2 where utf8[index + 1] <= 0x81:
      let code = 0x2000 + UInt16(utf8[index + 1] & 0x3F) << 6 + UInt16(utf8[index + 2] & 0x3F)
      let steers =
        (0x200E...0x200F).contains(code) || (0x2028...0x202E).contains(code) || (0x2066...0x2069).contains(code)
      return steers ? (code, 3) : nil
    case 0xD8 where utf8[index + 1] == 0x9C:
      return (0x061C, 2)
    default:
      return nil
    }
  }

  private mutating func appendEscaped(_ code: UInt16) {
    switch code {
    case 0x08: bytes.append("\\b")
    case 0x09: bytes.append("\\t")
    case 0x0A: bytes.append("\\n")
    case 0x0C: bytes.append("\\f")
    case 0x0D: bytes.append("\\r")
    case 0x22: bytes.append("\\\"")
    case 0x5C: bytes.append("\\\\")
    default:
      bytes.append("\\u")
      for shift in [12, 8, 4, 0] {
        bytes.append(.hexadecimalDigit(code >> UInt16(shift) & 0xF))
      }
    }
  }
}
