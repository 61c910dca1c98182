/// Something the reader must not miss.
public struct Banner: Sendable, Hashable {
  /// The banner's name in the tree.
  public var id: ItemID
  /// The message in a few words.
  public var title: String
  /// The message in full.
  public var text: String?
  /// How good or bad it is.
  public var tone: Tone
  /// The material fact the banner states.
  public var fact: MaterialFact?
  /// What a screen reader says, where that is not the text.
  public var spoken: String?

  /// Makes a banner.
  public init(
    id: ItemID, title: String, text: String? = nil, tone: Tone, fact: MaterialFact? = nil, spoken: String? = nil
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.tone = tone
    self.fact = fact
    self.spoken = spoken
  }

  /// What a screen reader says.
  public var accessibilityLabel: String {
    spoken ?? [title, text].compactMap(\.self).joined(separator: ". ")
  }
}

/// A sentence in small print.
public struct Note: Sendable, Hashable {
  /// The note's name in the tree.
  public var id: ItemID
  /// The sentence.
  public var text: String
  /// How good or bad it is.
  public var tone: Tone
  /// The material fact the note states.
  public var fact: MaterialFact?
  /// What a screen reader says, where that is not the text.
  public var spoken: String?

  /// Makes a note.
  public init(id: ItemID, text: String, tone: Tone = .muted, fact: MaterialFact? = nil, spoken: String? = nil) {
    self.id = id
    self.text = text
    self.tone = tone
    self.fact = fact
    self.spoken = spoken
  }

  /// What a screen reader says.
  public var accessibilityLabel: String { spoken ?? text }
}
