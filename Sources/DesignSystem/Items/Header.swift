/// The top of a screen: which product this is, what is owed, and whether anything is wrong.
public struct Header: Sendable, Hashable {
  /// The header's name in the tree.
  public var id: ItemID
  /// What the customer calls the product.
  public var title: String
  /// What tells it from others of its kind, such as a masked contract number.
  public var subtitle: String?
  /// The figures that matter most, the first one largest.
  public var amounts: [Amount]
  /// The state of the product, the worst first.
  public var statuses: [Status]

  /// Makes a header.
  public init(
    id: ItemID = "header", title: String, subtitle: String? = nil, amounts: [Amount] = [], statuses: [Status] = []
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.amounts = amounts
    self.statuses = statuses
  }

  /// What a screen reader says for the header itself; its amounts and statuses speak for themselves.
  public var accessibilityLabel: String {
    [title, subtitle].compactMap(\.self).joined(separator: ", ")
  }
}

/// One state of the product in a few words, such as "Overdue by 3 days".
public struct Status: Sendable, Hashable {
  /// The status's name in the tree.
  public var id: ItemID
  /// The state in words.
  public var text: String
  /// How good or bad it is.
  public var tone: Tone
  /// The material fact the status states.
  public var fact: MaterialFact?
  /// What a screen reader says, where that is not the text.
  public var spoken: String?

  /// Makes a status.
  public init(id: ItemID, text: String, tone: Tone, fact: MaterialFact? = nil, spoken: String? = nil) {
    self.id = id
    self.text = text
    self.tone = tone
    self.fact = fact
    self.spoken = spoken
  }

  /// What a screen reader says.
  public var accessibilityLabel: String { spoken ?? text }
}
