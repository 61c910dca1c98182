/// The languages that a host offers: English and Russian, and those of its tables of words.
public struct Languages: Sendable, Hashable {
  /// English and Russian.
  public static let builtIn = Languages([])

  /// The languages of the tables, by their codes in lower case.
  private let tables: [String: Language]

  /// All languages, the built-in ones first, then by their codes.
  public var all: [Language] {
    let own = tables.sorted { $0.key < $1.key }.map(\.value)
    return Language.builtIn.map { tables[$0.code] ?? $0 }
      + own.filter { own in
        !Language.builtIn.contains { $0.code == own.code }
      }
  }

  /// Creates the built-in languages and one for each table. Of two tables for one language, the last one counts. A
  /// table for `en` or `ru` takes precedence over the built-in words.
  public init(_ translations: [Translation]) {
    tables = Dictionary(
      translations.map { ($0.language.code.lowercased(), $0.language) }, uniquingKeysWith: { _, last in last })
  }

  /// Returns the language for a locale such as `kk_KZ`: from the table for the locale, the table for its language, or
  /// the built-in words, in this order; English for any other locale. Texts of data are in the language of the locale
  /// if the data has them in it, even if the words are not.
  public func language(for locale: String) -> Language {
    let names = LocaleParts(locale).names
    let found = tables.isEmpty ? nil : names.lazy.compactMap { tables[$0.lowercased()] }.first
    return (found ?? Language(locale: locale)).preferring(dataIn: names)
  }
}
