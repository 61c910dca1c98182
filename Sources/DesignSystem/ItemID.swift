/// Identifies an item by its meaning, such as `debt.total`. It is unique in a tree and stable between releases.
///
/// Never make an id from the position or the text of an item.
public struct ItemID: Sendable, Hashable, RawRepresentable, ExpressibleByStringInterpolation, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }

  /// Returns the id of a part of the item: `debt` and `total` give `debt.total`.
  public func appending(_ part: String) -> ItemID { ItemID(rawValue: "\(rawValue).\(part)") }
}
