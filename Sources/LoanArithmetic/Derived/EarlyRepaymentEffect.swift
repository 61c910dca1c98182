/// What early repayments change: the schedule without them beside the schedule with them.
public struct EarlyRepaymentEffect: Sendable, Hashable {
  /// The schedule as it was.
  public let before: Schedule
  /// The schedule with the early repayments.
  public let after: Schedule
  /// The interest saved; never below zero by more than rounding.
  public let interestSaved: Money
  /// How many regular payments fewer there are.
  public let paymentsSaved: Int

  /// Compares the schedules.
  ///
  /// - Parameters:
  ///   - terms: what the loan has now, earlier repayments included.
  ///   - repayments: what is considered in addition.
  /// - Throws: as `Schedule.init(_:)`.
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

  /// The last payment's day after the early repayments.
  public var endDate: CalendarDate? { after.rows.last?.date }
}

extension Schedule {
  /// How many agreed payments the schedule has.
  public var regularPayments: Int { rows.lazy.filter { $0.kind == .regular }.count }
}
