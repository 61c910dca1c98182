/// The words of one language as a translator writes them: a table in JSON.
///
/// ```json
/// {
///   "language": "kk", "name": "Қазақша", "fallback": "ru",
///   "texts": [{"en": "at least {1}", "ru": "не менее {1}", "text": "кемінде {1}"}],
///   "plurals": [{"en": ["day", "days"], "ru": ["день", "дня", "дней"], "forms": {"one": "күн", "other": "күн"}}]
/// }
/// ```
///
/// `loan-detail words --language kk` writes such a table with all texts of the program. A text that is empty or missing
/// is shown in the fallback language: `en`, the default, or `ru`. The Russian text is optional; it distinguishes two
/// texts that are the same in English. `plural` names a ``PluralRule`` for a language whose rule is not known.
public struct Translation: Sendable, Hashable {
  /// The language with these words.
  public let language: Language
  /// The name of the language in the language itself.
  public let name: String
  /// The rule for plural forms.
  public let rule: PluralRule
  /// The built-in language in which missing texts are shown.
  public let fallback: Language
  /// The texts other than nouns, in the order of the table, including those without a translation.
  package let texts: [Text]
  /// The nouns, in the order of the table, including those without a translation.
  package let nouns: [Noun]

  /// A text of a table.
  package struct Text: Sendable, Hashable {
    package var english: String
    package var russian: String?
    /// Empty if there is no translation yet.
    package var text: String

    package init(english: String, russian: String?, text: String) {
      self.english = english
      self.russian = russian
      self.text = text
    }
  }

  /// The forms of a noun in a table.
  package struct Noun: Sendable, Hashable {
    /// The forms "one" and "other".
    package var english: [String]
    /// The forms "one", "few" and "many".
    package var russian: [String]?
    /// Empty if there is no translation yet.
    package var forms: [PluralCategory: String]

    package init(english: [String], russian: [String]?, forms: [PluralCategory: String]) {
      self.english = english
      self.russian = russian
      self.forms = forms
    }
  }

  package init(
    code: String, name: String, rule: PluralRule, fallback: Language, texts: [Text], nouns: [Noun]
  ) {
    self.name = name
    self.rule = rule
    self.fallback = fallback
    self.texts = texts
    self.nouns = nouns
    let table = WordTable(rule: rule, fallback: fallback, texts: Self.index(texts), plurals: Self.index(nouns))
    language = Language(code: code, words: .table(table))
  }

  private static func index(_ texts: [Text]) -> [TextKey: String] {
    var index: [TextKey: String] = [:]
    for entry in texts where !entry.text.isEmpty {
      if let russian = entry.russian { index[TextKey(entry.english, besideRussian: russian)] = entry.text }
      if index[TextKey(entry.english)] == nil { index[TextKey(entry.english)] = entry.text }
    }
    return index
  }

  private static func index(_ nouns: [Noun]) -> [TextKey: Forms] {
    var index: [TextKey: Forms] = [:]
    for entry in nouns where !entry.forms.isEmpty {
      let (one, other, forms) = (entry.english[0], entry.english[1], Forms(entry.forms))
      if let russian = entry.russian?.first { index[TextKey(one, other, besideRussian: russian)] = forms }
      if index[TextKey(one, other)] == nil { index[TextKey(one, other)] = forms }
    }
    return index
  }
}
