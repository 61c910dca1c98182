import Synchronization

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
/// and in spoken texts. A language of a table of words, ``Translation``, translates the product's words like all others.
/// `loan-detail words --product TYPE` lists them, and the shared texts that should be replaced.
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

  public init(texts: [Text] = [], nouns: [Noun] = [], avoiding avoided: [String: [String]] = [:]) {
    (self.texts, self.nouns, self.avoided) = (texts, nouns, avoided)
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
    ///   - shared: The shared text in English.
    ///   - sharedRussian: The shared text in Russian. Give it if two shared texts are the same in English.
    ///   - english: The product's text in English.
    ///   - russian: The product's text in Russian.
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
    ///   - one: The form "one" of the shared noun in English.
    ///   - other: The form "other" of the shared noun in English.
    ///   - sharedRussian: The form "one" of the shared noun in Russian. Give it if two shared nouns are the same in
    ///     English, such as a noun in two cases.
    ///   - english: The product's noun in English.
    ///   - russian: The product's noun in Russian.
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
    sharedRussian.map { TextKey(shared[0], shared[1], besideRussian: $0) } ?? TextKey(shared[0], shared[1])
  }
}

/// The words of a product by the shared ones that they replace. They are arranged when a text is first looked up, because
/// a program has the words of every product and shows few.
final class WordReplacements: Sendable {
  private struct Entry {
    /// The key with the shared Russian text; `nil` if the English text is enough.
    let exactKey: TextKey?
    let english: TextPattern
    let russian: TextPattern
  }

  private final class Tables: Sendable {
    /// The entries by the shared English text.
    let texts: [TextKey: [Entry]]
    let nouns: [TextKey: PluralText]

    init(_ texts: [OwnWords.Text], _ nouns: [OwnWords.Noun]) {
      self.texts = Dictionary(grouping: texts, by: { TextKey($0.shared) }).mapValues { texts in
        texts.map { text in
          Entry(
            exactKey: text.sharedRussian.map { TextKey(text.shared, besideRussian: $0) },
            english: TextPattern(text.english), russian: TextPattern(text.russian))
        }
      }
      self.nouns = Dictionary(nouns.map { ($0.key, $0.noun) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private let texts: [OwnWords.Text]
  private let nouns: [OwnWords.Noun]
  private let arranged = Mutex<Tables?>(nil)

  init(_ texts: [OwnWords.Text], _ nouns: [OwnWords.Noun]) { (self.texts, self.nouns) = (texts, nouns) }

  private var tables: Tables {
    arranged.withLock { arranged in
      if let arranged { return arranged }
      let tables = Tables(texts, nouns)
      arranged = tables
      return tables
    }
  }

  /// The product's words in place of a shared text, with its values; `nil` if it is not replaced.
  subscript(english: TextTemplate, russian: TextTemplate) -> (english: TextTemplate, russian: TextTemplate)? {
    let pattern = english.pattern
    guard let entries = tables.texts[TextKey(pattern)] else { return nil }
    let exactKey = TextKey(pattern, besideRussian: russian.pattern)
    let found = entries.first { $0.exactKey == exactKey } ?? entries.first { $0.exactKey == nil }
    return found.map { (english.reworded($0.english), russian.reworded($0.russian)) }
  }

  /// The product's noun in place of a shared one; `nil` if it is not replaced.
  subscript(noun: PluralText) -> PluralText? {
    let nouns = tables.nouns
    return noun.keys.lazy.compactMap { nouns[$0] }.first
  }
}
