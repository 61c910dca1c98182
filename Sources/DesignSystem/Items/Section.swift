/// A titled group of items; a section inside another one is a subsection.
public struct Section: Sendable, Hashable {
  public var id: ItemID
  /// The heading.
  public var title: String
  /// The items in reading order.
  public var items: [Item]

  public init(id: ItemID, title: String, items: [Item]) {
    self.id = id
    self.title = title
    self.items = items
  }
}

extension Section: ItemContent {
  public var itemKind: ItemKind { .standard(.section) }
  public var accessibilityLabel: String { title }
  public var children: [Item] { items }

  /// The heading as a note, then the section's items.
  public var simplified: Simplification {
    .items([.note(Note(id: id, text: title, tone: .neutral))] + items)
  }
}
