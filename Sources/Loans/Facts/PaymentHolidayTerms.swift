public import LoanArithmetic

/// A period with reduced payments or none; unstated properties are `nil`.
public struct PaymentHolidayTerms: Sendable, Hashable {
  /// The first day of the period.
  public var from: CalendarDate?
  /// The last day of the period.
  public var until: CalendarDate?
  /// The day of the first full payment after the period.
  public var firstPaymentAfter: CalendarDate?
  /// The payment during the period; zero if nothing has to be paid.
  public var reducedTo: Money?
  /// The sum that is deferred.
  public var deferred: Money?
  /// The last day for paying the deferred sum.
  public var deferredDue: CalendarDate?
  /// Whether interest accrues during the period.
  public var interestContinues: Bool?

  public init(
    from: CalendarDate? = nil, until: CalendarDate? = nil, firstPaymentAfter: CalendarDate? = nil,
    reducedTo: Money? = nil, deferred: Money? = nil, deferredDue: CalendarDate? = nil,
    interestContinues: Bool? = nil
  ) {
    self.from = from
    self.until = until
    self.firstPaymentAfter = firstPaymentAfter
    self.reducedTo = reducedTo
    self.deferred = deferred
    self.deferredDue = deferredDue
    self.interestContinues = interestContinues
  }
}
