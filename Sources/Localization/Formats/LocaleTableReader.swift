/// Reads the parts of the table of locales. Bytes outside the table are read as zeros.
///
/// Safe: the table lives as long as the process, and only ``byte(_:)`` reads it.
@safe struct LocaleTableReader {
  /// The whole table.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The place of the next byte.
  private var place: Int

  init(bytes: UnsafeBufferPointer<UInt8>, place: Int) {
    unsafe self.bytes = bytes
    self.place = place
  }

  /// Returns the byte at a distance from the current place.
  private func byte(_ distance: Int = 0) -> UInt8 {
    unsafe bytes.indices.contains(place + distance) ? bytes[place + distance] : 0
  }

  /// Skips a number of bytes.
  mutating func skip(_ count: Int) { place += count }

  /// Skips the rest of a line with its newline.
  mutating func skipLine() {
    while unsafe place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
    place += 1
  }

  /// Reads a number of a few bytes.
  mutating func number(bytes count: Int) -> Int {
    defer { place += count }
    return (0..<count).reversed().reduce(0) { $0 << 8 | Int(byte($1)) }
  }

  /// Reads the bytes of a text.
  mutating func textBytes() -> [UInt8] { textBytes(count: number(bytes: 1)) }

  /// Reads a number of bytes.
  private mutating func textBytes(count: Int) -> [UInt8] {
    defer { place += count }
    return (0..<count).map { byte($0) }
  }

  /// Reads a text.
  mutating func text() -> String { String(decoding: textBytes(), as: UTF8.self) }

  /// Reads a text whose length is known.
  mutating func text(count: Int) -> String { String(decoding: textBytes(count: max(count, 0)), as: UTF8.self) }

  /// Skips a name of `count` bytes, padded with zeros, and compares a text with it: negative if the text is before the
  /// name, 0 if they are equal, positive if it is after the name.
  mutating func order(of text: String, count: Int) -> Int {
    defer { place += count }
    var index = 0
    for letter in text.utf8 {
      let difference = Int(letter) - Int(index < count ? byte(index) : 0)
      if difference != 0 { return difference }
      index += 1
    }
    return index < count && byte(index) != 0 ? -1 : 0
  }
}
