public import LoanArithmetic
public import LoanDetailCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CalendarDate {
  /// The current day in a time zone, by the clock of the system.
  @Sendable
  public static func today(in zone: BankTimeZone) -> CalendarDate? { zone.day(at: Date().timeIntervalSince1970) }
}
