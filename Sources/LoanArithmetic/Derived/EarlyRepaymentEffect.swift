/// The effect of early repayments: the schedule without them, the schedule with them, and the savings.
public struct EarlyRepaymentEffect: Sendable, Hashable {
  /// The schedule without the additional early repayments.
  public let before: Schedule
  /// The schedule with the additional early repayments.
  public let after: Schedule
  /// The interest saved. Rounding can make it slightly negative.
  public let interestSaved: Money
  /// The number of regular payments that are no longer needed.
  public let paymentsSaved: Int

  /// Calculates both schedules and compares them.
  ///
  /// - Parameters:
  ///   - terms: the current terms of the loan, including early repayments already agreed.
  ///   - repayments: the additional early repayments.
  /// - Throws: the errors of `Schedule.init(_:)`.
  public init(_ terms: ScheduleTerms, adding repayments: [EarlyRepayment]) throws(LoanArithmeticError) {
    before = try Schedule(terms)
    var changed = terms
    changed.earlyRepayments += repayments
    after = try Schedule(changed)
    guard let saved = before.totalInterest.subtracting(after.totalInterest) else {
      throw LoanArithmeticError.amountOverflow
    }
    interestSaved = saved
    paymentsSaved = before.regularPayments - after.regularPayments
  }

  /// The day of the last payment after the early repayments; `nil` in a schedule without dates.
  public var endDate: CalendarDate? { after.rows.last?.date }
}

extension Schedule {
  /// The number of regular payments in the schedule.
  public var regularPayments: Int { rows.lazy.filter { $0.kind == .regular }.count }
}
