/// A calendar prepared for counting business days in a time that does not depend on the length of the period.
struct BusinessDayCount: Sendable {
  /// The days between which business days can be counted.
  private let covered: ClosedRange<CalendarDate>
  /// Whether Saturdays and Sundays are days off.
  private let hasWeekends: Bool
  /// The days off that are not at a weekend, in order.
  private let off: [CalendarDate]
  /// The working days at weekends, in order.
  private let extra: [CalendarDate]

  /// Prepares a calendar.
  ///
  /// - Throws: `.calendarRequired` without a calendar, or with one that does not state the days that it covers.
  init(_ calendar: BusinessCalendar?) throws(LoanArithmeticError) {
    guard let calendar else { throw .calendarRequired }
    guard let covered = calendar.covered else {
      throw LoanArithmeticError(
        .calendarRequired, at: .businessCalendar, expected: "a calendar that states the days it covers")
    }
    self.covered = covered
    hasWeekends = calendar.weekends
    let isWeekend = { (day: CalendarDate) in calendar.weekends && day.isWeekend }
    off = calendar.nonWorking.filter { !isWeekend($0) && !calendar.working.contains($0) }.sorted()
    extra = calendar.working.filter(isWeekend).sorted()
  }

  /// Returns the number of business days from `start`, which counts, to `end`, which does not; zero if `end` is not
  /// later.
  ///
  /// - Throws: `.outOfRange` if the calendar does not cover all these days.
  func days(from start: CalendarDate, to end: CalendarDate) throws(LoanArithmeticError) -> Int {
    guard start < end, let last = end.adding(days: -1) else { return 0 }
    guard covered.contains(start), covered.contains(last) else {
      throw LoanArithmeticError(
        .outOfRange, at: .businessCalendar, expected: "a calendar that covers \(start) to \(last)",
        found: "a calendar of \(covered.lowerBound) to \(covered.upperBound)")
    }
    let weekdays = hasWeekends ? Self.weekdays(before: end) - Self.weekdays(before: start) : start.days(until: end)
    return weekdays - Self.count(off, from: start, to: end) + Self.count(extra, from: start, to: end)
  }

  /// Returns the number of weekdays (Monday to Friday) from Monday, 29 December 1969, until `day`, which does not
  /// count; negative before that Monday.
  private static func weekdays(before day: CalendarDate) -> Int {
    let days = Int(day.dayNumber) + 3
    let weekday = (days % 7 + 7) % 7
    return (days - weekday) / 7 * 5 + min(weekday, 5)
  }

  /// Returns how many of the days, which are in order, lie from `start` up to `end`, which does not count.
  private static func count(_ days: [CalendarDate], from start: CalendarDate, to end: CalendarDate) -> Int {
    days.partitioningIndex { $0 >= end } - days.partitioningIndex { $0 >= start }
  }
}

extension CalendarDate {
  /// Whether the day is a Saturday or a Sunday.
  var isWeekend: Bool {
    // 1970-01-01 was a Thursday.
    (Int(dayNumber) % 7 + 10) % 7 >= 5
  }
}
