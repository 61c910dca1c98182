public import Localization

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
