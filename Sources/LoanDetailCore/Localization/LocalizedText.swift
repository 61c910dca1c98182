/// A text in all supported languages. A missing translation does not compile.
public struct LocalizedText: Sendable, Hashable {
  public var english: String
  public var russian: String

  public init(en english: String, ru russian: String) {
    self.english = english
    self.russian = russian
  }

  /// Creates a text that is the same in all languages, such as a name.
  public init(verbatim text: String) {
    english = text
    russian = text
  }

  /// Returns the text in a language.
  public func callAsFunction(_ language: Language) -> String {
    switch language {
    case .english: english
    case .russian: russian
    }
  }
}
