/// The texts of a Swift source file: every pair of `en:` and `ru:` whose values are string literals.
///
/// Literals are read as the compiler reads them, with interpolations, escapes, several lines and `+` between parts. A
/// value becomes a placeholder with its place: `"at least \(amount)"` is "at least {1}".
struct SwiftTexts {
  /// A text that is not a noun.
  struct Text: Hashable {
    var english: String
    var russian: String
  }

  /// A noun with its forms, which depend on the number before it.
  struct Noun: Hashable {
    var english: [String]
    var russian: [String]
  }

  var texts: [Text] = []
  var nouns: [Noun] = []

  init() {}

  /// Reads the texts of a source file.
  init(of source: String) {
    var source = SwiftSource(source)
    while source.skip(to: "en") { readPair(from: &source) }
  }

  mutating func append(_ other: SwiftTexts) {
    texts += other.texts
    nouns += other.nouns
  }

  /// Reads what follows the label `en:`, if it is a pair of texts or of nouns.
  private mutating func readPair(from source: inout SwiftSource) {
    if source.accept("(") {
      guard let english = source.tuple(), source.accept(","), source.label("ru"), source.accept("("),
        let russian = source.tuple()
      else { return }
      nouns.append(Noun(english: english, russian: russian))
    } else if let english = source.literal(), source.accept(","), source.label("ru"), let russian = source.literal() {
      texts.append(Text(english: english, russian: russian))
    }
  }
}
