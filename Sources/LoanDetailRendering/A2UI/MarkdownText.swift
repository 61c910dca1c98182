/// A text as Markdown that shows exactly this text.
///
/// A client of A2UI reads the text of a `Text` as Markdown if it can, and shows it as it is otherwise. A backslash is
/// therefore only where CommonMark, or GitHub's strikethrough and links, would take a sign for markup. An address of
/// e-mail stays a link where GitHub's Markdown is read, because there a backslash does not prevent it.
package enum MarkdownText {
  /// Returns the Markdown of a text on one line.
  ///
  /// - Parameter isHeading: whether the text follows the signs of a heading, which may also end one.
  package static func escaped(_ text: String, isHeading: Bool = false) -> String {
    guard mayHaveMarkup(text) || isHeading && text.utf8.contains(UInt8(ascii: "#")) else { return text }
    let signs = Array(text.unicodeScalars.lazy.map { isLineEnd($0) ? " " : $0 }.drop { $0 == " " || $0 == "\t" })
    var markdown = String.UnicodeScalarView()
    let block = blockSign(in: signs)
    for (index, sign) in signs.enumerated() {
      let endsHeading = isHeading && sign == "#" && signs[(index + 1)...].allSatisfy { $0 == " " || $0 == "\t" }
      if index == block || endsHeading || isMarkup(sign, at: index, in: signs) { markdown.append("\\") }
      markdown.append(sign)
    }
    return String(markdown)
  }

  /// Whether a text may have markup; most have none.
  private static func mayHaveMarkup(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    if " \t#>+-".utf8.contains(first) || (0x30...0x39).contains(first) { return true }
    var last: UInt8 = 0
    return text.utf8.contains { byte in
      defer { last = byte }
      let mayBeLink = byte == UInt8(ascii: "/") && last == byte || byte == UInt8(ascii: ".") && last | 0x20 == 0x77
      return mayBeLink || "\\`*_[<&~\n\r".utf8.contains(byte) || byte == 0xC2 || byte == 0xE2
    }
  }

  private static func isLineEnd(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The place of the sign that makes the text a heading, a quotation, a list or a line; `nil` if it is none of these.
  private static func blockSign(in signs: [Unicode.Scalar]) -> Int? {
    func endsWord(_ index: Int) -> Bool { index >= signs.count || signs[index] == " " || signs[index] == "\t" }
    switch signs.first {
    case ">": return 0
    case "#": return endsWord(signs.firstIndex { $0 != "#" } ?? signs.count) ? 0 : nil
    case "+": return endsWord(1) ? 0 : nil
    case "-": return endsWord(1) || signs[1] == "-" ? 0 : nil
    default:
      guard let end = signs.firstIndex(where: { !("0"..."9").contains($0) }), end > 0 else { return nil }
      return (signs[end] == "." || signs[end] == ")") && endsWord(end + 1) ? end : nil
    }
  }

  /// Whether a sign at its place could be a part of markup inside a line, or of a link.
  private static func isMarkup(_ sign: Unicode.Scalar, at index: Int, in signs: [Unicode.Scalar]) -> Bool {
    switch sign {
    case "\\", "`", "*", "[", "<", "~": return true
    case "_":
      // Between letters or digits, it begins and ends nothing.
      return !(index > 0 && isWord(signs[index - 1]) && index + 1 < signs.count && isWord(signs[index + 1]))
    case "&":
      let name = signs[(index + 1)...].prefix { $0 == "#" || $0.isASCII && isWord($0) }
      return !name.isEmpty && name.endIndex < signs.count && signs[name.endIndex] == ";"
    case ":":
      // As in https://, which begins a link.
      return index > 0 && isWord(signs[index - 1]) && signs[(index + 1)...].starts(with: ["/", "/"])
    case ".":
      // As in www., which begins a link.
      let isAfterWWW = index >= 3 && signs[index - 3..<index].allSatisfy { $0 == "w" || $0 == "W" }
      return isAfterWWW && (index == 3 || !isWord(signs[index - 4]))
    default: return false
    }
  }

  /// Whether a sign is a letter or a digit.
  private static func isWord(_ sign: Unicode.Scalar) -> Bool {
    switch sign.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }
}
