public import LoanArithmetic

/// A rate with the period in which it applies.
public struct AppliedRate: Sendable, Hashable {
  public var rate: Rate
  /// The first day of the period; `nil` if it is open.
  public var from: CalendarDate?
  /// The last day of the period; `nil` if it is open.
  public var until: CalendarDate?

  public init(rate: Rate, from: CalendarDate? = nil, until: CalendarDate? = nil) {
    self.rate = rate
    self.from = from
    self.until = until
  }

  public func applies(on day: CalendarDate) -> Bool {
    (from.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }
}
