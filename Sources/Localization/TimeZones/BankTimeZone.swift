import DesignSystem
public import LoanArithmetic

/// The time zone in which a bank's days begin and end.
///
/// The rules of a zone come from the time zone database of the system. `UTC` needs no database.
public struct BankTimeZone: Sendable, CustomStringConvertible {
  /// Coordinated Universal Time.
  public static let utc = BankTimeZone(identifier: "UTC", rules: .utc)

  /// The name in the time zone database of IANA, such as `Europe/Moscow`.
  public let identifier: String
  /// The offsets of the zone.
  private let rules: TimeZoneRules

  /// Creates the time zone with a name of the IANA database, such as `Europe/Moscow` or `UTC`; `nil` for unknown names.
  public init?(_ identifier: String) {
    if identifier == Self.utc.identifier {
      self = .utc
    } else {
      guard let rules = TimeZoneDatabase.rules(of: identifier) else { return nil }
      self.init(identifier: identifier, rules: rules)
    }
  }

  /// The city in the name, such as `New York`.
  package var city: String {
    identifier.split(separator: "/").last.map { String($0).exchanging("_", for: " ") } ?? identifier
  }

  private init(identifier: String, rules: TimeZoneRules) {
    self.identifier = identifier
    self.rules = rules
  }

  /// Returns a local time as a moment with its offset from UTC, in the form of RFC 3339:
  /// `2026-11-21T21:00:00+03:00`.
  ///
  /// - Parameters:
  ///   - minutes: the local time in minutes after midnight. A time that the clocks skip or show twice gets the offset
  ///     from before the change.
  ///   - day: the day in this time zone.
  public func moment(_ minutes: Int, on day: CalendarDate) -> String {
    let local = Int(day.dayNumber) * 86_400 + minutes * 60
    let before = self.offset(at: local - 86_400)
    let after = self.offset(at: local + 86_400)
    // The change is past only if the later offset applies at that time and the earlier one does not.
    let isBefore = offset(at: local - before) == before || offset(at: local - after) != after
    let offset = isBefore ? before : after
    let time = "\(day)T\((minutes / 60).twoDigits):\((minutes % 60).twoDigits):00"
    guard offset != 0 else { return time + "Z" }
    let away = abs(offset) / 60
    return time + (offset < 0 ? "-" : "+") + (away / 60).twoDigits + ":" + (away % 60).twoDigits
  }

  /// Returns the moment at which a day ends, in the form of RFC 3339: the midnight at which the next day begins. `nil`
  /// on the last day of the year 9999.
  package func end(of day: CalendarDate) -> String? { day.adding(days: 1).map { moment(0, on: $0) } }

  /// Returns the offset from UTC in seconds at a time, in seconds since the beginning of 1970 in UTC.
  package func offset(at seconds: Int) -> Int { rules.offset(at: seconds) }

  /// Returns the local day at a time, in seconds since the beginning of 1970 in UTC; `nil` outside the years 1...9999.
  package func day(at seconds: Int) -> CalendarDate? {
    let local = seconds + offset(at: seconds)
    return CalendarDate(dayNumber: local.dividedDown(by: 86_400))
  }

  /// Returns a sentence about an unknown name: the system has no time zone database, or there is a similar name;
  /// otherwise `nil`.
  package static func suggestion(for name: String) -> String? {
    missingDatabase ?? NearMiss.suggestion(for: name, among: TimeZoneDatabase.names)
  }

  /// A sentence about a missing time zone database of the system; `nil` if there is one.
  package static var missingDatabase: String? {
    TimeZoneDatabase.names.isEmpty
      ? "This system has no time zone database: install the package tzdata, or name its folder in TZDIR." : nil
  }

  public var description: String { identifier }
}

extension BankTimeZone: Hashable {
  /// Whether both have the same name, which has the same rules throughout a process.
  public static func == (left: BankTimeZone, right: BankTimeZone) -> Bool { left.identifier == right.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
