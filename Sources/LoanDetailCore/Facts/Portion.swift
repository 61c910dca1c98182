public import LoanArithmetic

/// A part of an amount, with its purpose.
public struct Portion: Sendable, Hashable {
  public enum Component: String, Sendable, Hashable, CaseIterable {
    case principal, interest, insurance, fees, penalties
  }

  public var component: Component
  public var amount: Money

  public init(_ component: Component, _ amount: Money) {
    self.component = component
    self.amount = amount
  }
}
