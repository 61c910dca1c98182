public import LoanArithmetic

/// One row of a schedule.
public struct ScheduleRow: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case instalment, disbursement, downPayment, earlyRepayment, paymentHoliday
    /// A large last payment of principal.
    case balloon
    /// The agreed value of a leased object at the end.
    case residual
    /// A row of the source's own kind.
    case other
  }

  public enum Status: String, Sendable, Hashable, CaseIterable {
    case paid, partiallyPaid, overdue, due, upcoming, skipped
  }

  public var kind: Kind
  /// The number of the instalment, from 1.
  public var number: Int?
  public var due: CalendarDate?
  /// The amount to pay; for a disbursement, the amount lent, if it is known.
  public var payment: Money?
  /// The parts of the payment.
  public var portions: [Portion]
  /// The principal after the payment.
  public var balance: Money?
  /// The part of the payment that is not yet paid.
  public var outstanding: Money?
  /// The day on which the payment was complete.
  public var paidOn: CalendarDate?
  /// The status that the source states.
  public var status: Status?

  public init(
    kind: Kind = .instalment, number: Int? = nil, due: CalendarDate? = nil, payment: Money? = nil,
    portions: [Portion] = [], balance: Money? = nil, outstanding: Money? = nil, paidOn: CalendarDate? = nil,
    status: Status? = nil
  ) {
    self.kind = kind
    self.number = number
    self.due = due
    self.payment = payment
    self.portions = portions
    self.balance = balance
    self.outstanding = outstanding
    self.paidOn = paidOn
    self.status = status
  }
}
