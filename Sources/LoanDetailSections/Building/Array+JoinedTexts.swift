import DesignSystem

extension [String?] {
  /// The texts as one; `nil` if there is none.
  func joinedTexts(by separator: String = ", ") -> String? {
    let texts = compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}

extension [(any CaptionText)?] {
  /// The texts that exist, with their spoken forms; `nil` if there are none.
  func joinedTexts(by separator: String = ", ") -> SpokenText? {
    let texts = compactMap { $0?.spokenText }
    guard !texts.isEmpty else { return nil }
    return SpokenText(
      texts.map(\.text).joined(separator: separator), spoken: texts.map(\.spoken).joined(separator: separator))
  }
}
