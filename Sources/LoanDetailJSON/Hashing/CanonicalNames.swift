/// The order of names in the canonical form of JSON: that of their UTF-16 code units.
struct CanonicalNames {
  /// The text, and at least eight bytes behind it.
  private let text: UnsafeRawBufferPointer

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  struct Name {
    /// The place of the opening quote.
    var place: Int
    /// The first eight bytes as a number, with zeros behind a shorter name.
    var prefix: UInt64
    /// Whether these bytes are ASCII without escapes, so that their order is that of the code units.
    var isPlain: Bool
  }

  @inline(__always)
  func name(at place: Int) -> Name {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: place + 1, as: UInt64.self))
    // The lowest top bit that is set marks the first quote.
    let quotes = word ^ (ones &* 0x22)
    let mark = (quotes &- ones) & ~quotes & tops
    let bits = mark == 0 ? 64 : UInt64(mark.trailingZeroBitCount & ~7)
    let bytes = word & (1 << bits &- 1)
    let slashes = bytes ^ (ones &* 0x5C)
    let isPlain = (bytes | ((slashes &- ones) & ~slashes)) & tops == 0
    return Name(place: place, prefix: bytes.byteSwapped, isPlain: isPlain)
  }

  @inline(__always)
  func precedes(_ first: Name, _ second: Name) -> Bool {
    if first.isPlain, second.isPlain, first.prefix != second.prefix { return first.prefix < second.prefix }
    return units(of: first).lexicographicallyPrecedes(units(of: second))
  }

  /// Returns the place of the closing quote of a string.
  func end(ofStringAt start: Int) -> Int {
    var end = start + 1
    while text[end] != UInt8(ascii: "\"") { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return end
  }

  private func units(of name: Name) -> [UInt16] {
    let content = UnsafeRawBufferPointer(rebasing: text[(name.place + 1)..<end(ofStringAt: name.place)])
    return Array(JSONReader.text(content.bindMemory(to: UInt8.self), hasEscapes: true).utf16)
  }
}
