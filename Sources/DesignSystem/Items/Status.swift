/// One state of the product in a few words, such as "Overdue by 3 days".
public struct Status: Sendable, Hashable {
  public var id: ItemID
  public var text: String
  /// The same in at most ``Banner/shortLength`` characters, for a narrow screen; `nil` if the text is not longer.
  public var short: String?
  public var tone: Tone
  /// The material fact that the status states.
  public var fact: MaterialFact?
  /// The text for a screen reader; `nil` if it is the same as ``text``.
  public var spoken: String?
  /// What opens when the reader taps the status; `nil` if there is nothing.
  public var destination: Destination?

  public init(
    id: ItemID, text: String, short: String? = nil, tone: Tone, fact: MaterialFact? = nil, spoken: String? = nil,
    destination: Destination? = nil
  ) {
    self.id = id
    self.text = text
    self.short = short
    self.tone = tone
    self.fact = fact
    self.spoken = spoken
    self.destination = destination
  }
}

extension Status: ItemContent {
  public var itemKind: ItemKind { .standard(.status) }
  public var accessibilityLabel: String { spoken ?? text }
  public var simplified: Simplification { .text(Note(id: id, text: text, tone: tone, fact: fact, spoken: spoken)) }
}
