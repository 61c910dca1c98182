public import LoanArithmetic
public import Localization

extension Lifecycle {
  /// The details of an overlay; unstated properties are `nil`.
  public struct OverlayDetails: Sendable, Hashable {
    /// The first day of the state.
    public var since: CalendarDate?
    /// The last day of the state; for a court case, the planned one.
    public var until: CalendarDate?
    /// The amount that the state concerns.
    public var amount: Money?
    /// The reason why there is no amount; meaningless if there is one.
    public var amountAbsence = Absence.notProvided
    /// The reason in words.
    public var reason: LocalizedText?
    /// The last day on which the customer can act.
    public var due: CalendarDate?
    /// Whether the amount must be paid while the state lasts; if there is none, whether anything must be paid.
    public var mustPay: Bool?
    /// The recipient of payments while the state lasts.
    public var payTo: LocalizedText?
    /// The court, bailiff, insurer or department that decides.
    public var authority: LocalizedText?
    /// The number of the case at the authority.
    public var number: AccountNumber?
    /// The last day on which creditors can file their claims.
    public var claimsUntil: CalendarDate?
    /// The consequences in words: what changes, and what works as before.
    public var effect: LocalizedText?
    /// The next step of the customer in words.
    public var advice: LocalizedText?
    /// The other product of a refinancing.
    public var product: RelatedProduct?
    /// Whether a payment counts as made in time.
    public var isInTime: Bool?

    /// Creates details; the properties that are no parameters are unstated.
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
