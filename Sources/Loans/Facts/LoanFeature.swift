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

/// A payment card of the product; unstated properties are `nil`.
public struct PaymentCard: Sendable, Hashable {
  public enum State: Sendable, Hashable {
    case active, notActivated, blocked, expired, closed
    /// A state that the engine does not know; the text is the source's name for it.
    case other(String)

    /// The known states by their names in records.
    public static let named: [String: State] = [
      "active": .active, "notActivated": .notActivated, "blocked": .blocked, "expired": .expired, "closed": .closed,
    ]
  }

  /// The name of the payment network.
  public var network: DataText?
  public var number: AccountNumber?
  /// The name on the card.
  public var holder: DataText?
  public var state: State?

  public init(network: DataText? = nil, number: AccountNumber? = nil, holder: DataText? = nil, state: State? = nil) {
    self.network = network
    self.number = number
    self.holder = holder
    self.state = state
  }
}
