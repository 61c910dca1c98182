/// A few short words that say what something is like, such as "fixed rate" and "secured".
public struct ChipGroup: Sendable, Hashable {
  /// One of the words.
  public struct Chip: Sendable, Hashable {
    /// The chip's name in the tree.
    public var id: ItemID
    /// The word.
    public var text: String
    /// How good or bad it is.
    public var tone: Tone

    /// Makes a chip.
    public init(id: ItemID, text: String, tone: Tone = .neutral) {
      self.id = id
      self.text = text
      self.tone = tone
    }
  }

  /// The group's name in the tree.
  public var id: ItemID
  /// What the chips describe.
  public var label: String
  /// The chips, in reading order.
  public var chips: [Chip]

  /// Makes a group.
  public init(id: ItemID, label: String, chips: [Chip]) {
    self.id = id
    self.label = label
    self.chips = chips
  }

  /// What a screen reader says before the chips.
  public var accessibilityLabel: String { label }
}
