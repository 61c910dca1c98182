extension Language {
  /// Returns the texts with the comma of the language between them, such as "rate, term, fee"; empty without texts.
  public func list(_ texts: [String]) -> String { texts.joined(separator: comma) }

  // Only a translation can have other signs than the built-in languages.

  /// The comma of the language with its space, between the texts of a list.
  package var comma: String { isTable ? Self.comma(self) : ", " }

  /// The semicolon of the language with its space, between parts of a text that may have commas.
  package var semicolon: String { isTable ? Self.semicolon(self) : "; " }

  private static let comma = LocalizedText(en: ", ", ru: ", ")
  private static let semicolon = LocalizedText(en: "; ", ru: "; ")
}
