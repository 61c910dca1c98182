public import LoanArithmetic

/// The payment schedule of a product, past and future.
public struct PaymentSchedule: Sendable, Hashable {
  /// The completeness of a schedule.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// All payments, with the actual status of each.
    case full
    /// All payments as agreed, without their actual status.
    case plan
    /// Only the numbers of payments made and left.
    case counts
    /// All payments, calculated from the terms.
    case derived
    /// No schedule.
    case none
  }

  public var kind: Kind
  /// Whether the source left out rows.
  public var isTruncated: Bool
  /// The rows, the earliest first.
  public var rows: [ScheduleRow] { didSet { summary = Summary(of: rows) } }
  private var summary: Summary
  /// The reason why there are no rows; meaningless if there are rows.
  public var absence = Absence.notProvided
  /// The number of payments made.
  public var paid: Fact<Int>
  /// The number of all payments.
  public var total: Fact<Int>
  /// The number of payments left.
  public var left: Fact<Int>
  /// The number of missed payments.
  public var overdue: Fact<Int>

  public init(
    kind: Kind = .none, isTruncated: Bool = false, rows: [ScheduleRow] = [], paid: Fact<Int> = .notProvided,
    total: Fact<Int> = .notProvided, left: Fact<Int> = .notProvided, overdue: Fact<Int> = .notProvided
  ) {
    self.kind = kind
    self.isTruncated = isTruncated
    self.rows = rows
    summary = Summary(of: rows)
    self.paid = paid
    self.total = total
    self.left = left
    self.overdue = overdue
  }

  /// A summary of the rows. Many rules ask whether a payment is overdue or skipped, and nearly always none is; they then
  /// need not look at every row.
  private struct Summary: Sendable, Hashable {
    /// The earliest due date of a row that is overdue on the next day.
    var firstDay: CalendarDate?
    /// Whether the source states that a row is overdue.
    var isStated = false
    var hasOmittedRows = false

    init(of rows: [ScheduleRow]) {
      for index in rows.indices {
        if rows[index].status == .overdue { isStated = true }
        if rows[index].isOmitted { hasOmittedRows = true }
        guard let due = rows[index].due, let dayAfter = due.adding(days: 1),
          rows[index].status(on: dayAfter) == .overdue
        else { continue }
        firstDay = min(firstDay ?? due, due)
      }
    }
  }

  /// Returns whether a row may be overdue on a day; `false` if certainly none is.
  func mayBeOverdue(on day: CalendarDate) -> Bool { summary.isStated || summary.firstDay.map { $0 < day } ?? false }

  /// Whether there is a row on which nothing is to be paid.
  var hasOmittedRows: Bool { summary.hasOmittedRows }
}

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
