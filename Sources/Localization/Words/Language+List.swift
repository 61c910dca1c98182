extension Language {
  /// Returns texts as a list, such as "rate, term, fee", with the comma of the language.
  public func list(_ texts: [String]) -> String {
    texts.count < 2 ? texts.first ?? "" : texts.joined(separator: comma)
  }

  /// The comma of the language with its space, between the texts of a list.
  package var comma: String { isTable ? Self.comma(self) : ", " }

  /// The semicolon of the language with its space, between parts of a text that may have commas.
  package var semicolon: String { isTable ? Self.semicolon(self) : "; " }

  private static let comma = LocalizedText(en: ", ", ru: ", ")
  private static let semicolon = LocalizedText(en: "; ", ru: "; ")
}
