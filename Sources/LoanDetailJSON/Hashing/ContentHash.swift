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
    String(unsafeUninitializedCapacity: 64) { digits in
      var index = 0
      for lane in words.indices {
        for shift in stride(from: 28 as UInt32, through: 0, by: -4) {
          digits[index] = .hexadecimalDigit(words[lane] >> shift & 0xF)
          index += 1
        }
      }
      return index
    }
  }
}
