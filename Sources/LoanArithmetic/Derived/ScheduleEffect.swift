/// The effect of changes: the schedule without them, the schedule with them, and the difference.
///
/// ```swift
/// guard let day = CalendarDate("2026-12-15") else { return }
/// let amount = Money(minorUnits: 100_000_00, currency: .rub)
/// let shorter = try ScheduleEffect(terms, of: [.earlyRepayment(EarlyRepayment(.on(day), amount: amount))])
/// print(shorter.paymentsSaved, shorter.interestSaved)
/// ```
///
/// For annuities and equal principal parts, an early repayment that keeps the payment saves at least as much interest
/// as one that keeps the term, because the debt is never higher.
public struct ScheduleEffect: Sendable, Hashable {
  /// The schedule without the changes.
  public let before: Schedule
  /// The schedule with the changes.
  public let after: Schedule
  /// The interest saved; negative if the changes cost interest. Rounding can make it slightly negative for an early
  /// repayment.
  public let interestSaved: Money
  /// The number of regular payments that are no longer needed.
  public let paymentsSaved: Int

  /// Calculates both schedules and compares them.
  ///
  /// - Parameters:
  ///   - terms: the current terms of the loan, including changes already agreed.
  ///   - changes: the additional changes.
  /// - Throws: the errors of `Schedule.init(_:)`.
  public init(_ terms: ScheduleTerms, of changes: [ScheduleChange]) throws(LoanArithmeticError) {
    before = try Schedule(terms)
    after = try Schedule(terms.applying(changes))
    guard let saved = before.totalInterest.subtracting(after.totalInterest) else {
      throw LoanArithmeticError.amountOverflow
    }
    interestSaved = saved
    paymentsSaved = before.regularPayments - after.regularPayments
  }

  /// Returns the first regular payment after a day, with the changes; `nil` if there is none or the schedule has no
  /// dates.
  ///
  /// A new rate, or an early repayment that keeps the term, changes the payments after it. `Schedule.payment` is the
  /// first payment, so it stays the same.
  public func payment(after day: CalendarDate) -> Money? { after.payment(after: day) }
}

extension Schedule {
  /// The number of regular payments in the schedule.
  public var regularPayments: Int { rows.lazy.filter { $0.kind == .regular }.count }

  /// Returns the first regular payment after a day; `nil` if there is none or the schedule has no dates.
  public func payment(after day: CalendarDate) -> Money? {
    rows.first { row in row.kind == .regular && row.date.map { $0 > day } ?? false }.map { money($0.payment) }
  }
}
