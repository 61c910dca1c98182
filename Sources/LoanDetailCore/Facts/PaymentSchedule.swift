public import LoanArithmetic

/// The payments of a product, past and to come.
public struct PaymentSchedule: Sendable, Hashable {
  /// How much of a schedule there is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Every payment with what happened to it.
    case full
    /// Every payment as it was agreed, without what happened.
    case plan
    /// Only how many payments are done and left.
    case counts
    /// Worked out from the terms.
    case derived
    /// Nothing.
    case none
  }

  /// How much there is.
  public var kind: Kind
  /// Whether rows are known to be missing.
  public var isTruncated: Bool
  /// The rows in the order of their days.
  public var rows: [ScheduleRow]
  /// Why there are no rows, when there are none.
  public var absence = Absence.notProvided
  /// How many payments are done.
  public var paid: Fact<Int>
  /// How many payments there are in all.
  public var total: Fact<Int>

  /// Makes a schedule.
  public init(
    kind: Kind = .none, isTruncated: Bool = false, rows: [ScheduleRow] = [], paid: Fact<Int> = .notProvided,
    total: Fact<Int> = .notProvided
  ) {
    self.kind = kind
    self.isTruncated = isTruncated
    self.rows = rows
    self.paid = paid
    self.total = total
  }
}

/// One row of a schedule.
public struct ScheduleRow: Sendable, Hashable {
  /// What happens on the row's day.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case instalment, disbursement, downPayment, earlyRepayment, paymentHoliday
  }

  /// What became of the row.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    case paid, partiallyPaid, overdue, due, upcoming, skipped
  }

  /// What happens on the row's day.
  public var kind: Kind
  /// The instalment's number, from 1.
  public var number: Int?
  /// The day it is due.
  public var due: CalendarDate?
  /// How much is paid, or for a disbursement lent.
  public var payment: Money?
  /// What the payment is made of.
  public var portions: [Portion]
  /// The principal left after it.
  public var balance: Money?
  /// How much of the payment is not yet paid.
  public var outstanding: Money?
  /// The day it was paid in full.
  public var paidOn: CalendarDate?
  /// What became of the row, when the source says.
  public var status: Status?

  /// Makes a row.
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
