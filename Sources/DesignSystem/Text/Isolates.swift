/// The signs of Unicode that isolate a text from the direction of the text around it (UAX #9): U+2066 to U+2069.
package enum Isolates {
  /// The sign that ends an isolate.
  package static let end: Unicode.Scalar = "\u{2069}"

  /// Whether a scalar is one of the signs.
  package static func contain(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2069).contains(scalar.value) }

  /// Whether all isolates in a text are closed in order. An open isolate would reorder the text after it.
  package static func arePaired(in text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars where contain(scalar) {
      depth += scalar == end ? -1 : 1
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
