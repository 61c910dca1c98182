/// A label and its value on one line.
public struct Row: Sendable, Hashable {
  public var id: ItemID
  public var label: String
  public var value: Value
  /// An addition to the value, such as "calculated".
  public var caption: String?
  /// The caption for a screen reader; `nil` if it is the same as ``caption``.
  public var spokenCaption: String?
  public var tone: Tone
  /// The material fact that the row states.
  public var fact: MaterialFact?
  /// The text that the customer can copy, such as the number of an account; `nil` if there is none.
  public var copy: String?
  /// The target of a tap on the row; `nil` if there is none.
  public var destination: Destination?
  /// Whether the value is a part of the amount in the rows before, as the interest of a payment is.
  public var isPart: Bool
  /// The information that should be here and is missing.
  public var missing: [ScreenDocument.Outcome.Missing]

  public init(
    id: ItemID, label: String, value: Value, caption: String? = nil, spokenCaption: String? = nil,
    tone: Tone = .neutral, fact: MaterialFact? = nil, copy: String? = nil, destination: Destination? = nil,
    isPart: Bool = false, missing: [ScreenDocument.Outcome.Missing] = []
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.caption = caption
    self.spokenCaption = spokenCaption == caption ? nil : spokenCaption
    self.tone = tone
    self.fact = fact
    self.copy = copy
    self.destination = destination
    self.isPart = isPart
    self.missing = missing
  }
}

extension Row: ItemContent {
  public var itemKind: ItemKind { .standard(.row) }

  public var accessibilityLabel: String {
    ["\(label): \(value.spoken)", spokenCaption ?? caption].compactMap(\.self).commaSeparated
  }

  /// The label, the value and the caption as one text.
  public var simplified: Simplification {
    let text = ["\(label): \(value.text)", caption].compactMap(\.self).commaSeparated
    return .text(Note(id: id, text: text, tone: tone, fact: fact, spoken: accessibilityLabel))
  }
}
