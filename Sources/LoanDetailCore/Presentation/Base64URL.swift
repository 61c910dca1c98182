/// Base64 with the alphabet for URLs and without padding (RFC 4648, section 5).
enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// The length, in bytes, of the longest text that is read.
  private static let longest = 10_000

  /// Returns the text of the bytes.
  static func text(of bytes: [UInt8]) -> String {
    var text = ""
    // The last `bits` bits of the buffer are not written yet. Older ones are before them, and the mask removes them.
    var buffer: UInt32 = 0
    var bits = 0
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bits += 8
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
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for character in text.utf8 {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      buffer = buffer << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return bytes
  }
}
