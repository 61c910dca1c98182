public import LoanArithmetic
public import Localization

/// The period in which purchases cost no interest.
public struct GracePeriod: Sendable, Hashable {
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The period runs, and the amount that keeps it is not yet paid.
    case running
    /// The amount that keeps the period is paid.
    case kept
    /// The period ended because its conditions were not met.
    case lost
    /// The product has no such period.
    case none
  }

  /// `nil` if the source's word for it is unknown.
  public var state: State?
  /// The last day of the period.
  public var until: CalendarDate?
  /// The amount that keeps the period if it is paid by its last day.
  public var amount: Money?
  /// The day on which the period was lost.
  public var lostOn: CalendarDate?
  /// The events that end the period early, in words.
  public var endedBy: LocalizedText?
  /// Whether every minimum payment must be made in time so that the period goes on; `nil` if it is unknown.
  public var needsMinimum: Bool?
  /// The interest on the purchases that the bank would charge if the period ended on the day of the facts.
  public var interestIfLost: Money?

  public init(
    state: State?, until: CalendarDate? = nil, amount: Money? = nil, lostOn: CalendarDate? = nil,
    endedBy: LocalizedText? = nil, needsMinimum: Bool? = nil, interestIfLost: Money? = nil
  ) {
    self.state = state
    self.until = until
    self.amount = amount
    self.lostOn = lostOn
    self.endedBy = endedBy
    self.needsMinimum = needsMinimum
    self.interestIfLost = interestIfLost
  }
}
