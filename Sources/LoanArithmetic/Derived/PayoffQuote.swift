/// What repays a debt in full on a day, and what every further day costs.
public struct PayoffQuote: Sendable, Hashable {
  /// The principal owed.
  public let principal: Money
  /// The interest owed by that day: what was unpaid before and what has accrued since.
  public let interest: Money
  /// Everything owed.
  public let total: Money
  /// The interest of the next day, half-up.
  public let perDiem: Money

  /// Finds the payoff.
  ///
  /// - Parameters:
  ///   - principal: owed since `since`.
  ///   - unpaidInterest: interest from before `since` that is not paid.
  ///   - annualRatePercent: the nominal rate.
  ///   - since: the day interest is paid or counted up to.
  ///   - date: the day of the payoff.
  ///   - convention: how the days are counted.
  /// - Throws: `.datesOutOfOrder` when `date` is before `since`, `.overflow`, `.contradiction` when currencies differ.
  public init(
    principal: Money, unpaidInterest: Money? = nil, annualRatePercent: ExactDecimal, since: CalendarDate,
    on date: CalendarDate, by convention: DayCount
  ) throws(LoanArithmeticError) {
    let accrued = try convention.interest(
      on: principal, annualRatePercent: annualRatePercent, from: since, to: date)
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
    perDiem = try convention.interest(on: principal, annualRatePercent: annualRatePercent, from: date, to: next)
  }
}

extension Schedule {
  /// What repays the loan on a day, when everything due before has been paid.
  ///
  /// - Parameters:
  ///   - date: the day of the payoff.
  ///   - terms: the terms the schedule was made from; their accrual by days, or ACT/365F for equal periods.
  /// - Throws: `.datesRequired` for a schedule without dates, `.datesOutOfOrder` before the disbursement, `.overflow`.
  public func payoff(on date: CalendarDate, terms: ScheduleTerms) throws(LoanArithmeticError) -> PayoffQuote {
    let past = rows.last { row in row.date.map { $0 <= date } ?? false }
    guard let since = past?.date ?? terms.disbursed else {
      throw LoanArithmeticError(.datesRequired, at: .disbursed, expected: "the day of disbursement")
    }
    var convention = DayCount.actual365Fixed
    if case .days(let counted) = terms.accrual { convention = counted }
    let rate = terms.rateChanges.filter { $0.from <= date }.max { $0.from < $1.from }?.annualRatePercent
    return try PayoffQuote(
      principal: past.map { money($0.balance) } ?? terms.principal,
      unpaidInterest: past.map { money($0.accruedInterest) },
      annualRatePercent: rate ?? terms.annualRatePercent, since: since, on: date, by: convention)
  }
}
