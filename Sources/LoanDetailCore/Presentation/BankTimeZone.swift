import DesignSystem
public import LoanArithmetic

#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The time zone in which a bank's days begin and end.
public struct BankTimeZone: Sendable, Hashable, CustomStringConvertible {
  /// Coordinated Universal Time.
  public static let utc = BankTimeZone(zone: .gmt, identifier: "UTC")

  /// The name in the time zone database of IANA, such as `Europe/Moscow`.
  public let identifier: String
  private let zone: TimeZone

  /// Makes the time zone with a name of the IANA database, such as `Europe/Moscow` or `UTC`; `nil` if there is none.
  public init?(_ identifier: String) {
    if identifier == Self.utc.identifier {
      self = .utc
    } else {
      guard let zone = TimeZone(identifier: identifier), zone.identifier == identifier else { return nil }
      self.init(zone: zone, identifier: identifier)
    }
  }

  /// The city in the name, such as `New York`.
  package var city: String {
    identifier.split(separator: "/").last.map { String($0).replacing("_", with: " ") } ?? identifier
  }

  private init(zone: TimeZone, identifier: String) {
    self.zone = zone
    self.identifier = identifier
  }

  /// Returns a local time as a moment with its offset from UTC, in the form of RFC 3339:
  /// `2026-11-21T21:00:00+03:00`.
  ///
  /// - Parameters:
  ///   - minutes: the local time in minutes after midnight. A time that the clocks skip, or that they show twice, is
  ///     taken as if they had not been changed yet.
  ///   - day: the day in this time zone.
  public func moment(_ minutes: Int, on day: CalendarDate) -> String {
    let local = Int(day.dayNumber) * 86_400 + minutes * 60
    let (before, after) = (offset(at: local - 86_400), offset(at: local + 86_400))
    // The clocks have been changed if the later offset holds at that time, and the earlier one does not.
    let offset = offset(at: local - before) == before || offset(at: local - after) != after ? before : after
    let (hours, rest) = (Self.twoDigits(minutes / 60), Self.twoDigits(minutes % 60))
    let time = "\(day)T\(hours):\(rest):00"
    guard offset != 0 else { return time + "Z" }
    let away = abs(offset) / 60
    return time + (offset < 0 ? "-" : "+") + Self.twoDigits(away / 60) + ":" + Self.twoDigits(away % 60)
  }

  /// The offset from UTC in seconds at a time, in seconds since the beginning of 1970 in UTC.
  private func offset(at seconds: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
  }

  /// Returns the moment at which a day ends, in the form of RFC 3339: the midnight at which the next day begins.
  package func end(of day: CalendarDate) -> String? { day.adding(days: 1).map { moment(0, on: $0) } }

  /// The local day at a time, in seconds since the beginning of 1970 in UTC.
  package func day(at seconds: Double) -> CalendarDate? {
    let local = seconds + Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
    return Int(exactly: (local / 86_400).rounded(.down)).flatMap { CalendarDate(dayNumber: $0) }
  }

  /// A sentence that suggests the name nearest to an unknown one; `nil` if none is near.
  package static func suggestion(for name: String) -> String? {
    NearMiss.suggestion(for: name, among: TimeZone.knownTimeZoneIdentifiers)
  }

  public var description: String { identifier }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
