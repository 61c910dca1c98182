import Localization

/// The missing and the stale texts of a table of words, compared with the texts of the program.
struct TranslationCheck {
  /// The English texts without a translation.
  private(set) var missing: [String] = []
  /// The English texts of the table that the program does not have any more.
  private(set) var stale: [String] = []
  private(set) var count = 0

  init(of table: Translation, against source: SourceTexts) {
    // The translation of an English text with two meanings is that of its Russian text alone.
    let homonyms = source.homonyms
    func key(_ english: String, _ russian: String?) -> [String] {
      homonyms.contains(english) ? [english, russian ?? ""] : [english]
    }
    let texts = Set(table.texts.filter { !$0.text.isEmpty }.map { key($0.english, $0.russian) })
    let nouns = Set(table.nouns.filter { !$0.forms.isEmpty }.map(\.english))
    missing = source.texts.filter { !texts.contains(key($0.english, $0.russian)) && !Self.isPunctuation($0.english) }
      .map(\.english)
    missing += source.nouns.map(\.english).filter { !nouns.contains($0) }.map { $0.joined(separator: "; ") }
    let (known, knownNouns) = (Set(source.texts.map(\.english)), Set(source.nouns.map(\.english)))
    stale = table.texts.map(\.english).filter { !known.contains($0) }
    stale += table.nouns.map(\.english).filter { !knownNouns.contains($0) }.map { $0.joined(separator: "; ") }
    count = source.texts.filter { !Self.isPunctuation($0.english) }.count + source.nouns.count
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
