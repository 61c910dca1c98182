/// An item of a kind that belongs to one product, with standard items for clients that do not know this kind.
///
/// ```swift
/// CustomItem(
///   id: "vessel.card", kind: "boatLoan:vessel", accessibilityLabel: "The boat Aurora, built in 2019",
///   payload: [.init("name", .value(.text("Aurora"))), .init("year", .integer(2019))],
///   fallback: .row(Row(id: "vessel.name", label: "Boat", value: .text("Aurora"))))
/// ```
public struct CustomItem: Sendable, Hashable {
  /// The name of a product's own kind, such as `boatLoan:vessel`: the product type, a colon and the name of the kind.
  public struct Kind: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The complete name.
    public let rawValue: String

    /// Creates a kind from any text; the engine checks the form of every registered kind when it starts.
    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }

    /// The part before the colon: the product type that owns the kind.
    ///
    /// `nil` unless both parts consist of Latin letters, digits and hyphens and begin with a letter.
    public var namespace: Substring? {
      let parts = rawValue.split(separator: ":", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { $0.isWord(with: "-") } ? parts[0] : nil
    }
  }

  /// The value of a payload field.
  public indirect enum Payload: Sendable, Hashable {
    case value(Value)
    case integer(Int64)
    case flag(Bool)
    /// One of the words of an enumeration: a key for the client's code, not a text to show.
    case choice(String)
    case list([Payload])
    case object([Field])
  }

  /// A named part of a payload; its name is unique in its object.
  public struct Field: Sendable, Hashable {
    /// The field's name in JSON.
    public var name: String
    public var payload: Payload

    public init(_ name: String, _ payload: Payload) {
      self.name = name
      self.payload = payload
    }
  }

  public internal(set) var id: ItemID
  public let kind: Kind
  /// The text for a screen reader in a client that draws the kind; in other clients the fallback's labels are used.
  public let accessibilityLabel: String
  /// The data for a client that draws the kind.
  public let payload: [Field]
  /// The items for every other client; never empty. A client that draws the kind finds the labels, units and reasons of
  /// its data here.
  public let fallback: [Item]

  /// Creates an item with a fallback of at least one item.
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

  /// Returns a copy of the item with another fallback, which must not be empty.
  func with(fallback: [Item]) -> CustomItem {
    CustomItem(id: id, kind: kind, accessibilityLabel: accessibilityLabel, payload: payload, fallback: fallback)
  }
}

extension CustomItem: ItemContent {
  public var itemKind: ItemKind { .custom(kind) }
  /// The items of the fallback.
  public var children: [Item] { fallback }
  /// The items of the fallback.
  public var simplified: Simplification { .items(fallback) }
}
