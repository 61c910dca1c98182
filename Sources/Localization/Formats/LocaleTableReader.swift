/// Reads the parts of the table of locales. Bytes outside the table are read as zeros.
///
/// Safe: the table lives as long as the process, and only ``byte(_:)`` reads it.
@safe struct LocaleTableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place: Int

  init(bytes: UnsafeBufferPointer<UInt8>, place: Int) {
    unsafe self.bytes = bytes
    self.place = place
  }

  /// The byte at a distance from the current place.
  private func byte(_ distance: Int = 0) -> UInt8 {
    unsafe bytes.indices.contains(place + distance) ? bytes[place + distance] : 0
  }

  mutating func skip(_ count: Int) { place += count }

  mutating func skipLine() {
    while unsafe place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
    place += 1
  }

  mutating func number(bytes count: Int) -> Int {
    defer { place += count }
    return (0..<count).reversed().reduce(0) { $0 << 8 | Int(byte($1)) }
  }

  /// Reads the bytes of a text.
  mutating func textBytes() -> [UInt8] { textBytes(count: number(bytes: 1)) }

  private mutating func textBytes(count: Int) -> [UInt8] {
    defer { place += count }
    return (0..<count).map { byte($0) }
  }

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

extension NumberPattern {
  /// Reads a pattern.
  ///
  /// - Parameter symbol: the text for U+0001 in the affixes, if they have one.
  init(_ reader: inout LocaleTableReader, symbol: String = "") {
    primaryGroup = reader.number(bytes: 1)
    secondaryGroup = reader.number(bytes: 1)
    minimumLeadingDigits = reader.number(bytes: 1)
    digits = Digits(reader.textBytes())
    groupSeparator = reader.text()
    decimalSeparator = reader.text()
    positive = Affixes(&reader, symbol: symbol)
    negative = Affixes(&reader, symbol: symbol)
  }
}

extension NumberPattern.Affixes {
  fileprivate init(_ reader: inout LocaleTableReader, symbol: String) {
    func affix() -> String {
      let bytes = reader.textBytes()
      guard let gap = bytes.firstIndex(of: 1) else { return String(decoding: bytes, as: UTF8.self) }
      return String(decoding: bytes[..<gap], as: UTF8.self) + symbol
        + String(decoding: bytes[(gap + 1)...], as: UTF8.self)
    }
    prefix = affix()
    suffix = affix()
  }

  /// Whether the pattern at the reader's place has the symbol of the currency before the number.
  static func isSymbolFirst(_ reader: inout LocaleTableReader) -> Bool {
    reader.skip(3)
    for _ in 0..<3 { _ = reader.textBytes() }
    return reader.textBytes().contains(1)
  }
}

extension DatePattern {
  init(_ reader: inout LocaleTableReader) {
    let flags = reader.number(bytes: 1)
    padsDay = flags & 1 != 0
    isYearFirst = flags & 2 != 0
    digits = Digits(reader.textBytes())
    func literal() -> Literal {
      let count = reader.number(bytes: 1)
      return count == 1 ? .same(reader.text()) : .ofMonth((0..<count).map { _ in reader.text() })
    }
    start = literal()
    middle = literal()
    end = literal()
  }
}

extension TimePattern {
  init(_ reader: inout LocaleTableReader) {
    let flags = reader.number(bytes: 1)
    has24Hours = flags & 1 != 0
    padsHour = flags & 2 != 0
    digits = Digits(reader.textBytes())
    morning = Template(&reader)
    evening = Template(&reader)
  }
}

extension TimePattern.Template {
  fileprivate init(_ reader: inout LocaleTableReader) {
    prefix = reader.text()
    separator = reader.text()
    suffix = reader.text()
  }
}
