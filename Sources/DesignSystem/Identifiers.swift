/// Names an item by what it means (`debt.total`), never by its place or its text; unique in a tree.
public struct ItemID: Sendable, Hashable, RawRepresentable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The name itself.
  public let rawValue: String

  /// Makes an id from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes an id from a literal.
  public init(stringLiteral value: String) { rawValue = value }

  /// The name itself.
  public var description: String { rawValue }

  /// The id of something inside the thing this id names: `debt` and `total` give `debt.total`.
  public func appending(_ part: String) -> ItemID { ItemID(rawValue: "\(rawValue).\(part)") }
}

/// Names one of the screens a product can be shown on.
public struct ScreenID: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name used on the command line and in JSON.
  public let rawValue: String

  /// Makes an id from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes an id from a literal.
  public init(stringLiteral value: String) { rawValue = value }

  /// The name itself.
  public var description: String { rawValue }

  /// What is owed, what is next, what can be done, what the product is.
  public static let main: ScreenID = "main"
  /// Everything that is known.
  public static let details: ScreenID = "details"
  /// What the debt and the next payment are made of.
  public static let composition: ScreenID = "composition"
  /// Every payment, past and to come.
  public static let schedule: ScreenID = "schedule"
  /// Everything that happened on the account.
  public static let operations: ScreenID = "operations"
}
