/// A text to show and the same text for a screen reader: `RUB 8,118.74` and "8118 rubles 74 kopecks".
public struct SpokenText: Sendable, Hashable {
  /// The text to show.
  public var text: String
  /// The text for a screen reader.
  public var spoken: String

  /// Creates a text with its spoken form.
  public init(_ text: String, spoken: String) {
    self.text = text
    self.spoken = spoken
  }

  /// Creates a text that is read as it is shown.
  public init(_ text: String) { self.init(text, spoken: text) }
}

extension SpokenText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension Value {
  /// The text to show with its spoken form.
  public var spokenText: SpokenText { SpokenText(text, spoken: spoken) }
}
