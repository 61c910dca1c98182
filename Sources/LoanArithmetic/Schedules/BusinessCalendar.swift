/// Days off, and where a payment due on one of them moves.
public struct BusinessCalendar: Sendable, Hashable {
  /// Where a payment moves from a day off.
  public enum Shift: Sendable, Hashable, CaseIterable {
    /// To the next working day.
    case next
    /// To the working day before.
    case previous
    /// To the next working day, or to the one before when that is in another month.
    case nextInMonth
    /// Nowhere.
    case none
  }

  /// Days off beyond weekends.
  public var nonWorking: Set<CalendarDate>
  /// Whether Saturdays and Sundays are days off.
  public var weekends: Bool
  /// Working days that would otherwise be days off.
  public var working: Set<CalendarDate>
  /// Where a payment moves.
  public var shift: Shift

  /// Makes a calendar.
  public init(
    nonWorking: Set<CalendarDate> = [], weekends: Bool = true, working: Set<CalendarDate> = [], shift: Shift = .next
  ) {
    self.nonWorking = nonWorking
    self.weekends = weekends
    self.working = working
    self.shift = shift
  }

  /// Whether a day is a day off.
  public func isDayOff(_ date: CalendarDate) -> Bool {
    if working.contains(date) { return false }
    // 1970-01-01 was a Thursday.
    let weekday = (Int(date.dayNumber) % 7 + 10) % 7
    return (weekends && weekday >= 5) || nonWorking.contains(date)
  }

  /// The day a payment due on a day is really due; the day itself when no working day is within a year.
  public func shifted(_ date: CalendarDate) -> CalendarDate {
    guard shift != .none, isDayOff(date) else { return date }
    switch shift {
    case .none: return date
    case .next: return nearest(date, 1) ?? date
    case .previous: return nearest(date, -1) ?? date
    case .nextInMonth:
      if let later = nearest(date, 1), later.components.month == date.components.month { return later }
      return nearest(date, -1) ?? date
    }
  }

  private func nearest(_ date: CalendarDate, _ step: Int) -> CalendarDate? {
    (1...366).lazy.compactMap { date.adding(days: $0 * step) }.first { !isDayOff($0) }
  }
}
