// The searches of the standard library would link its regular expressions, which make the tool a tenth larger.
extension StringProtocol {
  /// Whether a text is a part of this one; `true` for an empty text.
  package func includes(_ part: some StringProtocol) -> Bool { part.isEmpty || firstPlace(of: part) != nil }

  /// Returns the text with each occurrence of a part replaced; unchanged if the part is empty.
  package func exchanging(_ part: String, for other: String) -> String {
    var text = ""
    var rest = self[...]
    while !part.isEmpty, let place = rest.firstPlace(of: part) {
      text += rest[..<place]
      text += other
      rest = rest[place...].dropFirst(part.count)
    }
    return text + rest
  }

  /// The index at which the first occurrence of a part begins; `nil` if there is none.
  private func firstPlace(of part: some StringProtocol) -> Index? {
    indices.first { self[$0...].starts(with: part) }
  }
}
