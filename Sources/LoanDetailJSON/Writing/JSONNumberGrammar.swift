/// The grammar of a JSON number (RFC 8259, section 6): an optional minus, digits without leading zeros, an optional
/// fraction and an optional exponent.
struct JSONNumberGrammar {
  private let text: [UInt8]
  /// The place of the next byte.
  private var index = 0

  private init(_ text: [UInt8]) { self.text = text }

  /// Returns whether the whole text is one number.
  static func accepts(_ text: [UInt8]) -> Bool {
    var scan = JSONNumberGrammar(text)
    return scan.number() && scan.index == text.count
  }

  /// Moves past a number; returns false if there is none.
  private mutating func number() -> Bool {
    _ = skip("-")
    guard skip("0") || digits() else { return false }
    if skip("."), !digits() { return false }
    guard skip("e") || skip("E") else { return true }
    if !skip("-") { _ = skip("+") }
    return digits()
  }

  /// Moves past digits; returns false if there are none.
  private mutating func digits() -> Bool {
    let start = index
    while index < text.count, text[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index > start
  }

  /// Moves past a character; returns false if there is another one.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }
}
