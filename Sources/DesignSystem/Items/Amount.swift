/// An amount of money that stands out, with its label.
public struct Amount: Sendable, Hashable {
  public var id: ItemID
  public var label: String
  public var money: MoneyValue
  /// An addition to the amount, such as the day on which it is valid.
  public var caption: String?
  /// The caption for a screen reader; `nil` if it is the same as ``caption``.
  public var spokenCaption: String?
  public var tone: Tone
  /// The material fact that the amount states.
  public var fact: MaterialFact?
  /// The text that the customer can copy, such as the exact amount; `nil` if there is none.
  public var copy: String?
  /// The target of a tap on the amount; `nil` if there is none.
  public var destination: Destination?

  public init(
    id: ItemID, label: String, money: MoneyValue, caption: String? = nil, spokenCaption: String? = nil,
    tone: Tone = .neutral, fact: MaterialFact? = nil, copy: String? = nil, destination: Destination? = nil
  ) {
    self.id = id
    self.label = label
    self.money = money
    self.caption = caption
    self.spokenCaption = spokenCaption == caption ? nil : spokenCaption
    self.tone = tone
    self.fact = fact
    self.copy = copy
    self.destination = destination
  }
}

extension Amount: ItemContent {
  public var itemKind: ItemKind { .standard(.amount) }

  public var accessibilityLabel: String {
    ["\(label): \(money.spoken)", spokenCaption ?? caption].compactMap(\.self).commaSeparated
  }

  /// A row with the same properties.
  public var simplified: Simplification {
    .items([
      .row(
        Row(
          id: id, label: label, value: .money(money), caption: caption, spokenCaption: spokenCaption, tone: tone,
          fact: fact, copy: copy, destination: destination))
    ])
  }
}
