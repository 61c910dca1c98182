extension Sequence<String> {
  /// The texts as a list, with the Arabic comma between them if the first letter of the first text is Arabic; empty
  /// without texts.
  package var commaSeparated: String {
    var list = ""
    var isFirst = true
    var comma = ", "
    for text in self {
      if isFirst {
        isFirst = false
        if text.beginsInArabic { comma = "، " }
      } else {
        list += comma
      }
      list += text
    }
    return list
  }
}

extension String {
  /// Whether the first letter is Arabic (U+0600 to U+06FF). Digits, signs and letters beyond U+06FF are passed over.
  fileprivate var beginsInArabic: Bool {
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0xC3...0xD7: return false
      case 0xD8...0xDB: return true
      // A byte of a character that is passed over.
      default: continue
      }
    }
    return false
  }
}
