extension Schedule {
  /// Returns the amount that repays the whole debt on a day, assuming that every payment due before it has been made.
  ///
  /// The interest follows the day count, the cap, the rate changes, the disbursements and the holidays of the schedule.
  /// The amount equals an early repayment of the whole debt on that day.
  ///
  /// - Parameters:
  ///   - date: the day of the payoff.
  ///   - terms: the terms from which this schedule was calculated.
  ///   - paysDayFirst: whether a payment due on the day itself has already been made. If not, the amount includes it;
  ///     on the last due day, the amount is the last payment.
  /// - Throws: `.datesRequired` for a schedule without dates; `.datesOutOfOrder` if `date` is before the disbursement;
  ///   `.overflow`.
  public func payoff(
    on date: CalendarDate, terms: ScheduleTerms, paysDayFirst: Bool = true
  ) throws(LoanArithmeticError) -> PayoffQuote {
    var builder = try ScheduleBuilder(terms)
    let owed = try builder.owed(on: date, paysDayFirst: paysDayFirst)
    return try PayoffQuote(
      principal: money(owed.principal), interest: money(owed.interest), perDiem: money(owed.perDiem))
  }
}

extension ScheduleBuilder {
  /// Builds the rows up to a day and returns the debt on that day, in minor units; `perDiem` is the interest of the day
  /// after it. All are zero if the debt is repaid.
  fileprivate mutating func owed(
    on date: CalendarDate, paysDayFirst: Bool
  ) throws(LoanArithmeticError) -> (principal: Int64, interest: Int64, perDiem: Int64) {
    guard let start = dates?.start else {
      throw LoanArithmeticError(.datesRequired, at: .disbursed, expected: "the day of disbursement")
    }
    guard date >= start else {
      throw LoanArithmeticError(
        .datesOutOfOrder, at: .date, expected: "a date not before the disbursement, \(start)", found: date.description)
    }
    try takeDownPayment()
    let stub = dates.flatMap { accrual.isSplitOff($0) ? $0.regularStart : nil }
    if let stub, stub <= date { try addStub() }
    var next = try nextDue()
    while let due = next?.due, paysDayFirst ? due <= date : due < date {
      try addPeriod()
      next = try nextDue()
    }
    guard !isRepaid, let from = today else { return (0, 0, 0) }
    let end = max(stub.flatMap { $0 > date ? $0 : nil } ?? next?.due ?? date, date)
    let period = Accrual.Period(start: from, end: end, count: next?.periods ?? 1)
    try advance(to: date, in: period)
    // A payment of the day comes before the other events of the day.
    while let event = timeline.next, event.boundary <= date, next?.due != date { try applyNext(event) }
    try chargeRow()
    var perDiem: Int128 = 0
    if let following = date.adding(days: 1) {
      let base = accrual.compounds ? balance + accrued : balance
      perDiem = try room(for: accrual.growth(from: date, to: following, in: period).interest(on: base, .halfUp))
    }
    return (
      try Self.minor(balance, unitsPerMinor), try Self.minor(accrued, unitsPerMinor),
      try Self.minor(perDiem, unitsPerMinor)
    )
  }

  /// Returns the next due date and the number of periods before it; `nil` after the last payment.
  private func nextDue() throws(LoanArithmeticError) -> (due: CalendarDate, periods: Int)? {
    guard paid < total, !isRepaid, var dates else { return nil }
    return try dates.advance()
  }
}
