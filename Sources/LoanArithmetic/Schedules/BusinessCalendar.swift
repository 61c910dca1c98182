/// A calendar of non-working days, with the rule that moves a payment due on one of them.
public struct BusinessCalendar: Sendable, Hashable {
  /// The rule that moves a payment from a non-working day.
  public enum Shift: Sendable, Hashable, CaseIterable {
    /// To the next working day.
    case next
    /// To the last working day before.
    case previous
    /// To the next working day, or to the last working day before if the next one is in another month.
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
  public var shift: Shift

  public init(
    nonWorking: Set<CalendarDate> = [], weekends: Bool = true, working: Set<CalendarDate> = [], shift: Shift = .next
  ) {
    self.nonWorking = nonWorking
    self.weekends = weekends
    self.working = working
    self.shift = shift
  }

  /// Returns whether a day is a non-working day.
  public func isDayOff(_ date: CalendarDate) -> Bool {
    if working.contains(date) { return false }
    // 1970-01-01 was a Thursday.
    let weekday = (Int(date.dayNumber) % 7 + 10) % 7
    return (weekends && weekday >= 5) || nonWorking.contains(date)
  }

  /// Returns the day on which a payment due on `date` is made; `date` itself if there is no working day within 366
  /// days.
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
