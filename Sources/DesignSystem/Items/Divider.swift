/// A line that separates groups of items; it carries no information.
public struct Divider: Sendable, Hashable {
  public var id: ItemID

  public init(id: ItemID) { self.id = id }
}

extension Divider: ItemContent {
  public var itemKind: ItemKind { .standard(.divider) }
  /// Always empty, because a divider only decorates.
  public var accessibilityLabel: String { "" }
  /// No items, because a client that does not draw dividers loses nothing.
  public var simplified: Simplification { .items([]) }
}
