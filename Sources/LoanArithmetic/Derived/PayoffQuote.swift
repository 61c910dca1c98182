/// The amount that repays a debt in full on a given day, and the interest of each further day.
public struct PayoffQuote: Sendable, Hashable {
  /// The outstanding principal.
  public let principal: Money
  /// The interest owed on the payoff day: unpaid earlier interest plus interest accrued since.
  public let interest: Money
  /// The sum of principal and interest.
  public let total: Money
  /// The interest of the day after the payoff day, rounded half-up.
  public let perDiem: Money

  /// Creates the quote of a known debt.
  ///
  /// - Throws: `.overflow`.
  init(principal: Money, interest: Money, perDiem: Money) throws(LoanArithmeticError) {
    guard let total = principal.adding(interest) else { throw LoanArithmeticError.amountOverflow }
    self.principal = principal
    self.interest = interest
    self.total = total
    self.perDiem = perDiem
  }

  /// Calculates the quote of a debt at one rate.
  ///
  /// - Parameters:
  ///   - principal: the principal outstanding since `since`.
  ///   - unpaidInterest: unpaid interest accrued before `since`.
  ///   - annualRatePercent: the nominal rate in percent a year.
  ///   - since: the day up to which interest is paid or already included in `unpaidInterest`.
  ///   - date: the day of the payoff.
  ///   - convention: the day count. If it compounds, unpaid interest bears interest, too.
  ///   - calendar: the calendar of business days, for a day count that needs it.
  /// - Throws: the errors of the day count; `.datesOutOfOrder` if `date` is before `since`; `.contradiction` if the
  ///   currencies differ; `.outOfRange` on the last day of the year 9999; `.overflow`.
  public init(
    principal: Money, unpaidInterest: Money? = nil, annualRatePercent: ExactDecimal, since: CalendarDate,
    on date: CalendarDate, by convention: DayCount, calendar: BusinessCalendar? = nil
  ) throws(LoanArithmeticError) {
    let owed = unpaidInterest.flatMap(principal.adding) ?? principal
    let accrued = try convention.interest(
      on: convention.compounds ? owed : principal, annualRatePercent: annualRatePercent, from: since, to: date,
      calendar: calendar)
    guard let next = date.adding(days: 1) else {
      throw LoanArithmeticError(.outOfRange, at: .date, expected: "a date before the year 10000")
    }
    guard let interest = accrued.adding(unpaidInterest ?? .zero(principal.currency)),
      let total = principal.adding(interest)
    else {
      throw LoanArithmeticError(
        unpaidInterest.map { $0.currency == principal.currency } ?? true ? .overflow : .contradiction,
        at: .unpaidInterest, expected: "interest in the principal's currency that fits 64 bits of minor units")
    }
    self.principal = principal
    self.interest = interest
    self.total = total
    perDiem = try convention.interest(
      on: convention.compounds ? total : principal, annualRatePercent: annualRatePercent, from: date, to: next,
      calendar: calendar)
  }
}
