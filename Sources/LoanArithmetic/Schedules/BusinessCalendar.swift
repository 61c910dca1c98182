/// A calendar of non-working days, with the rule that moves a payment due on one of them.
///
/// A day count such as ``DayCount/business252`` counts the business days in it:
///
/// ```swift
/// let days = ["2026-01-01", "2026-02-16", "2026-02-17", "2026-04-03", "2026-12-25"].compactMap { CalendarDate($0) }
/// let calendar = BusinessCalendar(holidays: days)
/// calendar.covered                                                   // 2026-01-01...2026-12-31
/// CalendarDate("2026-02-16").flatMap(calendar.isBusinessDay)         // false
/// CalendarDate("2027-02-15").flatMap(calendar.isBusinessDay)         // nil: the list does not cover 2027
/// ```
public struct BusinessCalendar: Sendable, Hashable {
  /// The rule that moves a payment from a non-working day.
  public enum Shift: Sendable, Hashable, CaseIterable {
    /// To the next working day.
    case next
    /// To the previous working day.
    case previous
    /// To the next working day, or to the previous one if the next one is in another month.
    case nextInMonth
    /// The payment does not move.
    case none
  }

  /// Non-working days in addition to weekends.
  public var nonWorking: Set<CalendarDate>
  /// Whether Saturdays and Sundays are non-working days.
  public var weekends: Bool
  /// Working days that are exceptions from weekends and `nonWorking`.
  public var working: Set<CalendarDate>
  /// The rule that moves a payment from a non-working day.
  public var shift: Shift
  /// The days for which the calendar is complete; `nil` if it does not state them. A schedule that moves payments, and
  /// a count of business days, fail with `.outOfRange` for other days.
  public var known: ClosedRange<CalendarDate>?

  public init(
    nonWorking: Set<CalendarDate> = [], weekends: Bool = true, working: Set<CalendarDate> = [], shift: Shift = .next,
    known: ClosedRange<CalendarDate>? = nil
  ) {
    self.nonWorking = nonWorking
    self.weekends = weekends
    self.working = working
    self.shift = shift
    self.known = known
  }

  /// Creates a calendar from a published list of holidays, in addition to weekends. It moves no payments.
  public init(holidays: some Sequence<CalendarDate>) { self.init(nonWorking: Set(holidays), shift: .none) }

  /// The days between which business days can be counted: ``known`` if it is set, otherwise the calendar years from the
  /// first day in ``nonWorking`` to the last. `nil` if `known` is not set and `nonWorking` is empty.
  public var covered: ClosedRange<CalendarDate>? {
    if let known { return known }
    guard let first = nonWorking.min(), let last = nonWorking.max(),
      let start = CalendarDate(year: first.year, month: 1, day: 1),
      let end = CalendarDate(year: last.year, month: 12, day: 31)
    else { return nil }
    return start...end
  }

  /// Returns whether a day is a business day; `nil` for a day that the calendar does not cover.
  public func isBusinessDay(_ date: CalendarDate) -> Bool? {
    guard let covered, covered.contains(date) else { return nil }
    return !isDayOff(date)
  }

  /// Returns whether a day is a non-working day by the calendar, which may not list all of them.
  public func isDayOff(_ date: CalendarDate) -> Bool {
    if working.contains(date) { return false }
    return (weekends && date.isWeekend) || nonWorking.contains(date)
  }

  /// Returns the day on which a payment due on `date` is made; `date` itself if there is no working day within 366
  /// days.
  public func shifted(_ date: CalendarDate) -> CalendarDate {
    guard shift != .none, isDayOff(date) else { return date }
    switch shift {
    case .none: return date
    case .next: return workingDay(from: date, step: 1) ?? date
    case .previous: return workingDay(from: date, step: -1) ?? date
    case .nextInMonth:
      let later = workingDay(from: date, step: 1)
      if let later, later.components.month == date.components.month { return later }
      return workingDay(from: date, step: -1) ?? date
    }
  }

  /// Returns the first working day after a day (`step` 1) or before it (−1); `nil` if there is none within 366 days.
  private func workingDay(from date: CalendarDate, step: Int) -> CalendarDate? {
    (1...366).lazy.compactMap { date.adding(days: $0 * step) }.first { !isDayOff($0) }
  }
}
