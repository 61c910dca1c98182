/// A message that the customer must not miss.
public struct Banner: Sendable, Hashable {
  public var id: ItemID
  /// The message in a few words.
  public var title: String
  /// The title in at most ``shortLength`` characters, for a narrow screen; `nil` if the title is not longer.
  public var short: String?
  /// The complete message.
  public var text: String?
  public var tone: Tone
  /// The material fact that the banner states.
  public var fact: MaterialFact?
  /// The text for a screen reader; `nil` if it is the same as the title and the text.
  public var spoken: String?
  /// The information that should be here and is missing.
  public var missing: [ScreenDocument.Outcome.Missing]
  /// What opens when the reader taps the banner; `nil` if there is nothing. If it is an action of the screen, a client
  /// draws its button in the banner.
  public var destination: Destination?

  /// The longest short form of a status and of a banner's title, in Unicode scalars, as schemas count characters.
  public static let shortLength = 40

  /// Whether a text fits a narrow screen without a short form.
  package static func isShort(_ text: String) -> Bool { text.unicodeScalars.count <= shortLength }

  public init(
    id: ItemID, title: String, short: String? = nil, text: String? = nil, tone: Tone, fact: MaterialFact? = nil,
    spoken: String? = nil, missing: [ScreenDocument.Outcome.Missing] = [], destination: Destination? = nil
  ) {
    self.id = id
    self.title = title
    self.short = short
    self.text = text
    self.tone = tone
    self.fact = fact
    self.spoken = spoken
    self.missing = missing
    self.destination = destination
  }
}

extension Banner: ItemContent {
  public var itemKind: ItemKind { .standard(.banner) }

  public var accessibilityLabel: String { spoken ?? sentences }

  public var simplified: Simplification {
    .text(Note(id: id, text: sentences, tone: tone, fact: fact, spoken: spoken, missing: missing))
  }

  /// The title and the complete message.
  private var sentences: String { [title, text].compactMap(\.self).sentences }
}
