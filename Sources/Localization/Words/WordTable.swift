/// The words of one language, from a translator's table.
final class WordTable: Sendable, Hashable {
  let rule: PluralRule
  /// The built-in language in which missing texts are shown.
  let fallback: Language
  private let texts: [TextKey: String]
  private let plurals: [TextKey: Forms]

  init(rule: PluralRule, fallback: Language, texts: [TextKey: String], plurals: [TextKey: Forms]) {
    self.rule = rule
    self.fallback = fallback
    self.texts = texts
    self.plurals = plurals
  }

  /// The translation of a text; `nil` if it is missing.
  ///
  /// If one English text needs two translations, the Russian text distinguishes them. If the Russian text has changed
  /// since the table was made, the English text alone is the key.
  func text(_ english: String, besideRussian russian: String) -> String? {
    texts[TextKey(english, besideRussian: russian)] ?? texts[TextKey(english)]
  }

  /// The forms of a noun; `nil` if they are missing.
  func forms(of one: String, _ other: String, besideRussian russian: String) -> Forms? {
    plurals[TextKey(one, other, besideRussian: russian)] ?? plurals[TextKey(one, other)]
  }

  static func == (left: WordTable, right: WordTable) -> Bool {
    left === right
      || (left.rule == right.rule && left.fallback == right.fallback && left.texts == right.texts
        && left.plurals == right.plurals)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(texts.count)
    hasher.combine(fallback)
  }
}

/// The key of a text in a table: the English text, alone or with the Russian one.
package struct TextKey: Sendable, Hashable {
  private let text: String

  package init(_ english: String) { text = english }

  package init(_ one: String, _ other: String) { text = "\(one)\u{1F}\(other)" }

  package init(_ english: String, besideRussian russian: String) {
    text = "\(english)\u{1E}\(Self.withoutNumbers(russian))"
  }

  package init(_ one: String, _ other: String, besideRussian russian: String) {
    text = "\(one)\u{1F}\(other)\u{1E}\(russian)"
  }

  /// The text with `{}` for every placeholder, because the numbers of Russian placeholders do not matter.
  private static func withoutNumbers(_ text: String) -> String {
    guard text.contains("{") else { return text }
    return TextPattern(text).pieces.reduce(into: "") { result, piece in
      switch piece {
      case .literal(let words): result += words
      case .gap: result += "{}"
      }
    }
  }
}
