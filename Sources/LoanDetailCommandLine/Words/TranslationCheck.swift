import Localization

/// The missing and the stale texts of a table of words, compared with the texts of the program.
struct TranslationCheck {
  /// The English texts without a translation.
  private(set) var missing: [String] = []
  /// The English texts of the table that the program does not have any more.
  private(set) var stale: [String] = []
  /// The number of texts and nouns of the program that need a translation.
  private(set) var count = 0

  init(of table: Translation, against source: SourceTexts) {
    missing = Self.untranslated(
      source.texts.filter { !Self.isPunctuation($0.english) }.map { ($0.english, [$0.russian]) },
      in: table.texts.filter { !$0.text.isEmpty }.map { ($0.english, $0.russian.map { [$0] }) })
    missing += Self.untranslated(
      source.nouns.map { ($0.english, $0.russian) },
      in: table.nouns.filter { !$0.forms.isEmpty }.map { ($0.english, $0.russian) }
    ).map { $0.joined(separator: "; ") }
    let known = Set(source.texts.map(\.english))
    let knownNouns = Set(source.nouns.map(\.english))
    stale = table.texts.map(\.english).filter { !known.contains($0) }
    stale += table.nouns.map(\.english).filter { !knownNouns.contains($0) }.map { $0.joined(separator: "; ") }
    count = source.texts.filter { !Self.isPunctuation($0.english) }.count + source.nouns.count
  }

  /// The needed English words that have no translation. Words with two meanings need a translation beside each Russian
  /// text, or one without a Russian text.
  private static func untranslated<English: Hashable>(
    _ needed: [(english: English, russian: [String])], in translated: [(english: English, russian: [String]?)]
  ) -> [English] {
    let homonyms = needed.map(\.english).repeated
    let all = Set(translated.map(\.english))
    let forAnyMeaning = Set(translated.filter { $0.russian == nil }.map(\.english))
    let exact = Dictionary(grouping: translated, by: \.english).mapValues { Set($0.compactMap(\.russian)) }
    return needed.filter { english, russian in
      guard homonyms.contains(english), !forAnyMeaning.contains(english) else { return !all.contains(english) }
      return exact[english]?.contains(russian) != true
    }.map(\.english)
  }

  /// Whether a text has no words, such as "{1}, {2}", and needs no translation.
  private static func isPunctuation(_ text: String) -> Bool { !text.contains(where: \.isLetter) }

  /// The report, a line for each fault.
  var text: String {
    let lines =
      missing.map { "missing: \($0)" } + stale.map { "unknown: \($0)" }
      + ["\(count - missing.count) of \(count) texts are translated; \(stale.count) are not in the program."]
    return lines.joined(separator: "\n") + "\n"
  }
}
