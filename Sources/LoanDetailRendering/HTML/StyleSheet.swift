import LoanDetailJSON
import StyleSheetText

/// The style sheet of a page: the one of the kit for client teams without comments and needless spaces, and the tokens of a theme
/// after it.
struct StyleSheet: Sendable, Hashable {
  let text: String
  /// The SHA-256 of the text in base64, for the page's Content-Security-Policy.
  let hash: String

  init(theme: HTMLTheme) { self = theme.tokens.isEmpty ? .plain : StyleSheet("\(Self.builtIn)\(theme.rule)\n") }

  private init(_ text: String) {
    self.text = text
    hash = ContentHash(of: Array(text.utf8)).base64
  }

  private static let plain = StyleSheet(builtIn)

  /// The text without a theme.
  static let builtIn: String = {
    let stored = styleSheetText()
    // Safe, because the text exists as long as the process.
    let text = unsafe String(decoding: UnsafeBufferPointer(start: stored.bytes, count: stored.count), as: UTF8.self)
    return withoutComments(text).split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .joined(separator: "\n") + "\n"
  }()

  /// Returns a style sheet without its comments and needless spaces. No text between quotation marks in it has either.
  private static func withoutComments(_ text: String) -> String {
    var (rest, kept) = (text.utf8[...], [UInt8]())
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") else {
        // Spaces have no meaning after these signs.
        if byte != UInt8(ascii: " ") || !(kept.last.map("{;:,".utf8.contains) ?? true) { kept.append(byte) }
        continue
      }
      repeat {
        rest = rest.dropFirst().drop { $0 != UInt8(ascii: "*") }
      } while rest.dropFirst().first != UInt8(ascii: "/") && !rest.isEmpty
      rest = rest.dropFirst(2)
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
