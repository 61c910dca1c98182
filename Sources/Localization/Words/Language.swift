package import DesignSystem

/// A language of words. English and Russian are built in; any other language is a table of words, ``Translation``.
///
/// The language of a reader also prepares the texts of data for that reader. Without a reader, it masks every number
/// that looks like one of a card, an account or a contract. On the screens of a product, it has the product's own words
/// in place of the shared ones that the product replaces.
///
/// Two languages are equal if their codes and their shared words are equal.
public struct Language: Sendable, Hashable {
  /// The code of BCP 47, such as `en`, `kk` or `pt-BR`.
  public let code: String
  /// The source of the words.
  let words: Words
  /// The language codes of texts in data that suit the reader, the best one first.
  private(set) var dataCodes: [String]
  /// Prepares texts of data for the reader.
  package private(set) var texts = TextGuard.messages
  /// The product's words in place of shared ones; `nil` if shared words are not replaced.
  private(set) var replacements: WordReplacements?
  /// Collects the texts that are shown in another language; `nil` if nothing is collected.
  private(set) var others: OtherLanguages?

  /// The source of the words of a language.
  enum Words: Sendable, Hashable {
    /// The English words in the code.
    case english(EnglishSpelling)
    /// The Russian words in the code.
    case russian
    /// A translator's table.
    case table(WordTable)
  }

  /// Creates a language that masks the texts of data for messages.
  init(code: String, words: Words) {
    self.code = code
    self.words = words
    let own = words == .english(.american) ? ["en-US"] : [code, LocaleParts(code).language]
    dataCodes = if case .table(let table) = words { own + table.fallback.dataCodes } else { own + ["en"] }
  }

  /// Returns the same language for a reader who sees texts of data through a guard.
  package func showing(_ texts: TextGuard) -> Language {
    var language = self
    language.texts = texts
    return language
  }

  /// Returns the same language with a product's own words in place of shared ones.
  package func speaking(_ words: OwnWords) -> Language {
    var language = self
    language.replacements = words.replacements
    return language
  }

  /// Returns whether the language has these words in place of shared ones.
  package func speaks(_ words: OwnWords) -> Bool { replacements === words.replacements }

  /// Returns the same language, which collects the texts of one screen or list that are shown in another language. In
  /// English and Russian there are none, unless the reader prefers data in a further language.
  package func collectingOthers() -> Language {
    guard isTable || dataCodes.first.map({ LocaleParts($0).language }) != baseCode else { return self }
    var language = self
    language.others = OtherLanguages(than: code)
    return language
  }

  /// The language of each text that was shown in another one than this since it began to collect them, by the text.
  package var otherLanguages: [String: String] { others?.byText ?? [:] }

  /// Returns another language for the same reader and the same product.
  func falling(backTo fallback: Language) -> Language {
    var language = fallback.preferring(dataIn: dataCodes)
    language.texts = texts
    language.replacements = replacements
    language.others = others
    return language
  }

  /// Returns the same words for a reader who gets the texts of data in one of these languages, if there is one.
  func preferring(dataIn codes: [String]) -> Language {
    var language = self
    language.dataCodes = codes + dataCodes
    return language
  }

  public static func == (left: Language, right: Language) -> Bool {
    left.code == right.code && left.words == right.words
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(words)
  }

  /// English in British spelling.
  public static let english = Language(code: "en", words: .english(.british))
  /// English in American spelling.
  public static let americanEnglish = Language(code: "en", words: .english(.american))
  /// Russian.
  public static let russian = Language(code: "ru", words: .russian)

  /// The built-in languages; English in British spelling only.
  public static let builtIn: [Language] = [.english, .russian]

  /// Creates the built-in language for a locale such as `ru_RU`.
  ///
  /// It is Russian for `ru`, and American English for `en` without a region or with a region of American spelling. For
  /// every other locale it is British English.
  public init(locale: String) {
    let parts = LocaleParts(locale)
    switch parts.language {
    case "ru": self = .russian
    case "en" where EnglishSpelling.americanRegions.contains(parts.region ?? "US"): self = .americanEnglish
    default: self = .english
    }
  }

  /// Whether the words are those of a table.
  var isTable: Bool { if case .table = words { true } else { false } }

  /// The code without a region: `pt` for `pt-BR`.
  var baseCode: String { LocaleParts(code).language }

  /// Returns an English text in the spelling of the language.
  func spelled(_ text: String) -> String {
    if case .english(let spelling) = words { spelling.spelled(text) } else { text }
  }

  /// Whether nouns begin with a capital letter even inside a sentence.
  package var capitalizesNouns: Bool { isTable && ["de", "gsw", "lb"].contains(baseCode) }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { isTable && LocaleParts(code).isRightToLeft }

  /// Returns a value for a sentence. In a language that is written from right to left, it is isolated, so that its
  /// digits and signs keep their order.
  func isolated(_ value: String) -> String { isRightToLeft ? Isolation.isolated(value) : value }
}
