import LoanDetailJSON
import StyleSheetText

/// The style sheet of a page: the one of the kit for client teams, and the tokens of a theme after it.
struct StyleSheet: Sendable, Hashable {
  let text: String
  /// The SHA-256 of the text in base64, for the page's Content-Security-Policy.
  let hash: String

  init(theme: HTMLTheme) {
    text = theme.tokens.isEmpty ? Self.builtIn : "\(Self.builtIn)\(theme.rule)\n"
    hash = ContentHash(of: Array(text.utf8)).base64
  }

  /// The style sheet without a theme.
  static let builtIn: String = {
    let stored = styleSheetText()
    // Safe, because the text exists as long as the process.
    return unsafe String(decoding: UnsafeBufferPointer(start: stored.bytes, count: stored.count), as: UTF8.self)
  }()
}

extension ContentHash {
  /// The hash in base64 (RFC 4648, section 4).
  fileprivate var base64: String {
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
