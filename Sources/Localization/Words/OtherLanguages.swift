import Synchronization

/// Collects the texts that a reader gets in another language than that of the screen, because the data or the table of
/// words does not have them in the reader's language.
///
/// Only a ``Language`` that can mix has it, so a screen in English or Russian costs nothing. A screen states these
/// texts, so that a screen reader speaks each in its own language.
final class OtherLanguages: Sendable {
  /// The language of the screen, such as `ar`.
  private let language: String
  /// The language code of each text, by the text.
  private let codes = Mutex<[String: String]>([:])

  /// Begins to collect for a screen in a language, such as `pt-BR`.
  init(than language: String) { self.language = LocaleParts(language).language }

  /// Adds a text, unless it is in the language of the screen.
  func add(_ text: String, in code: String) {
    guard LocaleParts(code).language != language, !text.isEmpty else { return }
    // A text that is the same in two languages is in the first of them, whichever was shown first.
    codes.withLock { $0[text] = min($0[text] ?? code, code) }
  }

  /// The language of each text, by the text.
  var byText: [String: String] { codes.withLock { $0 } }
}
