/// Looks for characters that `JSONWriter` escapes, eight bytes at a time.
enum EscapeScan {
  /// The lowest bit of each byte.
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  /// The highest bit of each byte.
  private static var tops: UInt64 { 0x8080_8080_8080_8080 }

  /// Returns whether a part of a buffer may contain a character to escape; at least eight bytes are after the part.
  ///
  /// It never misses such a character. It may report one wrongly, for general punctuation and for the bytes after the
  /// part.
  @inline(__always)
  static func mayFind(in buffer: UnsafeRawBufferPointer, from start: Int, count: Int) -> Bool {
    var index = start
    while index < start + count {
      let word = word(of: buffer, at: index)
      // Each part sets the highest bit of an ASCII byte: below a space, a quote, a backslash, DEL.
      let (quotes, slashes) = ((word ^ ones &* 0x22) &- ones, (word ^ ones &* 0x5C) &- ones)
      let found = (word &- ones &* 0x20) | quotes | slashes | (word &+ ones)
      if found & ~word & tops != 0 { return true }
      if word & tops != 0, mayFind(from: word, to: self.word(of: buffer, at: index + 1)) { return true }
      index += 8
    }
    return false
  }

  /// Returns whether one of eight bytes may begin an escaped character outside ASCII; `next` has the byte after each of
  /// them.
  @inline(__always)
  private static func mayFind(from word: UInt64, to next: UInt64) -> Bool {
    // U+0080 to U+009F: C2, and a byte below A0.
    let controls = exactZeros(word ^ ones &* 0xC2) & (~next &<< 2)
    // General punctuation to U+207F: E2, and 80 or 81.
    let punctuation = exactZeros(word ^ ones &* 0xE2) & exactZeros(next & (ones &* 0x3E))
    // U+061C: D8 9C.
    let mark = exactZeros(word ^ ones &* 0xD8) & exactZeros(next ^ ones &* 0x9C)
    return (controls | punctuation | mark) & tops != 0
  }

  /// Returns eight bytes, the first one lowest.
  @inline(__always)
  private static func word(of buffer: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
    UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Returns a word with the highest bit of each byte that is zero, and no other bit.
  @inline(__always)
  private static func exactZeros(_ word: UInt64) -> UInt64 {
    let rest = ~tops
    return ~(((word & rest) &+ rest) | word | rest)
  }
}
