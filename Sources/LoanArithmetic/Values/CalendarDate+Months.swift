extension CalendarDate {
  /// Whether the day is the last of its month.
  public var isLastOfMonth: Bool {
    let (year, month, day) = components
    return day == Self.daysInMonth(month, of: year)
  }

  /// Whether the day is 31 December.
  var isLastOfYear: Bool { components.month == 12 && components.day == 31 }

  /// Whether the day is 28 February in a common year, or 29 February.
  var isLastOfFebruary: Bool { components.month == 2 && isLastOfMonth }

  /// Returns a day of the month that is `months` later, or the last day of that month if it is shorter; `nil` outside
  /// the years 1...9999 or if `day` is outside 1...31.
  public func adding(months: Int, onDay day: Int) -> CalendarDate? {
    guard (1...31).contains(day) else { return nil }
    let (year, month, _) = components
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, total >= 12, total < 120_000 else { return nil }
    return CalendarDate(year: total / 12, month: total % 12 + 1, clampingDay: day)
  }

  /// Counts the whole months from this day to a later one, backwards from the later day, and the remaining days.
  ///
  /// The last days of two months are whole months apart, and so are a day and the last day of a shorter month (31
  /// January and 28 February). The remaining days come first, directly after this day.
  func monthsBackFrom(_ later: CalendarDate) -> (months: Int, days: Int) {
    let (start, end) = (components, later.components)
    let startLength = Self.daysInMonth(start.month, of: start.year)
    let endLength = Self.daysInMonth(end.month, of: end.year)
    let apart = (end.year - start.year) * 12 + end.month - start.month
    if min(start.day, endLength) == end.day || (start.day == startLength && end.day == endLength) { return (apart, 0) }
    let inFirstMonth = min(end.day, startLength)
    if apart == 0 || inFirstMonth >= start.day { return (apart, (apart == 0 ? end.day : inFirstMonth) - start.day) }
    let next = start.month == 12 ? (month: 1, year: start.year + 1) : (month: start.month + 1, year: start.year)
    return (apart - 1, startLength - start.day + min(end.day, Self.daysInMonth(next.month, of: next.year)))
  }

  /// Counts the whole months from this day to a later one, forwards, and the remaining days at the end.
  func monthsForwardTo(_ later: CalendarDate) -> (months: Int, days: Int) {
    let (start, end) = (components, later.components)
    let apart = (end.year - start.year) * 12 + end.month - start.month
    let reached = min(start.day, Self.daysInMonth(end.month, of: end.year))
    if reached <= end.day { return (apart, end.day - reached) }
    let previous = end.month == 1 ? (month: 12, year: end.year - 1) : (month: end.month - 1, year: end.year)
    let length = Self.daysInMonth(previous.month, of: previous.year)
    return (apart - 1, length - min(start.day, length) + end.day)
  }

  /// Returns whether a 29 February lies after this day and not after `end`.
  func hasLeapDay(afterUpTo end: CalendarDate) -> Bool { leapDays(afterUpTo: end) > 0 }

  /// Returns how many times 29 February occurs after this day and not after `end`.
  func leapDays(afterUpTo end: CalendarDate) -> Int { end.leapDaysSoFar - leapDaysSoFar }

  /// The number of times 29 February occurs from the year 1 up to and including this day.
  private var leapDaysSoFar: Int {
    let (year, month, day) = components
    let past = year - 1
    let before = past / 4 - past / 100 + past / 400
    return Self.isLeap(year) && (month > 2 || (month == 2 && day == 29)) ? before + 1 : before
  }
}
