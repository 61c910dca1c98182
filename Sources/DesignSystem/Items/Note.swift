/// A sentence in small print.
public struct Note: Sendable, Hashable {
  public var id: ItemID
  public var text: String
  public var tone: Tone
  /// The material fact that the note states.
  public var fact: MaterialFact?
  /// The text for a screen reader; `nil` if it is the same as ``text``.
  public var spoken: String?
  /// The information that should be here and is missing.
  public var missing: [ScreenDocument.Outcome.Missing]

  public init(
    id: ItemID, text: String, tone: Tone = .muted, fact: MaterialFact? = nil, spoken: String? = nil,
    missing: [ScreenDocument.Outcome.Missing] = []
  ) {
    self.id = id
    self.text = text
    self.tone = tone
    self.fact = fact
    self.spoken = spoken
    self.missing = missing
  }
}

extension Note: ItemContent {
  public var itemKind: ItemKind { .standard(.note) }
  public var accessibilityLabel: String { spoken ?? text }
  public var simplified: Simplification { .text(self) }
}
