/// The key of a text or a noun in a table: the English text or forms, alone or with the Russian text.
package struct TextKey: Sendable, Hashable {
  private let text: String

  /// Creates the key of a text.
  package init(_ english: String) { text = english }

  /// Creates the key of a noun by its English forms.
  package init(one: String, other: String) { text = "\(one)\u{1F}\(other)" }

  /// Creates the key of a text with its Russian text.
  package init(_ english: String, besideRussian russian: String) {
    text = "\(english)\u{1E}\(Self.withoutNumbers(russian))"
  }

  /// Creates the key of a noun with its Russian form "one".
  package init(one: String, other: String, besideRussian russian: String) {
    text = "\(one)\u{1F}\(other)\u{1E}\(russian)"
  }

  /// Returns the text with `{}` for every placeholder, because the numbers of Russian placeholders do not matter.
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
