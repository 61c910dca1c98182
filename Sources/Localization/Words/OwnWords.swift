/// A product's own words in place of shared ones that would be false about it.
///
/// A purchase that is paid in parts bears no interest and is no loan by law, so that a shared "Loan balance" must not
/// be on its screens:
///
/// ```swift
/// OwnWords(
///   texts: [
///     .init("About the loan", en: "About the purchase", ru: "О покупке"),
///     .init("{1} of the loan", en: "{1} of the price", ru: "{1} цены"),
///   ],
///   nouns: [.init("payment", "payments", en: ("part", "parts"), ru: ("часть", "части", "частей"))],
///   avoiding: ["en": ["loan", "interest"], "ru": ["кредит", "процент"]])
/// ```
///
/// The words replace the shared ones wherever the product is shown: on its screens, in lists, in summaries, in what-ifs
/// and in spoken texts. A language of a table of words, ``Translation``, translates the product's words like all
/// others. `loan-detail words --product TYPE` lists them, and the shared texts that should be replaced.
public struct OwnWords: Sendable, Hashable {
  /// No words: all shared texts are used.
  public static let none = OwnWords()

  /// The replaced texts other than nouns.
  public let texts: [Text]
  /// The replaced nouns.
  public let nouns: [Noun]
  /// The beginnings of words that must not occur on a screen of the product, by language code. Tests check the screens
  /// of the samples.
  public let avoided: [String: [String]]
  /// The replacements by the replaced texts; `nil` if there are none.
  let replacements: WordReplacements?

  /// Creates the words of a product.
  public init(texts: [Text] = [], nouns: [Noun] = [], avoiding avoided: [String: [String]] = [:]) {
    self.texts = texts
    self.nouns = nouns
    self.avoided = avoided
    replacements = texts.isEmpty && nouns.isEmpty ? nil : WordReplacements(texts, nouns)
  }

  /// A shared text and the product's text in its place.
  public struct Text: Sendable, Hashable {
    /// The shared text in English, with numbered placeholders for its values: "at least {1}".
    public let shared: String
    /// The shared text in Russian; `nil` if the English text is enough to find it.
    public let sharedRussian: String?
    /// The product's text in English, with the placeholders of the shared text.
    public let english: String
    /// The product's text in Russian, with the placeholders of the shared Russian text.
    public let russian: String

    /// Creates a replacement.
    ///
    /// - Parameters:
    ///   - shared: the shared text in English.
    ///   - sharedRussian: the shared text in Russian. Give it if two shared texts are the same in English.
    ///   - english: the product's text in English.
    ///   - russian: the product's text in Russian.
    public init(_ shared: String, beside sharedRussian: String? = nil, en english: String, ru russian: String) {
      self.shared = shared
      self.sharedRussian = sharedRussian
      self.english = english
      self.russian = russian
    }
  }

  /// A shared noun and the product's noun in its place.
  public struct Noun: Sendable, Hashable {
    /// The forms "one" and "other" of the shared noun in English.
    public let shared: [String]
    /// The form "one" of the shared noun in Russian; `nil` if the English forms are enough to find it.
    public let sharedRussian: String?
    /// The product's noun.
    public let noun: PluralText

    /// Creates a replacement. If the forms of the shared noun contain the place of the number, `{n}`, so must the
    /// product's.
    ///
    /// - Parameters:
    ///   - one: the form "one" of the shared noun in English.
    ///   - other: the form "other" of the shared noun in English.
    ///   - sharedRussian: the form "one" of the shared noun in Russian. Give it if two shared nouns are the same in
    ///     English, such as a noun in two cases.
    ///   - english: the product's noun in English.
    ///   - russian: the product's noun in Russian.
    public init(
      _ one: String, _ other: String, beside sharedRussian: String? = nil, en english: (one: String, other: String),
      ru russian: (one: String, few: String, many: String)
    ) {
      shared = [one, other]
      self.sharedRussian = sharedRussian
      noun = PluralText(en: english, ru: russian)
    }
  }

  public static func == (left: OwnWords, right: OwnWords) -> Bool {
    left.texts == right.texts && left.nouns == right.nouns && left.avoided == right.avoided
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
    hasher.combine(nouns)
    hasher.combine(avoided)
  }
}

extension OwnWords.Noun {
  /// The key of the shared noun.
  var key: TextKey {
    sharedRussian.map { TextKey(one: shared[0], other: shared[1], besideRussian: $0) }
      ?? TextKey(one: shared[0], other: shared[1])
  }
}
