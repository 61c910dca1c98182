/// What tells one content from another: its SHA-256 (FIPS 180-4).
public struct ContentHash: Sendable, Hashable {
  private let words: SIMD8<UInt32>

  /// The hash of bytes as they are.
  public init(of bytes: [UInt8]) {
    words = bytes.withUnsafeBufferPointer { SHA256.digest(of: $0) }
  }

  /// The hash of a value's canonical bytes: as ``JSONWriter`` writes it with no white space and no newline.
  ///
  /// White space and the way characters were escaped make no difference; the order of members and the digits of numbers
  /// do.
  public init(of value: JSONValue) {
    var writer = JSONWriter()
    writer.write(value)
    self = writer.contentHash
  }

  /// The hash as 64 lower-case hexadecimal digits.
  public var hex: String {
    var hex = ""
    for lane in words.indices {
      let digits = String(words[lane], radix: 16)
      hex += String(repeating: "0", count: 8 - digits.count) + digits
    }
    return hex
  }
}
