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
  /// Reads a prefix and a suffix.
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

  /// Returns whether the pattern at the reader's place has the symbol of the currency before the number.
  static func isSymbolFirst(_ reader: inout LocaleTableReader) -> Bool {
    reader.skip(3)
    for _ in 0..<3 { _ = reader.textBytes() }
    return reader.textBytes().contains(1)
  }
}

extension DatePattern {
  /// Reads a pattern.
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
  /// Reads a pattern.
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
  /// Reads the texts around the hour and the minute.
  fileprivate init(_ reader: inout LocaleTableReader) {
    prefix = reader.text()
    separator = reader.text()
    suffix = reader.text()
  }
}
