extension CalendarDate {
  /// Whether this is the last day of its month.
  public var isLastOfMonth: Bool {
    let (year, month, day) = components
    return day == Self.daysInMonth(month, of: year)
  }

  /// Whether this is 31 December.
  var isLastOfYear: Bool { components.month == 12 && components.day == 31 }

  /// Whether this is the last day of February.
  var isLastOfFebruary: Bool { components.month == 2 && isLastOfMonth }

  /// The day of the month `months` later that has the number `day`, or that month's last day when it is shorter.
  ///
  /// `nil` outside the years 1...9999 or for a `day` outside 1...31.
  public func adding(months: Int, onDay day: Int) -> CalendarDate? {
    guard (1...31).contains(day) else { return nil }
    let (year, month, _) = components
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, total >= 12, total < 120_000 else { return nil }
    return CalendarDate(
      year: total / 12, month: total % 12 + 1, day: min(day, Self.daysInMonth(total % 12 + 1, of: total / 12)))
  }

  /// How many whole months lie between this day and a later one, counted back from the later, and the days left over.
  ///
  /// From a month's last day to a month's last day is whole months, and so is a step that a shorter month cuts (31
  /// January to 28 February). The days left over stand first: from this day to `rest`.
  func monthsBackFrom(_ later: CalendarDate) -> (months: Int, rest: CalendarDate) {
    let (start, end) = (components, later.components)
    let apart = (end.year - start.year) * 12 + end.month - start.month
    if adding(months: apart) == later || (isLastOfMonth && later.isLastOfMonth) { return (apart, self) }
    for months in stride(from: apart, through: max(apart - 1, 0), by: -1) {
      if let rest = later.adding(months: -months), rest >= self { return (months, rest) }
    }
    return (0, later)
  }

  /// How many whole months lie between this day and a later one, counted forward, and the day they reach.
  func monthsForwardTo(_ later: CalendarDate) -> (months: Int, reached: CalendarDate) {
    let (start, end) = (components, later.components)
    let apart = (end.year - start.year) * 12 + end.month - start.month
    for months in stride(from: apart, through: max(apart - 1, 0), by: -1) {
      if let reached = adding(months: months), reached <= later { return (months, reached) }
    }
    return (0, self)
  }

  /// Whether a 29 February lies after this day and not after `end`.
  func hasLeapDay(afterUpTo end: CalendarDate) -> Bool { leapDays(afterUpTo: end) > 0 }

  /// How many 29 Februaries lie after this day and not after `end`.
  func leapDays(afterUpTo end: CalendarDate) -> Int { end.leapDaysSoFar - leapDaysSoFar }

  /// How many 29 Februaries lie in the years 1... up to and including this day.
  private var leapDaysSoFar: Int {
    let (year, month, day) = components
    let past = year - 1
    let before = past / 4 - past / 100 + past / 400
    return Self.isLeap(year) && (month > 2 || (month == 2 && day == 29)) ? before + 1 : before
  }
}
