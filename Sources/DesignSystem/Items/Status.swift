/// One state of the product in a few words, such as "Overdue by 3 days".
public struct Status: Sendable, Hashable {
  public var id: ItemID
  public var text: String
  public var tone: Tone
  /// The material fact that the status states.
  public var fact: MaterialFact?
  /// The text for a screen reader; `nil` if it is the same as ``text``.
  public var spoken: String?

  public init(id: ItemID, text: String, tone: Tone, fact: MaterialFact? = nil, spoken: String? = nil) {
    self.id = id
    self.text = text
    self.tone = tone
    self.fact = fact
    self.spoken = spoken
  }
}

extension Status: ItemContent {
  public var itemKind: ItemKind { .standard(.status) }
  public var accessibilityLabel: String { spoken ?? text }
  public var simplified: Simplification { .text(Note(id: id, text: text, tone: tone, fact: fact)) }
}
