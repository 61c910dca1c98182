/// Base64 with the alphabet for URLs and without padding (RFC 4648, section 5).
enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let longest = 10_000

  static func text(of bytes: [UInt8]) -> String {
    var (text, buffer, bits) = ("", UInt32(0), 0)
    for byte in bytes {
      (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
      while bits >= 6 {
        bits -= 6
        text.unicodeScalars.append(Unicode.Scalar(alphabet[Int(buffer >> UInt32(bits)) & 63]))
      }
    }
    if bits > 0 { text.unicodeScalars.append(Unicode.Scalar(alphabet[Int(buffer << UInt32(6 - bits)) & 63])) }
    return text
  }

  /// Returns the bytes; `nil` if the text has other characters or is too long. Bits after the last byte are ignored.
  static func bytes(of text: String) -> [UInt8]? {
    guard text.utf8.count <= longest else { return nil }
    var (bytes, buffer, bits) = ([UInt8](), UInt32(0), 0)
    for character in text.utf8 {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      (buffer, bits) = (buffer << 6 | UInt32(value), bits + 6)
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return bytes
  }
}

extension [UInt8] {
  /// Appends a key of 48 bits, the highest byte first.
  mutating func append(key: UInt64) {
    for shift in stride(from: 40, through: 0, by: -8) { append(UInt8(truncatingIfNeeded: key >> UInt64(shift))) }
  }

  /// Appends a number of zero or more, seven bits per byte, the lowest first. The highest bit marks all bytes but the
  /// last.
  mutating func append(number: Int) {
    var rest = number.magnitude
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}

/// Reads keys and numbers in the form in which the functions above append them.
struct ByteReader {
  var bytes: ArraySlice<UInt8>

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8? { bytes.popFirst() }

  mutating func key() -> UInt64? {
    guard bytes.count >= 6 else { return nil }
    defer { bytes = bytes.dropFirst(6) }
    return bytes.prefix(6).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads a number of at most 35 bits.
  mutating func number() -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= Int(byte & 0x7f) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}
