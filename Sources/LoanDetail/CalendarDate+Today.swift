public import LoanArithmetic
public import Localization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension CalendarDate {
  /// The current day in a time zone, by the clock of the system; `nil` if the clock cannot be read.
  @Sendable
  public static func today(in zone: BankTimeZone) -> CalendarDate? {
    var time = timespec()
    return unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 ? zone.day(at: Int(time.tv_sec)) : nil
  }
}
