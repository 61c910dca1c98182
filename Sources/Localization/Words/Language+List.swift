extension Language {
  /// Returns texts as a list, such as "rate, term, fee", with the comma of the language.
  public func list(_ texts: [String]) -> String {
    texts.count < 2 ? texts.first ?? "" : texts.joined(separator: Self.comma(self))
  }

  private static let comma = LocalizedText(en: ", ", ru: ", ")
}
