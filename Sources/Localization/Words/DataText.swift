import DesignSystem

/// A text from data in one language, such as a name or an address, as its source writes it.
///
/// It can reach a screen only in the language of a reader, which masks the numbers that the reader must not see and
/// drops invisible characters:
///
/// ```swift
/// facts.bundle.value?(context.language)                   // "Salary package •• 4471"
/// LocalizedText(en: "sold by \(shop)", ru: "от \(shop)")  // the same inside a sentence
/// ```
public struct DataText: Sendable, Hashable {
  /// The text as the source writes it. It is not for readers.
  package let raw: String

  public init(_ text: String) { raw = text }

  /// Returns the text as a reader may see it.
  public func callAsFunction(_ language: Language) -> String { language.texts(raw) }

  /// Returns the text for copying: without invisible characters, or `nil` if it contains a number that the reader must
  /// not see.
  public func copyable(_ language: Language) -> String? { language.texts.copyable(raw) }
}

extension DataText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { raw = text }
}

extension DataText: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text with every number that looks like one of a card, an account or a contract masked, for messages.
  public var description: String { TextGuard.messages(raw) }
  public var debugDescription: String { description }
}
