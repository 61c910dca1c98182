public import LoanArithmetic
public import Localization

/// Something that remains to be done when a product is repaid.
public struct ClosingStep: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A certificate that nothing is owed.
    case certificate
    /// The pledge is removed from its register.
    case lienRelease
    /// A part of an insurance premium is refunded.
    case insuranceRefund
    /// A step that only the text describes.
    case other
  }

  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The customer has to act.
    case toDo
    /// The bank is working on it.
    case underway
    case done
  }

  public var kind: Kind
  public var state: State
  /// The day on which the step was done or is expected to be.
  public var on: CalendarDate?
  /// The last day on which the customer can act.
  public var by: CalendarDate?
  /// A note about the step for the customer.
  public var text: LocalizedText?

  public init(
    _ kind: Kind, _ state: State, on: CalendarDate? = nil, by: CalendarDate? = nil, text: LocalizedText? = nil
  ) {
    self.kind = kind
    self.state = state
    self.on = on
    self.by = by
    self.text = text
  }
}
