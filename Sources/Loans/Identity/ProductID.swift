import DesignSystem

/// Identifies a type of credit product, such as `boatLoan`. One plugin owns each type. Types are compared by their
/// bytes, like ids.
public struct ProductType: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name in records, on the command line and in JSON.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }

  public static func == (left: ProductType, right: ProductType) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  public func hash(into hasher: inout Hasher) { rawValue.hashBytes(into: &hasher) }

  /// The reserved type of records without a type. It keeps such records in the list.
  public static let unknown: ProductType = "unknown"

  public var description: String { rawValue }

  /// Whether the name consists of Latin letters, digits and hyphens and begins with a letter. Other names cannot be
  /// registered.
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

/// Identifies one product: the id is unique among the products of the type.
///
/// Ids are compared by their bytes: `K-1` with the letter K and with the Kelvin sign (U+212A) are two products.
public struct ProductID: Sendable, Hashable, CustomStringConvertible {
  public let type: ProductType
  /// The id in the product's source, such as a number or a UUID.
  public let id: String

  public init(type: ProductType, id: String) {
    self.type = type
    self.id = id
  }

  public static func == (left: ProductID, right: ProductID) -> Bool {
    left.type == right.type && left.id.hasSameBytes(as: right.id)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    id.hashBytes(into: &hasher)
  }

  /// The unambiguous form, `type:id`.
  public var description: String { "\(type):\(id)" }
}
