public import DesignSystem

/// A text with gaps for values, written as a string literal: `"at least \(amount)"`.
///
/// Words and values are kept apart, so that a translator gets the whole sentence, "at least {1}", and can move the
/// gaps. Each value keeps its spoken form.
public struct TextTemplate: Sendable, Hashable {
  /// The words before the first gap; all of them if there are no gaps.
  private var opening: String
  /// The values in the order of the text, each with the words after it.
  private var gaps: [FilledGap]

  /// A value and the words after it, up to the next gap.
  private struct FilledGap: Sendable, Hashable {
    /// The number of the placeholder; the first is 1.
    var number: Int
    let value: Gap
    /// The words between this value and the next one.
    var words: String
  }

  /// The value of a gap.
  enum Gap: Sendable, Hashable {
    case text(SpokenText)
    case localized(LocalizedText)
  }

  private init(_ opening: String, _ gaps: [FilledGap]) {
    self.opening = opening
    self.gaps = gaps
  }

  /// The text with a numbered placeholder for each value, in order: "from {1} to {2}".
  public var pattern: String {
    gaps.reduce(into: opening) { $0 += "{\($1.number)}\($1.words)" }
  }

  /// Joins two parts of one text, for literals that are too long for a line.
  public static func + (left: TextTemplate, right: TextTemplate) -> TextTemplate {
    var whole = left
    whole.append(right.opening)
    for var gap in right.gaps {
      gap.number += left.gaps.count
      whole.gaps.append(gap)
    }
    return whole
  }

  /// Adds words at the end.
  private mutating func append(_ words: String) {
    if gaps.isEmpty { opening += words } else { gaps[gaps.count - 1].words += words }
  }
}

extension TextTemplate: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text, []) }

  public init(stringInterpolation parts: Parts) { self = parts.template }

  /// Collects the words and the values of a literal.
  public struct Parts: StringInterpolationProtocol {
    fileprivate var template = TextTemplate("", [])

    public init(literalCapacity: Int, interpolationCount: Int) { template.gaps.reserveCapacity(interpolationCount) }

    public mutating func appendLiteral(_ text: String) { if !text.isEmpty { template.append(text) } }

    /// Adds a value whose spoken form is its text, such as a name.
    public mutating func appendInterpolation(_ text: String) { append(.text(SpokenText(text))) }

    /// Adds a value with a spoken form.
    public mutating func appendInterpolation(_ text: SpokenText) { append(.text(text)) }

    /// Adds an amount, a day or a percentage with its spoken form.
    public mutating func appendInterpolation(_ value: Value) { append(.text(value.spokenText)) }

    /// Adds a text of the data.
    public mutating func appendInterpolation(_ text: DataText) { append(.localized(LocalizedText(text))) }

    /// Adds a text, which gets the language of the whole text.
    public mutating func appendInterpolation(_ text: LocalizedText) { append(.localized(text)) }

    /// Adds a value by its description, such as a number or a time of day.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(SpokenText(value.description)))
    }

    /// Adds a value in a gap with the next number.
    private mutating func append(_ value: Gap) {
      template.gaps.append(FilledGap(number: template.gaps.count + 1, value: value, words: ""))
    }
  }
}

extension TextTemplate {
  /// Returns the words, in the spelling of the language, with the values in the gaps.
  func filled(in language: Language) -> SpokenText {
    var text = start(in: language)
    var spoken: String?
    for gap in gaps {
      let value = gap.value.spoken(in: language)
      let words = language.spelled(gap.words)
      // In most sentences, the spoken form is the text itself.
      if spoken == nil, value.spoken != value.text { spoken = text }
      text += value.text
      text.append(sentence: words)
      spoken?.append(value.spoken)
      spoken?.append(sentence: words)
    }
    return SpokenText(text, spoken: spoken ?? text)
  }

  /// Returns the words with the values in the gaps, without a spoken form.
  func text(in language: Language) -> String {
    gaps.reduce(into: start(in: language)) { text, gap in
      text += gap.value.text(in: language)
      text.append(sentence: language.spelled(gap.words))
    }
  }

  /// Returns the words before the first gap, with room for the rest: about 48 bytes for each gap with its words.
  private func start(in language: Language) -> String {
    var text = language.spelled(opening)
    if !gaps.isEmpty { text.reserveCapacity(text.utf8.count + 48 * gaps.count) }
    return text
  }

  /// Returns other words, such as a translation of the ``pattern``, with the values of this template under the same
  /// numbers. A placeholder without a value is left out.
  func reworded(_ pattern: TextPattern) -> TextTemplate {
    pattern.pieces.reduce(into: TextTemplate("", [])) { template, piece in
      switch piece {
      case .literal(let words): template.append(words)
      case .gap(let number):
        if let gap = gaps.first(where: { $0.number == number }) {
          template.gaps.append(FilledGap(number: number, value: gap.value, words: ""))
        }
      }
    }
  }
}

extension String {
  /// Appends the words after a value. An abbreviation at the end of the value, such as "г.", already has their full
  /// stop.
  fileprivate mutating func append(sentence words: String) {
    if words.utf8.first == UInt8(ascii: "."), utf8.last == UInt8(ascii: ".") {
      self += words.dropFirst()
    } else {
      self += words
    }
  }
}

extension TextTemplate.Gap {
  /// Returns the value in a language with its spoken form, isolated if necessary.
  fileprivate func spoken(in language: Language) -> SpokenText {
    var value =
      switch self {
      case .text(let text): text
      case .localized(let text): text.spoken(language)
      }
    value.text = language.isolated(value.text)
    return value
  }

  /// Returns the value in a language, isolated if necessary.
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .text(let text): language.isolated(text.text)
    case .localized(let text): language.isolated(text(language))
    }
  }
}
