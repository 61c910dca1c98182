import LoanDetailJSON
import StyleSheetText

/// The style sheet of screens: that of the kit for client teams, without comments and needless spaces, and after it the
/// tokens of a theme.
struct StyleSheet: Sendable, Hashable {
  /// All rules, for pages of a host.
  let text: String
  /// The rule with the tokens of the theme; empty for the usual theme.
  private let theme: String

  init(theme: HTMLTheme) {
    self.theme = theme.tokens.isEmpty ? "" : "\(theme.rule)\n"
    text = Self.builtIn + self.theme
  }

  /// The rules that a page needs, and their SHA-256 in base64, for the page's Content-Security-Policy.
  func part(for body: [UInt8]) -> (text: String, hash: String) {
    let text = Self.rules.text(for: body) + theme
    return (text, ContentHash(of: Array(text.utf8)).base64)
  }

  private static let rules = StyleRules(builtIn)

  /// The text without a theme.
  static let builtIn: String = {
    let stored = styleSheetText()
    // Safe, because the text exists as long as the process.
    let text = unsafe String(decoding: UnsafeBufferPointer(start: stored.bytes, count: stored.count), as: UTF8.self)
    return withoutComments(text)
  }()

  /// Returns a style sheet without its comments and needless white space. It must have neither between quotation marks.
  private static func withoutComments(_ text: String) -> String {
    var rest = text.utf8[...]
    var kept: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"):
        repeat {
          rest = rest.dropFirst().drop { $0 != UInt8(ascii: "*") }
        } while rest.dropFirst().first != UInt8(ascii: "/") && !rest.isEmpty
        rest = rest.dropFirst(2)
      case UInt8(ascii: " "), UInt8(ascii: "\n"):
        // White space has no meaning after these signs, nor a second time.
        if let last = kept.last, !" {};:,>".utf8.contains(last) { kept.append(UInt8(ascii: " ")) }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        // Nor has it before these, nor the semicolon at the end of a rule.
        while let last = kept.last, last == UInt8(ascii: " ") || byte == UInt8(ascii: "}") && last == UInt8(ascii: ";")
        {
          kept.removeLast()
        }
        kept.append(byte)
      default: kept.append(byte)
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

extension ContentHash {
  /// The hash in base64 (RFC 4648, section 4).
  package var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let digits = hex.compactMap(\.hexDigitValue)
    // Three hexadecimal digits are two digits of base64; one digit is left of 64, which two zero bits fill up.
    let whole = stride(from: 0, to: 63, by: 3).flatMap { index in
      let bits = digits[index] << 8 | digits[index + 1] << 4 | digits[index + 2]
      return [alphabet[bits >> 6], alphabet[bits & 0x3F]]
    }
    return String(whole + [alphabet[digits[63] << 2]]) + "="
  }
}
