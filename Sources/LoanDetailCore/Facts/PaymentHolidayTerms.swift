public import LoanArithmetic

/// A period with reduced payments or none; `nil` where the source says nothing.
public struct PaymentHolidayTerms: Sendable, Hashable {
  /// The first day of the period.
  public var from: CalendarDate?
  /// The last day of the period.
  public var until: CalendarDate?
  /// The day of the first full payment after the period.
  public var firstPaymentAfter: CalendarDate?
  /// The payment during the period; zero if nothing has to be paid.
  public var reducedTo: Money?
  /// The sum that is paid later.
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

/// An agreed change of the contract because the customer could not pay; `nil` where the source says nothing.
public struct Restructuring: Sendable, Hashable {
  /// The day of the agreement.
  public var agreedOn: CalendarDate?
  /// What was agreed, in words.
  public var terms: LocalizedText?

  public init(agreedOn: CalendarDate? = nil, terms: LocalizedText? = nil) {
    self.agreedOn = agreedOn
    self.terms = terms
  }
}

/// The times between which an approved loan can be taken or refused; `nil` where the source says nothing.
public struct DisbursementTerms: Sendable, Hashable {
  /// The first day on which the bank pays the money out.
  public var earliest: CalendarDate?
  /// The local time on the first day.
  public var earliestTime: TimeOfDay?
  /// The last day on which the customer can refuse without cost.
  public var refuseBy: CalendarDate?
  /// The local time on the last day.
  public var refuseByTime: TimeOfDay?

  public init(
    earliest: CalendarDate? = nil, earliestTime: TimeOfDay? = nil, refuseBy: CalendarDate? = nil,
    refuseByTime: TimeOfDay? = nil
  ) {
    self.earliest = earliest
    self.earliestTime = earliestTime
    self.refuseBy = refuseBy
    self.refuseByTime = refuseByTime
  }
}
