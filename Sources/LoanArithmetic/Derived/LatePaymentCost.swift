/// The cost of paying late: interest that continues to accrue, and the penalty for the delay.
public struct LatePaymentCost: Sendable, Hashable {
  /// Interest on the overdue principal for the days of delay.
  public let interest: Money
  /// The penalty for the days of delay.
  public let penalty: Money
  /// The sum of the overdue amount, the interest and the penalty.
  public let total: Money

  /// Calculates the cost of a delay. Interest and penalty are each rounded half-up.
  ///
  /// - Parameters:
  ///   - amount: the amount that was due and was not paid.
  ///   - principal: the part of `amount` that bears interest and the penalty.
  ///   - annualRatePercent: the contract rate in percent a year, or zero if interest no longer accrues.
  ///   - penaltyRatePercent: the penalty rate in percent a year. Under Russian law it is at most 20 while interest
  ///     accrues (353-FZ, article 5, part 21).
  ///   - due: the day the payment was due.
  ///   - date: the day it is paid.
  ///   - convention: the day count of interest and penalty.
  ///   - calendar: the calendar of business days, for a day count that needs it.
  /// - Throws: the errors of the day count; `.datesOutOfOrder` if `date` is before `due`; `.contradiction` if the
  ///   currencies differ; `.overflow`.
  public init(
    amount: Money, principal: Money, annualRatePercent: ExactDecimal, penaltyRatePercent: ExactDecimal,
    due: CalendarDate, on date: CalendarDate, by convention: DayCount,
    calendar: BusinessCalendar? = nil
  ) throws(LoanArithmeticError) {
    interest = try convention.interest(
      on: principal, annualRatePercent: annualRatePercent, from: due, to: date, calendar: calendar)
    penalty = try convention.interest(
      on: principal, annualRatePercent: penaltyRatePercent, from: due, to: date, calendar: calendar)
    guard let cost = interest.adding(penalty), let total = amount.adding(cost) else {
      throw LoanArithmeticError(
        amount.currency == principal.currency ? .overflow : .contradiction, at: .principal,
        expected: "amounts in one currency that fit 64 bits of minor units")
    }
    self.total = total
  }
}
