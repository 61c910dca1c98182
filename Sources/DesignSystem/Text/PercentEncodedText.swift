extension String {
  /// The text with its percent-encoded characters decoded; `nil` if it has none.
  var percentDecoded: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return nil }
    let text = withoutControls
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let pair = byte == UInt8(ascii: "%") ? String(rest.prefix(2)) : nil
      if let pair, pair.utf8.count == 2, pair.allSatisfy(\.isHexDigit), let decoded = UInt8(pair, radix: 16) {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes.count == text.utf8.count ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The text without control characters and invisible ones, except variation selectors, which emoji need.
  var withoutControls: String {
    String(
      UnicodeScalarView(
        unicodeScalars.filter { scalar in
          let properties = scalar.properties
          if properties.isVariationSelector { return true }
          return ![.control, .format].contains(properties.generalCategory) && !properties.isDefaultIgnorableCodePoint
        }))
  }

  /// The text on one line: with a space for each control character and each break of a line.
  package var onOneLine: String {
    let breaks: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
    return String(
      UnicodeScalarView(unicodeScalars.map { breaks.contains($0.properties.generalCategory) ? " " : $0 }))
  }
}
