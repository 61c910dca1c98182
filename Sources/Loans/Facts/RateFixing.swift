public import LoanArithmetic
public import Localization

/// The period for which a rate is fixed, if the contract goes on after it; unstated properties are `nil`.
///
/// The customer and the lender agree on a new rate for the time after it. German mortgages are fixed in this way, most
/// of them for ten years. The loan does not end with the period, and nothing is to be paid at once.
public struct RateFixing: Sendable, Hashable {
  /// The last day of the fixed rate.
  public var until: CalendarDate
  /// The expected principal after the payments up to that day.
  public var debt: Money?
  /// The last day to agree on a new rate.
  public var agreeBy: CalendarDate?
  /// What happens without an agreement, in words.
  public var otherwise: LocalizedText?

  public init(
    until: CalendarDate, debt: Money? = nil, agreeBy: CalendarDate? = nil, otherwise: LocalizedText? = nil
  ) {
    self.until = until
    self.debt = debt
    self.agreeBy = agreeBy
    self.otherwise = otherwise
  }
}
