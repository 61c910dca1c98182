/// What a payment that was not made costs by a day: interest that goes on, and the penalty for the delay.
public struct LatePaymentCost: Sendable, Hashable {
  /// Interest on the overdue principal for the days of delay.
  public let interest: Money
  /// The penalty for the days of delay.
  public let penalty: Money
  /// The overdue amount, the interest and the penalty.
  public let total: Money

  /// Finds the cost of a delay; both parts are rounded half-up.
  ///
  /// - Parameters:
  ///   - amount: what was due and not paid.
  ///   - principal: the part of it on which interest runs and the penalty is counted.
  ///   - annualRatePercent: the contract rate, or zero where interest stops.
  ///   - penaltyRatePercent: percent a year; under Russian law at most 20 while interest runs (353-FZ, article 5, part 21).
  ///   - due: the day it was due.
  ///   - date: the day it is paid.
  ///   - convention: how the days are counted.
  /// - Throws: `.datesOutOfOrder` when `date` is before `due`, `.overflow`, `.contradiction` when currencies differ.
  public init(
    amount: Money, principal: Money, annualRatePercent: ExactDecimal, penaltyRatePercent: ExactDecimal,
    due: CalendarDate, on date: CalendarDate, by convention: DayCount
  ) throws(LoanArithmeticError) {
    interest = try convention.interest(on: principal, annualRatePercent: annualRatePercent, from: due, to: date)
    penalty = try convention.interest(on: principal, annualRatePercent: penaltyRatePercent, from: due, to: date)
    guard let cost = interest.adding(penalty), let total = amount.adding(cost) else {
      throw LoanArithmeticError(
        amount.currency == principal.currency ? .overflow : .contradiction, at: .principal,
        expected: "amounts in one currency that fit 64 bits of minor units")
    }
    self.total = total
  }
}
