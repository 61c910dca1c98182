/// A figure that stands out: one amount of money with its label.
public struct Amount: Sendable, Hashable {
  /// The amount's name in the tree.
  public var id: ItemID
  /// What the amount is.
  public var label: String
  /// How much.
  public var money: MoneyValue
  /// What qualifies the amount, such as the day it is valid on.
  public var caption: String?
  /// How good or bad it is.
  public var tone: Tone
  /// The material fact the amount states.
  public var fact: MaterialFact?

  /// Makes an amount.
  public init(
    id: ItemID, label: String, money: MoneyValue, caption: String? = nil, tone: Tone = .neutral,
    fact: MaterialFact? = nil
  ) {
    self.id = id
    self.label = label
    self.money = money
    self.caption = caption
    self.tone = tone
    self.fact = fact
  }

  /// What a screen reader says.
  public var accessibilityLabel: String {
    ["\(label): \(money.spoken)", caption].compactMap(\.self).joined(separator: ", ")
  }
}

/// A label with its value on one line.
public struct Row: Sendable, Hashable {
  /// The row's name in the tree.
  public var id: ItemID
  /// What the value is.
  public var label: String
  /// The value.
  public var value: Value
  /// What qualifies the value, such as "derived from the schedule".
  public var caption: String?
  /// How good or bad it is.
  public var tone: Tone
  /// The material fact the row states.
  public var fact: MaterialFact?

  /// Makes a row.
  public init(
    id: ItemID, label: String, value: Value, caption: String? = nil, tone: Tone = .neutral, fact: MaterialFact? = nil
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.caption = caption
    self.tone = tone
    self.fact = fact
  }

  /// What a screen reader says.
  public var accessibilityLabel: String {
    ["\(label): \(value.spoken)", caption].compactMap(\.self).joined(separator: ", ")
  }
}

/// How far along something is.
public struct ProgressBar: Sendable, Hashable {
  /// The progress's name in the tree.
  public var id: ItemID
  /// What is progressing.
  public var label: String
  /// How much is done, in thousandths: 0...1000.
  public var permille: Int
  /// How far in words, such as "18 of 60 payments".
  public var text: String

  /// Makes a progress; `permille` outside 0...1000 is brought to the nearest end.
  public init(id: ItemID, label: String, permille: Int, text: String) {
    self.id = id
    self.label = label
    self.permille = min(max(permille, 0), 1000)
    self.text = text
  }

  /// What a screen reader says.
  public var accessibilityLabel: String { "\(label): \(text)" }
}

/// A whole and the parts it is made of; the parts add up to the whole, to the minor unit.
public struct Breakdown: Sendable, Hashable {
  /// The breakdown's name in the tree.
  public var id: ItemID
  /// The whole.
  public var total: Row
  /// The parts, in reading order; each row's value is money.
  public var parts: [Row]

  /// Makes a breakdown of `total` into `parts`.
  public init(id: ItemID, total: Row, parts: [Row]) {
    self.id = id
    self.total = total
    self.parts = parts
  }

  /// What a screen reader says before the parts.
  public var accessibilityLabel: String { total.accessibilityLabel }
}
