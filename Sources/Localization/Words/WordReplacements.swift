import Synchronization

/// The words of a product by the shared ones that they replace. They are arranged when a text is first looked up,
/// because a program has the words of every product and shows few.
final class WordReplacements: Sendable {
  /// The product's text in place of a shared one.
  private struct Entry {
    /// The key with the shared Russian text; `nil` if the English text is enough.
    let exactKey: TextKey?
    let english: TextPattern
    let russian: TextPattern
  }

  /// The replacements by the keys of the shared texts and nouns. Of two for one noun, the first counts.
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
  /// The tables; `nil` until they are first needed.
  private let arranged = Mutex<Tables?>(nil)

  init(_ texts: [OwnWords.Text], _ nouns: [OwnWords.Noun]) {
    self.texts = texts
    self.nouns = nouns
  }

  /// The tables, which are made at the first request.
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
