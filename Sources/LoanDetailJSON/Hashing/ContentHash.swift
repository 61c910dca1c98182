/// The SHA-256 (FIPS 180-4) of a content. Equal hashes mean equal contents.
public struct ContentHash: Sendable, Hashable {
  /// The words of the digest, the first one in lane 0.
  private let words: SIMD8<UInt32>

  /// Creates the hash of these bytes.
  public init(of bytes: [UInt8]) {
    words = bytes.withUnsafeBufferPointer { SHA256.digest(of: $0) }
  }

  init(words: SIMD8<UInt32>) { self.words = words }

  init(of text: ByteBuffer) {
    words = text.withText { SHA256.digest(of: $0) }
  }

  /// Creates the hash of a value in canonical form: the bytes that ``JSONWriter`` writes without white space and
  /// without a final newline.
  ///
  /// White space and the form of escaped characters do not affect the hash; the order of members and the digits of
  /// numbers do.
  public init(of value: JSONValue) {
    var writer = JSONWriter()
    writer.write(value)
    self = writer.contentHash
  }

  /// Creates the hash of a value in the canonical form of RFC 8785, which any JSON library can compute.
  ///
  /// The order of members, white space and the form of escapes and numbers do not affect the hash.
  public init(canonicalFormOf value: JSONValue) {
    var writer = JSONWriter()
    writer.write(value)
    self.init(of: writer.canonicalBytes)
  }

  /// The hash as 64 lower-case hexadecimal digits.
  public var hex: String {
    String(unsafeUninitializedCapacity: 64) { digits in
      var index = 0
      for lane in words.indices {
        var word = words[lane]
        for _ in 0..<8 {
          digits[index] = .hexadecimalDigit(word >> 28)
          word <<= 4
          index += 1
        }
      }
      return index
    }
  }
}
