extension JSONWriter {
  /// Appends a string with quotes and escapes, after a comma if it needs one; a name has a colon after it.
  ///
  /// In addition to what RFC 8259 requires, it escapes characters that can control a terminal or reorder a line: DEL,
  /// C1 controls, line separators and bidirectional controls. A parser reads the same text.
  mutating func appendQuoted(_ text: String, isName: Bool) { text.withBytes { appendQuoted($0, isName: isName) } }

  /// Appends a string in UTF-8 as ``appendQuoted(_:isName:)`` does.
  private mutating func appendQuoted(_ utf8: UnsafeBufferPointer<UInt8>, isName: Bool) {
    let start = bytes.count
    let lead = needsComma ? 1 : 0
    // Most texts have nothing to escape, so the text is copied first, and the copy is examined.
    bytes.append(atMost: utf8.count + 4) { room in
      room[0] = UInt8(ascii: ",")
      let end = room.openQuote(utf8, at: lead)
      if room.mayNeedEscapes(before: end, count: utf8.count) { return 0 }
      return room.closeQuote(at: end) + (isName ? 1 : 0)
    }
    if bytes.count == start { appendEscaped(utf8, isName: isName) }
  }

  /// Appends a string with quotes but without escapes, after a comma if it needs one; a name has a colon after it.
  mutating func appendPlain(_ text: StaticString, isName: Bool) {
    let lead = needsComma ? 1 : 0
    bytes.append(atMost: text.utf8CodeUnitCount + 4) { room in
      room[0] = UInt8(ascii: ",")
      return room.closeQuote(at: room.openQuote(text.utf8, at: lead)) + (isName ? 1 : 0)
    }
  }

  /// Writes a property whose value is a string; the name has no characters to escape.
  package mutating func property(_ name: StaticString, _ text: String) { text.withBytes { appendProperty(name, $0) } }

  /// Appends a name without escapes and a string, as ``appendPlain(_:isName:)`` and ``appendQuoted(_:isName:)`` do.
  private mutating func appendProperty(_ name: StaticString, _ utf8: UnsafeBufferPointer<UInt8>) {
    let lead = needsComma ? 1 : 0
    let value = bytes.count + lead + name.utf8CodeUnitCount + 3
    outline.add(.name, at: bytes.count + lead)
    bytes.append(atMost: lead + name.utf8CodeUnitCount + utf8.count + 6) { room in
      room[0] = UInt8(ascii: ",")
      let start = room.closeQuote(at: room.openQuote(name.utf8, at: lead)) + 1
      let end = room.openQuote(utf8, at: start)
      return room.mayNeedEscapes(before: end, count: utf8.count) ? start : room.closeQuote(at: end)
    }
    needsComma = false
    if bytes.count == value { appendEscaped(utf8, isName: false) }
    needsComma = true
  }

  /// Appends a string with quotes and escapes, piece by piece, after a comma if it needs one; a name has a colon after
  /// it.
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
      appendEscape(of: code)
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
      let mustEscape =
        (0x200E...0x200F).contains(code) || (0x2028...0x202E).contains(code) || (0x2066...0x2069).contains(code)
      return mustEscape ? (code, 3) : nil
    case 0xD8 where utf8[index + 1] == 0x9C:
      return (0x061C, 2)
    default:
      return nil
    }
  }

  /// Appends the escape of a Unicode scalar.
  private mutating func appendEscape(of code: UInt16) {
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

extension StaticString {
  @inline(__always)
  fileprivate var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a quote and a text; returns the place after the text.
  @inline(__always)
  fileprivate func openQuote(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    self[place] = UInt8(ascii: "\"")
    copy(text, to: place + 1)
    return place + 1 + text.count
  }

  /// Writes a quote, and a colon after it; returns the place of the colon.
  @inline(__always)
  fileprivate func closeQuote(at place: Int) -> Int {
    self[place] = UInt8(ascii: "\"")
    self[place + 1] = UInt8(ascii: ":")
    return place + 1
  }

  /// Returns whether a text that ends at a place, with nothing after it, may contain a character to escape.
  @inline(__always)
  fileprivate func mayNeedEscapes(before end: Int, count: Int) -> Bool {
    EscapeScan.mayFind(in: UnsafeRawBufferPointer(self), from: end - count, count: count)
  }
}
