/// A titled group of items; a section inside another is a sub-section.
public struct Section: Sendable, Hashable {
  /// The section's name in the tree.
  public var id: ItemID
  /// The heading.
  public var title: String
  /// What the section holds, in reading order.
  public var items: [Item]

  /// Makes a section.
  public init(id: ItemID, title: String, items: [Item]) {
    self.id = id
    self.title = title
    self.items = items
  }

  /// What a screen reader says for the heading.
  public var accessibilityLabel: String { title }
}
