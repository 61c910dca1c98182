package import DesignSystem

extension [SpokenText] {
  /// Returns the joined texts, with their joined spoken forms.
  package func joined(by separator: String = "") -> SpokenText {
    guard count > 1 else { return first ?? "" }
    return SpokenText(joinedText(by: separator), spoken: joined(by: separator) { $0.spoken })
  }

  /// Returns the joined texts, without their spoken forms.
  package func joinedText(by separator: String = "") -> String { joined(by: separator) { $0.text } }

  /// Returns the joined forms of the texts.
  private func joined(by separator: String, _ form: (SpokenText) -> String) -> String {
    guard count > 1 else { return first.map(form) ?? "" }
    let bytes = reduce(separator.utf8.count * (count - 1)) { $0 + form($1).utf8.count }
    return String(count: bytes) { text in
      for index in indices.reversed() {
        text.prepend(form(self[index]))
        if index > 0 { text.prepend(separator) }
      }
    }
  }
}
