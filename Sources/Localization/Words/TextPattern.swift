/// A text with numbered placeholders, cut into pieces: "from {1} to {2}".
package struct TextPattern: Sendable {
  /// A piece of a text.
  package enum Piece: Sendable, Hashable {
    case literal(String)
    /// The placeholder of a value; the first is 1.
    case gap(Int)
  }

  /// The pieces in the order of the text.
  package private(set) var pieces: [Piece] = []

  /// Cuts a text. Braces around anything but a number above zero, without zeros before it, are part of the words.
  package init(_ text: String) {
    var rest = text[...]
    var literal = ""
    while let brace = rest.firstIndex(of: "{") {
      literal += rest[..<brace]
      rest = rest[brace...]
      // Only digits can be between the braces, so a text with many opening braces is read once.
      let digits = rest.dropFirst().prefix { ("0"..."9").contains($0) }
      let end = digits.endIndex
      guard end < rest.endIndex, rest[end] == "}", digits.first != "0", let number = Int(digits) else {
        literal.append(rest.removeFirst())
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      pieces.append(.gap(number))
      literal = ""
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// The words between the placeholders, joined.
  package var words: String {
    pieces.map { if case .literal(let words) = $0 { words } else { "" } }.joined()
  }

  /// The numbers of the placeholders, in the order of the text.
  package var gaps: [Int] {
    pieces.compactMap { if case .gap(let number) = $0 { number } else { nil } }
  }
}
