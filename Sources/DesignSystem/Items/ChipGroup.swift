/// A few short labels that describe something, such as "fixed rate" and "secured".
public struct ChipGroup: Sendable, Hashable {
  /// One of the labels.
  public struct Chip: Sendable, Hashable {
    public var id: ItemID
    public var text: String
    public var tone: Tone

    public init(id: ItemID, text: String, tone: Tone = .neutral) {
      self.id = id
      self.text = text
      self.tone = tone
    }
  }

  public var id: ItemID
  /// The subject that the chips describe.
  public var label: String
  /// The chips in reading order.
  public var chips: [Chip]

  public init(id: ItemID, label: String, chips: [Chip]) {
    self.id = id
    self.label = label
    self.chips = chips
  }
}

extension ChipGroup: ItemContent {
  public var itemKind: ItemKind { .standard(.chips) }
  public var accessibilityLabel: String { label }

  /// The chips. They have no kind in the wire format.
  public var parts: [ItemPart] {
    chips.map { ItemPart(id: $0.id, kind: "", accessibilityLabel: $0.text) }
  }

  /// A row that lists the labels.
  public var simplified: Simplification {
    .items([.row(Row(id: id, label: label, value: .text(chips.map(\.text).commaSeparated)))])
  }
}
