extension [String?] {
  /// The texts as one; `nil` if there is none.
  func joinedTexts(by separator: String = ", ") -> String? {
    let texts = compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}
