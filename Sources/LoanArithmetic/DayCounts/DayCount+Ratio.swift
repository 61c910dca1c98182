extension DayCount {
  /// Returns the year fraction as a ratio that is not yet in lowest terms; `start` must not be after `end`.
  ///
  /// - Throws: `.calendarRequired` and `.outOfRange`, only if the convention counts business days.
  func ratio(
    from start: CalendarDate, to end: CalendarDate, maturity: CalendarDate? = nil,
    businessDays: BusinessDayCount? = nil
  ) throws(LoanArithmeticError) -> (parts: Int, year: Int) {
    switch self {
    case .business252:
      guard let businessDays else { throw .calendarRequired }
      return (try businessDays.days(from: start, to: end), 252)
    case .actualActualISDA: return Self.byCalendarYear(start, end)
    case .actualActualRU:
      // The period is (start, end]. Moving both dates one day later gives the same days as [start, end).
      guard let start = start.adding(days: 1), let end = end.adding(days: 1) else {
        return Self.byCalendarYear(start, end)
      }
      return Self.byCalendarYear(start, end)
    case .actualActualAFB: return Self.byWholeYearsBack(start, end)
    case .actualActualYear: return Self.byWholeYearsForward(start, end)
    case .actual365Actual: return (start.days(until: end), start.hasLeapDay(afterUpTo: end) ? 366 : 365)
    case .actual36525: return (start.days(until: end) * 4, 1461)
    case .euMonths: return Self.byEqualMonths(start, end)
    case .actual360, .thirty360BondBasis, .thirty360US, .thirty360PSA, .thirtyE360, .thirtyE360ISDA, .thirtyEPlus360,
      .noLeap360:
      return (countedDays(from: start, to: end, maturity: maturity), 360)
    case .actual364: return (countedDays(from: start, to: end, maturity: maturity), 364)
    case .actual365Fixed, .thirtyE365, .noLeap365:
      return (countedDays(from: start, to: end, maturity: maturity), 365)
    }
  }

  /// Returns the days that the convention counts; `start` must not be after `end`. For `BUS/252`, they are calendar
  /// days.
  func countedDays(from start: CalendarDate, to end: CalendarDate, maturity: CalendarDate?) -> Int {
    switch self {
    case .thirty360BondBasis, .thirty360US, .thirty360PSA, .thirtyE360, .thirtyE360ISDA, .thirtyEPlus360, .thirtyE365:
      daysOfEqualMonths(from: start, to: end, maturity: maturity)
    case .noLeap360, .noLeap365: start.days(until: end) - start.leapDays(afterUpTo: end)
    default: start.days(until: end)
    }
  }

  /// Divides each day by the length of the calendar year it begins in. The common denominator is 365 · 366.
  private static func byCalendarYear(_ start: CalendarDate, _ end: CalendarDate) -> (Int, Int) {
    let (first, last) = (start.year, end.year)
    if first == last { return (start.days(until: end), CalendarDate.isLeap(first) ? 366 : 365) }
    guard let afterFirst = CalendarDate(year: first + 1, month: 1, day: 1),
      let startOfLast = CalendarDate(year: last, month: 1, day: 1)
    else { return (0, 1) }
    func weighted(_ days: Int, of year: Int) -> Int { days * (CalendarDate.isLeap(year) ? 365 : 366) }
    let whole = (last - first - 1) * 365 * 366
    let ends = weighted(start.days(until: afterFirst), of: first) + weighted(startOfLast.days(until: end), of: last)
    return (whole + ends, 365 * 366)
  }

  /// Counts whole years back from the end, and divides the days before them by 366 if they contain 29 February,
  /// otherwise by 365.
  private static func byWholeYearsBack(_ start: CalendarDate, _ end: CalendarDate) -> (Int, Int) {
    var years = end.year - start.year
    var rest = end
    while years > 0 {
      if let earlier = end.adding(months: -12 * years), earlier >= start {
        rest = earlier
        break
      }
      years -= 1
    }
    // A 29 February counts if it lies in [start, rest).
    let beforeStart = start.adding(days: -1) ?? start
    let beforeRest = rest.adding(days: -1) ?? rest
    let length = start < rest && beforeStart.hasLeapDay(afterUpTo: beforeRest) ? 366 : 365
    return (years * length + start.days(until: rest), length)
  }

  /// Counts whole years forward from the start, and divides the days after them by the length of the year that they
  /// begin.
  private static func byWholeYearsForward(_ start: CalendarDate, _ end: CalendarDate) -> (Int, Int) {
    var years = end.year - start.year
    var reached = start
    while years > 0 {
      if let later = start.adding(months: 12 * years), later <= end {
        reached = later
        break
      }
      years -= 1
    }
    let length = start.adding(months: 12 * (years + 1)).map { reached.days(until: $0) } ?? 365
    return (years * length + reached.days(until: end), length)
  }

  /// Counts whole months back from the end, and divides the days before them by the length of the year that ends with
  /// the last of these days.
  private static func byEqualMonths(_ start: CalendarDate, _ end: CalendarDate) -> (Int, Int) {
    let (months, days) = start.monthsBackFrom(end)
    guard days > 0 else { return (months, 12) }
    // The length of the year that ends with the last of the remaining days.
    let last = start.adding(days: days)
    let year = last.flatMap { last in last.adding(months: -12).map { $0.days(until: last) } } ?? 365
    return (months * year + days * 12, 12 * year)
  }

  /// Returns the days between two dates when every month has 30 days.
  private func daysOfEqualMonths(
    from start: CalendarDate, to end: CalendarDate, maturity: CalendarDate?
  ) -> Int {
    var (from, to) = (start.components, end.components)
    switch self {
    case .thirtyE360:
      from.day = min(from.day, 30)
      to.day = min(to.day, 30)
    case .thirtyE365:
      if start.isLastOfMonth { from.day = 30 }
      if end.isLastOfMonth { to.day = 30 }
    case .thirtyEPlus360:
      from.day = min(from.day, 30)
      if to.day == 31 { (to.month, to.day) = (to.month + 1, 1) }
    case .thirtyE360ISDA:
      if start.isLastOfMonth { from.day = 30 }
      if end.isLastOfMonth, !(to.month == 2 && end == maturity) { to.day = 30 }
    default:
      if self == .thirty360US, start.isLastOfFebruary, end.isLastOfFebruary { to.day = 30 }
      if self != .thirty360BondBasis, start.isLastOfFebruary { from.day = 30 }
      from.day = min(from.day, 30)
      if to.day == 31, from.day == 30 { to.day = 30 }
    }
    return (to.year - from.year) * 360 + (to.month - from.month) * 30 + to.day - from.day
  }
}
