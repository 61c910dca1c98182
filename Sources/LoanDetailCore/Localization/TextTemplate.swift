public import DesignSystem

/// A text with gaps for values, written as a string literal: `"at least \(amount)"`.
///
/// The engine keeps the words and the values apart. So a translator gets the whole sentence, "at least {1}", and can
/// move the gaps; and each value keeps its spoken form.
public struct TextTemplate: Sendable, Hashable {
  /// The text with a numbered placeholder for each value, in order: "from {1} to {2}".
  public private(set) var pattern: String
  private(set) var values: [Gap]

  /// What fills a gap.
  enum Gap: Sendable, Hashable {
    case text(SpokenText)
    case localized(LocalizedText)
  }

  private init(pattern: String, values: [Gap]) {
    self.pattern = pattern
    self.values = values
  }

  /// Joins two parts of one text. Cut a long literal with it.
  public static func + (left: TextTemplate, right: TextTemplate) -> TextTemplate {
    var whole = left
    for piece in TextPattern(right.pattern).pieces {
      switch piece {
      case .literal(let text): whole.pattern += text
      case .gap(let number): whole.pattern += "{\(number + left.values.count)}"
      }
    }
    whole.values += right.values
    return whole
  }
}

extension TextTemplate: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(pattern: text, values: []) }

  public init(stringInterpolation parts: Parts) { self.init(pattern: parts.pattern, values: parts.values) }

  /// Collects the words and the values of a literal.
  public struct Parts: StringInterpolationProtocol {
    fileprivate var pattern = ""
    fileprivate var values: [Gap] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ text: String) { pattern += text }

    /// Adds a value that is read as it is shown, such as a name.
    public mutating func appendInterpolation(_ text: String) { append(.text(SpokenText(text))) }

    /// Adds a value with a spoken form.
    public mutating func appendInterpolation(_ text: SpokenText) { append(.text(text)) }

    /// Adds an amount, a day or a percentage with its spoken form.
    public mutating func appendInterpolation(_ value: Value) { append(.text(value.spokenText)) }

    /// Adds a text in the language of the whole.
    public mutating func appendInterpolation(_ text: LocalizedText) { append(.localized(text)) }

    /// Adds a value by its description, such as a number or a time of day.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(SpokenText(value.description)))
    }

    private mutating func append(_ gap: Gap) {
      values.append(gap)
      pattern += "{\(values.count)}"
    }
  }
}

extension TextTemplate {
  /// Returns a translation of the pattern with the values of this template.
  func filled(_ translation: String? = nil, in language: Language) -> SpokenText {
    let text = translation ?? pattern
    guard !values.isEmpty else { return SpokenText(text) }
    var result = SpokenText("")
    for piece in TextPattern(text).pieces {
      switch piece {
      case .literal(let words):
        result.text += words
        result.spoken += words
      case .gap(let number):
        guard values.indices.contains(number - 1) else { continue }
        let value = value(number - 1, in: language)
        result.text += language.isolated(value.text)
        result.spoken += value.spoken
      }
    }
    return result
  }

  private func value(_ index: Int, in language: Language) -> SpokenText {
    switch values[index] {
    case .text(let text): text
    case .localized(let text): text.spoken(language)
    }
  }
}
