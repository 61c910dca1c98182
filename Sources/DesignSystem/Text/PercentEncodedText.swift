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

  /// The text without control characters, line breaks and invisible characters.
  package var withoutControls: String {
    let dropped: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
    return String(UnicodeScalarView(unicodeScalars.filter { !dropped.contains($0.properties.generalCategory) }))
  }
}
