/// JSON without white space, as ``JSONWriter`` writes it, with ``ByteBuffer/margin`` after it.
///
/// Texts are examined eight bytes at a time.
struct CompactText {
  /// The text and the margin.
  let bytes: UnsafeRawBufferPointer
  /// The length of the text in bytes.
  let count: Int

  init(textAndMargin: UnsafeRawBufferPointer) {
    bytes = textAndMargin
    count = bytes.count - ByteBuffer.margin
  }

  @inline(__always)
  subscript(place: Int) -> UInt8 { bytes[place] }

  /// Returns eight bytes, the first one lowest.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Copies a part in steps of 32 bytes, because most parts are short; returns its length. A step may reach into the
  /// margins.
  @inline(__always)
  func copy(from start: Int, to end: Int, into room: UnsafeMutableRawBufferPointer, at target: Int) -> Int {
    var place = start
    while place < end {
      let step = bytes.loadUnaligned(fromByteOffset: place, as: SIMD32<UInt8>.self)
      room.storeBytes(of: step, toByteOffset: target &+ place &- start, as: SIMD32<UInt8>.self)
      place &+= 32
    }
    return end - start
  }

  /// Returns the place after the closing quote of the string that begins at `start`.
  func end(ofStringAt start: Int) -> Int {
    let (ones, tops) = (Self.ones, Self.tops)
    var place = start + 1
    while true {
      let word = word(at: place)
      // The lowest top bit that is set marks the first quote or backslash.
      let (quotes, slashes) = (word ^ (ones &* 0x22), word ^ (ones &* 0x5C))
      let marks = (((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes)) & tops
      guard marks != 0 else {
        place += 8
        continue
      }
      place += marks.trailingZeroBitCount / 8
      if bytes[place] == UInt8(ascii: "\"") { return place + 1 }
      // The character after a backslash is ASCII and does not end the string.
      place += 2
    }
  }

  /// Returns the number of characters, which are Unicode scalars, between two places.
  func characters(from start: Int, to end: Int) -> Int {
    var count = end - start
    var place = start
    while place < end {
      let word = word(at: place)
      // Continuation bytes (10xxxxxx) are not counted, so each character counts once.
      var following = word & ~(word &<< 1) & Self.tops
      if following != 0 {
        if end - place < 8 { following &= 1 &<< UInt64((end - place) * 8) &- 1 }
        count -= following.nonzeroBitCount
      }
      place += 8
    }
    return count
  }

  /// Returns the place of the first comma between two places that is not in a string; `end` if there is none.
  func comma(from start: Int, to end: Int) -> Int {
    var place = start
    while place < end, bytes[place] != UInt8(ascii: ",") {
      place = bytes[place] == UInt8(ascii: "\"") ? self.end(ofStringAt: place) : place + 1
    }
    return min(place, end)
  }

  /// The lowest bit of each byte.
  static var ones: UInt64 { 0x0101_0101_0101_0101 }
  /// The highest bit of each byte.
  static var tops: UInt64 { 0x8080_8080_8080_8080 }
}
