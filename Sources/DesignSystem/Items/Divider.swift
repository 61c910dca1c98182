/// A line between what belongs together and what does not; says nothing by itself.
public struct Divider: Sendable, Hashable {
  /// The divider's name in the tree.
  public var id: ItemID

  /// Makes a divider.
  public init(id: ItemID) { self.id = id }
}
