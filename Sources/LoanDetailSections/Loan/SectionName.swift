public import DesignSystem

/// The name of a section, such as `payment`.
public struct SectionName: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }
}

extension Destination {
  /// A section of the same screen.
  public static func section(_ name: SectionName) -> Destination { .item(ItemID(rawValue: name.rawValue)) }
}
