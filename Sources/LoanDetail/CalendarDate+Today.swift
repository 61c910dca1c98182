public import LoanArithmetic

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CalendarDate {
  /// The current day in the time zone of the process.
  @Sendable
  public static func todayHere() -> CalendarDate? {
    let now = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    guard let year = now.year, let month = now.month, let day = now.day else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }
}
