/// The words of one language, from a translator's table.
final class WordTable: Sendable, Hashable {
  /// The rule for plural forms.
  let rule: PluralRule
  /// The built-in language in which missing texts are shown.
  let fallback: Language
  /// The translations of texts.
  private let texts: [TextKey: String]
  /// The forms of nouns.
  private let plurals: [TextKey: PluralForms]

  init(rule: PluralRule, fallback: Language, texts: [TextKey: String], plurals: [TextKey: PluralForms]) {
    self.rule = rule
    self.fallback = fallback
    self.texts = texts
    self.plurals = plurals
  }

  /// Returns the translation of a text; `nil` if it is missing.
  ///
  /// If one English text needs two translations, the Russian text distinguishes them. If the Russian text has changed
  /// since the table was made, the English text alone is the key.
  func text(_ english: String, besideRussian russian: String) -> String? {
    texts[TextKey(english, besideRussian: russian)] ?? texts[TextKey(english)]
  }

  /// Returns the forms of a noun, which is given by its English forms and the Russian form "one"; `nil` if they are
  /// missing.
  func forms(one: String, other: String, besideRussian russian: String) -> PluralForms? {
    plurals[TextKey(one: one, other: other, besideRussian: russian)] ?? plurals[TextKey(one: one, other: other)]
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
