public import DesignSystem

/// A text in the reader's language: words of the program, or a text of the data.
///
/// Words are written in English and Russian; code without one of them does not compile. Put values into the sentence
/// itself, never before or after it, so that a translator can move them:
///
/// ```swift
/// LocalizedText(en: "at least \(amount)", ru: "не менее \(amount)")
/// ```
///
/// A value can be a `String`, a `LocalizedText`, a `Value` or a `SpokenText`. The last two keep their spoken form.
/// `text(language)` returns the text to show, ``spoken(_:)`` the text with its spoken form. For a counted noun, use a
/// ``PluralText``.
///
/// Any other language comes from a table, ``Translation``, whose keys are the English texts, such as "at least {1}".
public struct LocalizedText: Sendable, Hashable {
  private let content: Content

  private indirect enum Content: Sendable, Hashable {
    /// Words of the program.
    case words(english: TextTemplate, russian: TextTemplate)
    /// A text of the data in several languages, in the order of their codes.
    case data([Translated])
    /// A text that is the same in all languages.
    case verbatim(DataText)
  }

  /// A text of the data in one language.
  private struct Translated: Hashable {
    let code: String
    let text: DataText
  }

  /// Creates a text of the program. Write both as string literals.
  public init(en english: TextTemplate, ru russian: TextTemplate) {
    content = .words(english: english, russian: russian)
  }

  /// Creates a text that is the same in all languages, such as a name.
  public init(verbatim text: String) { self.init(DataText(text)) }

  /// Creates a text of the data that is the same in all languages.
  public init(_ text: DataText) { content = .verbatim(text) }

  /// Creates a text of the data in several languages.
  ///
  /// - Parameter texts: the text for each language code, such as `en`, `ru` and `kk`. A reader gets the text in the
  ///   language of the locale, even if the program has no words of it. If that is missing, the reader gets the text in
  ///   the language of the words, in its fallback language or, if these are missing too, in English.
  public init(data texts: [String: String]) {
    content = .data(texts.map { Translated(code: $0, text: DataText($1)) }.sorted { $0.code < $1.code })
  }

  /// Returns the text in a language.
  public func callAsFunction(_ language: Language) -> String {
    switch content {
    case .verbatim(let text): text(language)
    case .words(let english, let russian):
      switch language.words {
      case .english where language.replacements == nil: english.text(in: language)
      case .russian where language.replacements == nil: russian.text(in: language)
      default: spoken(language).text
      }
    case .data: spoken(language).text
    }
  }

  /// Returns the text in a language, with its spoken form; empty if a text of the data has no language.
  public func spoken(_ language: Language) -> SpokenText {
    switch content {
    case .verbatim(let text): return SpokenText(text(language))
    case .data(let texts):
      let found = language.dataCodes.lazy.compactMap { code in texts.first { $0.code == code } }.first
      guard let shown = found ?? texts.first else { return "" }
      let text = shown.text(language)
      language.others?.add(text, in: shown.code)
      return SpokenText(text)
    case .words(let english, let russian):
      guard let own = language.replacements?[english, russian] else {
        return Self.spoken(english: english, russian: russian, in: language)
      }
      return Self.spoken(english: own.english, russian: own.russian, in: language)
    }
  }

  /// Returns words in a language. A text that is missing in a table is shown in the table's fallback language.
  private static func spoken(
    english: TextTemplate, russian: TextTemplate, in language: Language
  ) -> SpokenText {
    switch language.words {
    case .english: return english.filled(in: language)
    case .russian: return russian.filled(in: language)
    case .table(let table):
      let text = table.text(english.pattern, besideRussian: russian.pattern)
      if let text { return english.reworded(TextPattern(text)).filled(in: language) }
      let other = spoken(english: english, russian: russian, in: language.falling(backTo: table.fallback))
      language.others?.add(other.text, in: table.fallback.code)
      return other
    }
  }

  /// Returns whether the text is empty in one of its languages, as `isBlank` decides.
  package func isEmpty(by isBlank: (String) -> Bool) -> Bool {
    switch content {
    case .words(let english, let russian): isBlank(english.pattern) || isBlank(russian.pattern)
    case .data(let texts): texts.isEmpty || texts.contains { isBlank($0.text.raw) }
    case .verbatim(let text): isBlank(text.raw)
    }
  }
}
