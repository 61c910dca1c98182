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
/// is shown in the fallback language: `en`, the default, or `ru`. `ru` is optional; it distinguishes two texts that are
/// the same in English. A member `"plural": "english"` names the ``PluralRule`` of a language whose rule is not known.
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
    /// The English text, which is the key.
    package var english: String
    /// The Russian text; `nil` if the table does not state it.
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
    /// The English forms "one" and "other".
    package var english: [String]
    /// The Russian forms "one", "few" and "many"; `nil` if the table does not state them.
    package var russian: [String]?
    /// Empty if there is no translation yet.
    package var forms: [PluralCategory: String]

    package init(english: [String], russian: [String]?, forms: [PluralCategory: String]) {
      self.english = english
      self.russian = russian
      self.forms = forms
    }
  }

  /// Creates a language and its words.
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

  /// Returns the translations by their keys. One with a Russian text has two: both texts, and the English text alone if
  /// none before it has that. Two for the same texts are the same.
  private static func index(_ texts: [Text]) -> [TextKey: String] {
    var index: [TextKey: String] = [:]
    for entry in texts where !entry.text.isEmpty {
      if let russian = entry.russian { index[TextKey(entry.english, besideRussian: russian)] = entry.text }
      if index[TextKey(entry.english)] == nil { index[TextKey(entry.english)] = entry.text }
    }
    return index
  }

  /// Returns the forms of nouns by their keys, which are like those of texts.
  private static func index(_ nouns: [Noun]) -> [TextKey: PluralForms] {
    var index: [TextKey: PluralForms] = [:]
    for entry in nouns where !entry.forms.isEmpty {
      let key = TextKey(one: entry.english[0], other: entry.english[1])
      let forms = PluralForms(entry.forms)
      if let russian = entry.russian?.first {
        index[TextKey(one: entry.english[0], other: entry.english[1], besideRussian: russian)] = forms
      }
      if index[key] == nil { index[key] = forms }
    }
    return index
  }
}
