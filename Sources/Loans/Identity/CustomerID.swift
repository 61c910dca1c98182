import DesignSystem

/// Identifies a customer in the source of records. Customers are compared by the bytes of their ids: texts that only
/// look alike, or that Unicode treats as equal, are different customers.
public struct CustomerID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static func == (left: CustomerID, right: CustomerID) -> Bool { left.rawValue.hasSameBytes(as: right.rawValue) }

  public func hash(into hasher: inout Hasher) { rawValue.hashBytes(into: &hasher) }

  public var description: String { rawValue }
}
