import LoanArithmetic

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

  /// What many rules ask about the rows, so that they need not look at each row when, as in nearly all schedules, none
  /// is overdue or skipped.
  private struct Summary: Sendable, Hashable {
    /// The earliest due date of a row that is overdue on the next day.
    var firstDue: CalendarDate?
    /// Whether the source states that a row is overdue.
    var statesOverdue = false
    /// Whether nothing is to be paid on one of the rows.
    var hasOmittedRows = false

    init(of rows: [ScheduleRow]) {
      for index in rows.indices {
        if rows[index].status == .overdue { statesOverdue = true }
        if rows[index].isOmitted { hasOmittedRows = true }
        guard let due = rows[index].due, let dayAfter = due.adding(days: 1),
          rows[index].status(on: dayAfter) == .overdue
        else { continue }
        firstDue = min(firstDue ?? due, due)
      }
    }
  }

  /// Returns whether a row may be overdue on a day; `false` if certainly none is.
  func mayBeOverdue(on day: CalendarDate) -> Bool {
    summary.statesOverdue || summary.firstDue.map { $0 < day } ?? false
  }

  /// Whether there is a row on which nothing is to be paid.
  var hasOmittedRows: Bool { summary.hasOmittedRows }
}
