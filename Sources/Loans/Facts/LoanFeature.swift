public import LoanArithmetic
public import Localization

/// A feature of the product that the customer can use.
public struct LoanFeature: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// Early repayments can be re-drawn.
    case redraw
    /// The money on another account reduces the interest.
    case offset
    case insurance
    /// A feature that the engine does not know; the text is the source's name for it.
    case other(String)

    /// The known features by their names in records.
    public static let named: [String: Kind] = ["redraw": .redraw, "offset": .offset, "insurance": .insurance]
  }

  public var kind: Kind
  /// The title in the source; `nil` to use the engine's own words for the kind.
  public var title: LocalizedText?
  /// The amount that the customer can use.
  public var available: Money?
  /// Whether the feature is switched on; `nil` if it is unknown.
  public var isOn: Bool?

  public init(kind: Kind, title: LocalizedText? = nil, available: Money? = nil, isOn: Bool? = nil) {
    self.kind = kind
    self.title = title
    self.available = available
    self.isOn = isOn
  }
}
