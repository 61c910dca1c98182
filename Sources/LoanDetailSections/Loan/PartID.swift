public import DesignSystem

/// The id of a part of a section: the text after the section's name or, for a part that is not named after its
/// section, the whole id.
///
/// ```swift
/// row("date", …)                     // in the section "payment": payment.date
/// row(.id("contract.number"), …)     // contract.number in every section
/// ```
public struct PartID: Sendable, Hashable, ExpressibleByStringInterpolation {
  private let text: String
  /// Whether the text is the whole id.
  let isWhole: Bool

  public init(stringLiteral value: String) { self.init(value, isWhole: false) }

  private init(_ text: String, isWhole: Bool) {
    self.text = text
    self.isWhole = isWhole
  }

  /// An id that does not begin with the name of the section.
  public static func id(_ id: ItemID) -> PartID { PartID(id.rawValue, isWhole: true) }

  /// The complete id of the part in a section.
  func id(in section: ItemID) -> ItemID { isWhole ? ItemID(rawValue: text) : section.appending(text) }
}
