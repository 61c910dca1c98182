/// A titled group of items; a section inside another one is a subsection.
public struct Section: Sendable, Hashable {
  public var id: ItemID
  /// The heading.
  public var title: String
  /// The items in reading order.
  public var items: [Item]
  /// A client with little room may first show only the heading of a section of low priority.
  public var priority: Priority
  /// What opens when the reader taps the heading, such as the screen with the whole list; `nil` if there is nothing.
  public var destination: Destination?

  public init(
    id: ItemID, title: String, items: [Item], priority: Priority = .normal, destination: Destination? = nil
  ) {
    self.id = id
    self.title = title
    self.items = items
    self.priority = priority
    self.destination = destination
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
