package import LoanDetailJSON

extension JSONValue {
  /// The value as a finding for the bank's staff quotes it: the value itself if it can be neither the number nor the
  /// name of a person, otherwise its ``shape``.
  ///
  /// The value itself is quoted if it is a figure with at most eight digits, such as a day or an amount, or a word of a
  /// program: one that has an underscore or begins with a small letter, or one that is near an expected word.
  ///
  /// - Parameter isNear: whether the text is near an expected word.
  package func quoted(isNear: Bool = false) -> String {
    switch self {
    case .number(let digits): Self.isShortFigure(digits) ? digits : shape
    case .string(let text):
      isNear && text.utf8.count <= Self.longestWord || Self.isShortFigure(text) || Self.isProgramWord(text)
        ? SourcePath.quoted(text) : shape
    case .null, .bool, .array, .object: shape
    }
  }

  /// The length, in bytes, of the longest word that is quoted.
  private static let longestWord = 40
  /// The number of digits of the longest figure that is quoted.
  private static let mostDigits = 8

  /// Whether a text is a short figure: a few digits and, if any, signs and the letter `e` of an exponent.
  private static func isShortFigure(_ text: String) -> Bool {
    let digits = text.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return (1...mostDigits).contains(digits) && text.utf8.count <= 2 * mostDigits
      && text.utf8.allSatisfy { $0 < 0x80 && !isLetter($0) || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
  }

  /// Whether a text is one word as programs write them: `monthly`, `IN_ARREARS`, but not `Kuznetsova`.
  private static func isProgramWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= longestWord else { return false }
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let underscore = UInt8(ascii: "_")
    return (small.contains(first) || text.utf8.contains(underscore))
      && text.utf8.allSatisfy { isLetter($0) || $0 == underscore || $0 == UInt8(ascii: "-") }
  }

  /// Whether a byte is a Latin letter.
  private static func isLetter(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 }
}
