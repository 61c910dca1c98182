/// The order of names in the canonical form of JSON, which is the order of their UTF-16 code units.
struct CanonicalNames {
  private let text: CompactText

  init(_ text: CompactText) { self.text = text }

  /// A name, with what decides most comparisons.
  struct Name {
    /// The place of the opening quote.
    var place: Int
    /// The first eight bytes as a number, with zeros after a shorter name.
    var prefix: UInt64
    /// Whether these bytes are ASCII without escapes, so that they have the same order as the code units.
    var isPlain: Bool
  }

  /// Returns the name whose opening quote is at a place.
  @inline(__always)
  func name(at place: Int) -> Name {
    let (ones, tops) = (CompactText.ones, CompactText.tops)
    let word = text.word(at: place + 1)
    // The lowest top bit that is set marks the first quote; the bits below its byte are the name's.
    let quotes = word ^ (ones &* 0x22)
    let mark = (quotes &- ones) & ~quotes & tops
    let bytes = word & (((mark & (0 &- mark)) &>> 7) &- 1)
    let slashes = bytes ^ (ones &* 0x5C)
    let isPlain = (bytes | ((slashes &- ones) & ~slashes)) & tops == 0
    return Name(place: place, prefix: bytes.byteSwapped, isPlain: isPlain)
  }

  /// Returns whether the first name comes before the second one.
  @inline(__always)
  func precedes(_ first: Name, _ second: Name) -> Bool {
    if first.isPlain, second.isPlain, first.prefix != second.prefix { return first.prefix < second.prefix }
    return units(of: first).lexicographicallyPrecedes(units(of: second))
  }

  /// Returns the code units of a name in UTF-16.
  private func units(of name: Name) -> [UInt16] { Array(text.string(at: name.place).utf16) }
}

extension CompactText {
  /// Returns the content of the string whose opening quote is at `start`, without escapes.
  func string(at start: Int) -> String {
    let content = UnsafeRawBufferPointer(rebasing: bytes[(start + 1)..<(end(ofStringAt: start) - 1)])
    return JSONReader.text(content.bindMemory(to: UInt8.self), hasEscapes: true)
  }
}
