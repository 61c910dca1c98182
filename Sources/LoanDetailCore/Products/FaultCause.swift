/// Why something cannot be shown: decides what a customer is told and how a run ends.
public enum FaultCause: Sendable, Hashable, CaseIterable {
  /// The data is there and cannot be read.
  case badData
  /// Whoever holds the data does not answer; asking again may help.
  case unavailable
  /// The data is not, or no longer, where it should be.
  case gone
  /// The product's plugin broke its contract.
  case brokenPlugin
}

extension GatewayError {
  /// Why the gateway could not answer.
  public var cause: FaultCause {
    switch self {
    case .malformed: .badData
    case .missing: .gone
    case .unavailable: .unavailable
    }
  }
}
