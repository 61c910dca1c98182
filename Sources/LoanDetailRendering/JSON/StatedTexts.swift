import LoanDetailJSON

/// Finds which of some texts a document states. It keeps nothing else of what a ``ScreenWriter`` writes.
struct StatedTexts: JSONOutput {
  /// The language of each text, by the text.
  private let languages: [String: String]
  private var found: [String: Set<String>] = [:]

  init(among languages: [String: String]) { self.languages = languages }

  /// The texts that were found, by their languages, in a fixed order.
  var byLanguage: [(language: String, texts: [String])] {
    found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  mutating func string(_ text: String) {
    if let language = languages[text] { found[language, default: []].insert(text) }
  }

  mutating func property(_ name: StaticString, _ text: String) { string(text) }

  mutating func beginObject() {}
  mutating func endObject() {}
  mutating func beginArray() {}
  mutating func endArray() {}
  mutating func key(_ name: String) {}
  mutating func key(_ name: StaticString) {}
  mutating func string(_ text: StaticString) {}
  mutating func integer(_ number: some FixedWidthInteger) {}
  mutating func boolean(_ flag: Bool) {}
  mutating func null() {}

  var hashOfObjectSoFar: ContentHash { contentHash }
  var canonicalHashOfObjectSoFar: ContentHash { contentHash }
  var contentHash: ContentHash { ContentHash(of: .null) }
}
