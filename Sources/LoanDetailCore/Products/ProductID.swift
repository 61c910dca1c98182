/// Names a kind of credit product, such as `boatLoan`; each is owned by one plugin.
public struct ProductType: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name used in records, on the command line and in JSON.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a type from a literal.
  public init(stringLiteral value: String) { rawValue = value }

  /// The type of records that do not say which one is theirs, so that they are listed and not lost; reserved.
  public static let unknown: ProductType = "unknown"

  /// The name itself.
  public var description: String { rawValue }

  /// Whether the name is made of Latin letters, digits and hyphens, beginning with a letter; no other can be registered.
  public var isWellFormed: Bool {
    !rawValue.isEmpty
      && rawValue.utf8.enumerated().allSatisfy { index, byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): index > 0
        default: false
        }
      }
  }
}

/// Names one product: its id is unique among products of its type.
public struct ProductID: Sendable, Hashable, CustomStringConvertible {
  /// The product type.
  public let type: ProductType
  /// The id at the product's source, such as a number or a UUID.
  public let id: String

  /// Makes an id.
  public init(type: ProductType, id: String) {
    self.type = type
    self.id = id
  }

  /// The unambiguous form, `type:id`.
  public var description: String { "\(type):\(id)" }
}

/// Names a customer at the record source.
public struct CustomerID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  /// The name at the source.
  public let rawValue: String

  /// Makes an id from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name itself.
  public var description: String { rawValue }
}

/// Whose products a request may see; every request carries one.
public enum CustomerScope: Sendable, Hashable {
  /// Only the products this customer is a party to.
  case customer(CustomerID)
  /// Every product: for a bank's own staff and tools, never for a customer's app.
  case allCustomers
}
