/// A product's own item: a namespaced kind with its payload, and standard items for a client that cannot draw it.
public struct CustomItem: Sendable, Hashable {
  /// The name of a product's own kind, such as `boatLoan:vessel`: the product type, a colon, the kind.
  public struct Kind: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The whole name.
    public let rawValue: String

    /// Makes a kind from its whole name; the strategist checks the form of every registered kind at start.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a kind from a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The whole name.
    public var description: String { rawValue }

    /// The part before the colon: the product type that owns the kind; `nil` unless both parts are Latin letters,
    /// digits and hyphens and begin with a letter.
    public var namespace: Substring? {
      rawValue.wholeMatch(of: /([A-Za-z][A-Za-z0-9-]*):[A-Za-z][A-Za-z0-9-]*/)?.1
    }
  }

  /// What a payload field holds.
  public indirect enum Payload: Sendable, Hashable {
    case value(Value)
    case integer(Int64)
    case flag(Bool)
    case list([Payload])
    case object([Field])
  }

  /// A named part of a payload; names are unique in their object.
  public struct Field: Sendable, Hashable {
    /// The field's name in JSON.
    public var name: String
    /// What it holds.
    public var payload: Payload

    /// Makes a field.
    public init(_ name: String, _ payload: Payload) {
      self.name = name
      self.payload = payload
    }
  }

  /// The item's name in the tree.
  public let id: ItemID
  /// The product's own kind.
  public let kind: Kind
  /// What a screen reader says where the kind is drawn; the fallback speaks for itself.
  public let accessibilityLabel: String
  /// What a client that knows the kind draws.
  public let payload: [Field]
  /// What every other client draws: never empty.
  public let fallback: [Item]

  /// Makes an item; the fallback needs at least its first item.
  public init(
    id: ItemID, kind: Kind, accessibilityLabel: String, payload: [Field], fallback first: Item, _ rest: Item...
  ) {
    self.init(id: id, kind: kind, accessibilityLabel: accessibilityLabel, payload: payload, fallback: [first] + rest)
  }

  private init(id: ItemID, kind: Kind, accessibilityLabel: String, payload: [Field], fallback: [Item]) {
    self.id = id
    self.kind = kind
    self.accessibilityLabel = accessibilityLabel
    self.payload = payload
    self.fallback = fallback
  }

  /// The item with another fallback, which must not be empty.
  func with(fallback: [Item]) -> CustomItem {
    CustomItem(id: id, kind: kind, accessibilityLabel: accessibilityLabel, payload: payload, fallback: fallback)
  }
}
