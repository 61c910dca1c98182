public import LoanArithmetic
public import Localization

extension Lifecycle {
  /// The details of an overlay; unstated properties are `nil`.
  public struct OverlayDetails: Sendable, Hashable {
    /// The first day of the state.
    public var since: CalendarDate?
    /// The last day of the state.
    public var until: CalendarDate?
    /// The amount that the state concerns.
    public var amount: Money?
    /// The reason in words.
    public var reason: LocalizedText?
    /// The last day on which the customer can act.
    public var due: CalendarDate?

    public init(
      since: CalendarDate? = nil, until: CalendarDate? = nil, amount: Money? = nil, reason: LocalizedText? = nil,
      due: CalendarDate? = nil
    ) {
      self.since = since
      self.until = until
      self.amount = amount
      self.reason = reason
      self.due = due
    }
  }
}
