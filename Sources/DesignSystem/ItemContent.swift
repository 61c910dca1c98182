/// The properties that the payload of every kind of item has.
public protocol ItemContent: Sendable, Hashable {
  /// The item's id, unique in its tree.
  var id: ItemID { get }
  /// The kind of the item.
  var itemKind: ItemKind { get }
  /// The item's own text for a screen reader, read before its children and parts; empty for a decoration.
  var accessibilityLabel: String { get }
  /// The material fact that the item itself states; `nil` by default.
  var fact: MaterialFact? { get }
  /// The items directly inside this one, in reading order; empty by default.
  var children: [Item] { get }
  /// The parts of the item that are not items themselves, in reading order; empty by default.
  var parts: [ItemPart] { get }
  /// The same information in simpler kinds, for a client that cannot draw this kind.
  var simplified: Simplification { get }
}

extension ItemContent {
  public var fact: MaterialFact? { nil }
  public var children: [Item] { [] }
  public var parts: [ItemPart] { [] }
}

/// A part of an item that has an id but is not an item itself, such as a row of a table.
public struct ItemPart: Sendable, Hashable {
  public var id: ItemID
  /// The name of the part's kind in the wire format; empty if the wire format has no name for it.
  public var kind: String
  /// The text for a screen reader.
  public var accessibilityLabel: String

  public init(id: ItemID, kind: String, accessibilityLabel: String) {
    self.id = id
    self.kind = kind
    self.accessibilityLabel = accessibilityLabel
  }
}

/// The information of an item in simpler kinds or, at the end of the chain, as text.
public enum Simplification: Sendable, Hashable {
  /// Each item is of a simpler kind, one that comes earlier in ``ItemKind/Standard``, or is a child of the simplified
  /// item.
  case items([Item])
  /// A text, to be shown in whichever text kind the client draws.
  case text(Note)
}
