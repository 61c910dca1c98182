/// The isolation of a text from the direction of the text around it, by the signs of Unicode (UAX #9).
///
/// In a text from right to left, the groups of `•••• 1234` or `RUB 1,000.00` would change places without it.
enum Isolation {
  /// FIRST STRONG ISOLATE.
  static let start = "\u{2068}"
  /// POP DIRECTIONAL ISOLATE.
  static let end = "\u{2069}"

  /// Returns the text between the two signs; an empty or isolated text as it is.
  static func isolated(_ text: String) -> String {
    text.isEmpty || text.unicodeScalars.first == start.unicodeScalars.first ? text : start + text + end
  }
}
