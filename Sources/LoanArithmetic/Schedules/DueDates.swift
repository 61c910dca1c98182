/// The due dates of the regular payments in order, with and without the shift by the business calendar.
struct DueDates {
  /// The day of disbursement or, if the terms do not contain it, the day one period before the first payment.
  let start: CalendarDate
  /// The first due date, before any shift by the business calendar.
  let first: CalendarDate
  /// The start of the first regular period, one period before the first payment. With listed dates, it is `start`.
  let regularStart: CalendarDate
  /// The months of a period; `nil` for a period of weeks or days.
  private let months: Int?
  /// The days of a period of weeks or days; otherwise zero.
  private let days: Int
  /// The day of the month of the payments after the first, if a period is in months.
  private let dayOfMonth: Int
  /// The months of the year, 1...12, without payments.
  private let skippedMonths: Set<Int>
  private let businessCalendar: BusinessCalendar?
  /// The agreed dates; empty if they follow from a period.
  private let listed: [CalendarDate]
  /// The number of periods, or of listed dates, from the first payment to the next one.
  private var index = 0

  /// Creates the due dates; `nil` if the terms contain no date.
  ///
  /// - Throws: `.datesRequired` if the terms list dates but no disbursement; `.datesOutOfOrder` if the first payment
  ///   comes too early; `.outOfRange` if a date is outside the years 1...9999.
  init?(_ terms: ScheduleTerms) throws(LoanArithmeticError) {
    if let firstListed = terms.paymentDates.first {
      self = try DueDates(terms, from: firstListed)
      return
    }
    listed = []
    guard let known = terms.disbursed ?? terms.disbursements.map(\.date).min() ?? terms.firstPayment else { return nil }
    let hasStart = terms.disbursed != nil || !terms.disbursements.isEmpty
    months = terms.period.months
    days = terms.period.days ?? 0
    if let firstPayment = terms.firstPayment {
      first = firstPayment
    } else if let paymentDay = terms.paymentDay, let months {
      first = try Self.inRange(known.adding(months: months, onDay: paymentDay))
    } else {
      first = try Self.inRange(months.map { known.adding(months: $0) } ?? known.adding(days: days))
    }
    // If the first due date was shortened to the end of its month, later months still use the disbursement's day of
    // month.
    dayOfMonth = terms.paymentDay ?? (terms.firstPayment == nil ? known : first).components.day
    let periodBefore =
      months.map { [first, dayOfMonth] in first.adding(months: -$0, onDay: dayOfMonth) } ?? first.adding(days: -days)
    guard let begin = hasStart ? known : periodBefore else {
      throw LoanArithmeticError(
        .outOfRange, at: .firstPayment, expected: "a day at least one period after 0001-01-01",
        found: first.description)
    }
    start = begin
    regularStart = months.flatMap { begin.adding(months: $0) } == first ? begin : periodBefore ?? begin
    skippedMonths = terms.skippedMonths
    businessCalendar = terms.businessCalendar
    guard start < first else {
      throw LoanArithmeticError(
        .datesOutOfOrder, at: .firstPayment, expected: "a date after the disbursement, \(start)",
        found: first.description)
    }
  }

  /// Creates the due dates of terms that list them, beginning with `firstListed`.
  private init(_ terms: ScheduleTerms, from firstListed: CalendarDate) throws(LoanArithmeticError) {
    guard let known = terms.disbursed ?? terms.disbursements.map(\.date).min() else {
      throw LoanArithmeticError(.datesRequired, at: .disbursed, expected: "the day of disbursement")
    }
    guard known <= firstListed else {
      throw LoanArithmeticError(
        .datesOutOfOrder, at: .paymentDate(0), expected: "a date not before the disbursement, \(known)",
        found: firstListed.description)
    }
    start = known
    first = firstListed
    regularStart = known
    listed = terms.paymentDates
    // Only dates that follow from a period use these values.
    months = nil
    days = 0
    dayOfMonth = 1
    skippedMonths = []
    businessCalendar = terms.businessCalendar
  }

  /// Whether the dates are agreed one by one.
  var areListed: Bool { !listed.isEmpty }

  /// Returns the next due date and the number of periods since the previous one, which is more than one after skipped
  /// months.
  ///
  /// - Throws: `.outOfRange` after the last listed date, after the year 9999, or if the business calendar does not
  ///   cover the date.
  mutating func advance() throws(LoanArithmeticError) -> (due: CalendarDate, periods: Int) {
    if areListed {
      guard index < listed.count else {
        throw LoanArithmeticError(.outOfRange, at: .paymentDates, expected: "a date for every payment")
      }
      index += 1
      return (try shifted(listed[index - 1]), 1)
    }
    // After twelve skipped months, no month is left.
    for periods in 1...13 {
      let nominal = try Self.inRange(nominalDate())
      index += 1
      if !skippedMonths.isEmpty, skippedMonths.contains(nominal.components.month) { continue }
      return (try shifted(nominal), periods)
    }
    throw LoanArithmeticError(.outOfRange, at: .skippedMonths, expected: "a month in which payments are due")
  }

  /// Returns the day to which the calendar moves a due date. Throws `.outOfRange` for days outside its `known` days.
  private func shifted(_ nominal: CalendarDate) throws(LoanArithmeticError) -> CalendarDate {
    guard let businessCalendar, businessCalendar.shift != .none else { return nominal }
    let day = businessCalendar.shifted(nominal)
    if let known = businessCalendar.known, let outside = [nominal, day].first(where: { !known.contains($0) }) {
      throw LoanArithmeticError(
        .outOfRange, at: .businessCalendar, expected: "a calendar that covers \(outside)",
        found: "a calendar of \(known.lowerBound) to \(known.upperBound)")
    }
    return day
  }

  /// Returns the next due date before any shift; `nil` outside the years 1...9999.
  private func nominalDate() -> CalendarDate? {
    // The first payment keeps its own date, even if `paymentDay` differs.
    if index == 0 { return first }
    return months.map { first.adding(months: index * $0, onDay: dayOfMonth) } ?? first.adding(days: index * days)
  }

  /// Returns the date, or throws `.outOfRange` for a date after the year 9999 (`nil`).
  private static func inRange(_ date: CalendarDate?) throws(LoanArithmeticError) -> CalendarDate {
    guard let date else {
      throw LoanArithmeticError(.outOfRange, at: .payments, expected: "payments that end by the year 9999")
    }
    return date
  }
}
