import LoanArithmetic
import Localization

/// The day of a request and the time zone in which it begins and ends.
struct BankDay: Hashable, Sendable {
  let day: CalendarDate
  let timeZone: BankTimeZone
  /// Whether neither the reader nor the source states a day, so that it is the current one.
  let isToday: Bool
  /// Whether the reader states the time zone, so that every loan is shown in it.
  let isInZoneOfReader: Bool
}
