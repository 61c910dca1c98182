/// A product's own item: a namespaced kind with its payload, and standard items for a client that cannot draw it.
public struct CustomItem: Sendable, Hashable {
  /// The name of a product's own kind, such as `leasing:vehicle`: the product type, a colon, the kind.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The whole name.
    public let rawValue: String

    /// Makes a kind; `nil` unless both parts are Latin letters, digits and hyphens and begin with a letter.
    public init?(namespace: String, name: String) {
      guard Self.isIdentifier(namespace), Self.isIdentifier(name) else { return nil }
      rawValue = "\(namespace):\(name)"
    }

    /// The whole name.
    public var description: String { rawValue }

    private static func isIdentifier(_ text: String) -> Bool {
      guard let first = text.utf8.first, isLetter(first) else { return false }
      return text.utf8.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
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
  /// What a client that knows the kind draws.
  public let payload: [Field]
  /// What every other client draws: never empty.
  public let fallback: [Item]

  /// Makes an item; the fallback needs at least its first item.
  public init(id: ItemID, kind: Kind, payload: [Field], fallback first: Item, _ rest: Item...) {
    self.id = id
    self.kind = kind
    self.payload = payload
    fallback = [first] + rest
  }
}
