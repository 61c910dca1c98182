/// The isolation of a text from the direction of the text around it, by Unicode's control characters (UAX #9).
///
/// Without it, the groups of `•••• 1234` or `RUB 1,000.00` would change places in a text from right to left.
enum Isolation {
  /// FIRST STRONG ISOLATE.
  static let start = "\u{2068}"
  /// RIGHT-TO-LEFT ISOLATE, for a text with a direction mark of its own.
  static let rightToLeft = "\u{2067}"
  /// POP DIRECTIONAL ISOLATE.
  static let end = "\u{2069}"

  /// Returns the text between two of the characters; an empty text, and one that begins with an isolate, unchanged.
  ///
  /// Some locales put direction marks into amounts. The marks are dropped, because data could use them to reorder a
  /// text. With a mark from right to left the isolate is from right to left, too; otherwise its first strong letter
  /// decides.
  static func isolated(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, !(0x2066...0x2068).contains(first.value) else { return text }
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]
    guard text.unicodeScalars.contains(where: marks.contains) else { return start + text + end }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: text.unicodeScalars.lazy.filter { !marks.contains($0) })
    let isRightToLeft = text.unicodeScalars.contains("\u{200F}") || text.unicodeScalars.contains("\u{61C}")
    return (isRightToLeft ? rightToLeft : start) + String(plain) + end
  }
}
