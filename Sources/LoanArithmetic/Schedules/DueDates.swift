/// The days on which payments are due, in order, before and after moving off days off.
struct DueDates {
  /// The days of disbursement and of the first payment, where the terms have dates.
  let start: CalendarDate
  let first: CalendarDate
  private let terms: ScheduleTerms
  private let day: Int
  private var next = 0

  /// `nil` when the terms state no date.
  ///
  /// - Throws: `dates-out-of-order`, `out-of-range` when a date is after the year 9999, `contradiction`.
  init?(_ terms: ScheduleTerms) throws(LoanArithmeticError) {
    let earliest = terms.disbursements.map(\.date).min()
    guard let given = terms.disbursed ?? terms.firstPayment ?? earliest else { return nil }
    self.terms = terms
    if let firstPayment = terms.firstPayment {
      first = firstPayment
    } else if let paymentDay = terms.paymentDay, let months = terms.period.months {
      first = try Self.inRange((terms.disbursed ?? earliest ?? given).adding(months: months, onDay: paymentDay))
    } else {
      first = try Self.inRange((terms.disbursed ?? earliest ?? given).adding(terms.period))
    }
    day = terms.paymentDay ?? first.components.day
    if let disbursed = terms.disbursed ?? earliest {
      start = disbursed
    } else if let months = terms.period.months {
      start = try Self.inRange(first.adding(months: -months, onDay: day))
    } else {
      start = try Self.inRange(first.adding(days: -(terms.period.days ?? 0)))
    }
    guard start < first else {
      throw LoanArithmeticError(
        .datesOutOfOrder, at: "first_payment", expected: "a date after the disbursement, \(start)",
        found: first.description)
    }
  }

  /// The day one period before the first payment, where equal periods would have begun.
  var regularStart: CalendarDate {
    guard let months = terms.period.months else { return first.adding(days: -(terms.period.days ?? 0)) ?? start }
    if start.adding(months: months) == first { return start }
    return first.adding(months: -months, onDay: day) ?? start
  }

  /// The next day a payment is due, and how many periods it is after the one before (more than one after skipping).
  mutating func advance() throws(LoanArithmeticError) -> (due: CalendarDate, periods: Int) {
    for periods in 1...13 {
      let nominal = try Self.inRange(nominal(next))
      next += 1
      if !terms.skippedMonths.isEmpty, terms.skippedMonths.contains(nominal.components.month) { continue }
      return (terms.businessCalendar?.shifted(nominal) ?? nominal, periods)
    }
    throw LoanArithmeticError(.outOfRange, at: "skipped_months", expected: "a month in which payments are due")
  }

  private func nominal(_ index: Int) -> CalendarDate? {
    guard index > 0 else { return first }
    if let months = terms.period.months { return first.adding(months: index * months, onDay: day) }
    return first.adding(days: index * (terms.period.days ?? 0))
  }

  private static func inRange(_ date: CalendarDate?) throws(LoanArithmeticError) -> CalendarDate {
    guard let date else {
      throw LoanArithmeticError(.outOfRange, at: "payments", expected: "payments that end by the year 9999")
    }
    return date
  }
}

extension CalendarDate {
  /// The day one term later; `nil` outside the years 1...9999.
  func adding(_ term: Term) -> CalendarDate? {
    term.months.map { adding(months: $0) } ?? adding(days: term.days ?? 0)
  }
}
