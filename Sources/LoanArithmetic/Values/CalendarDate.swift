/// A day of the Gregorian calendar, without a time or a time zone.
///
/// It is stored as one day number, so comparing dates and counting days is integer arithmetic.
public struct CalendarDate: Sendable, Hashable, Comparable {
  /// The number of days since 1970-01-01; negative before it.
  public let dayNumber: Int32

  /// Creates the date with this day number; `nil` outside the years 1...9999.
  public init?(dayNumber: Int) {
    guard (Self.firstDay...Self.lastDay).contains(dayNumber) else { return nil }
    self.dayNumber = Int32(dayNumber)
  }

  /// 1970-01-01, the day with the number 0.
  package static let epoch = CalendarDate()

  private init() { dayNumber = 0 }

  /// Creates a date from its year (1...9999), month and day; `nil` if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.daysInMonth(month, of: year)
    else { return nil }
    dayNumber = Int32(Self.dayNumber(year: year, month: month, day: day))
  }

  /// Creates a day (1 or more) of a month (1...12), or the last day of the month if that is shorter; `nil` outside the
  /// years 1...9999.
  init?(year: Int, month: Int, clampingDay day: Int) {
    guard (1...9999).contains(year) else { return nil }
    dayNumber = Int32(Self.dayNumber(year: year, month: month, day: min(day, Self.daysInMonth(month, of: year))))
  }

  /// Parses `YYYY-MM-DD`; `nil` for anything else.
  public init?(_ text: some StringProtocol) { self.init(String(text)) }

  /// Parses `YYYY-MM-DD`; `nil` for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(utf8: bytes.span)
  }

  /// Parses the bytes of `YYYY-MM-DD`; `nil` for anything else.
  package init?(utf8 bytes: Span<UInt8>) {
    guard bytes.count == 10 else { return nil }
    var digits = 0
    for place in bytes.indices {
      let byte = bytes[place]
      if place == 4 || place == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        digits = digits &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      }
    }
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// The year (1...9999), the month (1...12) and the day of the month.
  public var components: (year: Int, month: Int, day: Int) {
    // Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application to calendar algorithms",
    // 2022, figure 12. Years begin on 1 March, and days are counted from that of the year 0.
    let quarterDays = 4 * UInt32(dayNumber + 719_468) + 3
    let (century, dayOfCentury) = (quarterDays / 146_097, quarterDays % 146_097 / 4)
    let scaled = 2_939_745 * UInt64(4 * dayOfCentury + 3)
    let dayOfYear = UInt32(truncatingIfNeeded: scaled) / 2_939_745 / 4
    let scaledMonth = 2141 * dayOfYear + 197_913
    let isAfterDecember = dayOfYear >= 306
    let year = 100 * Int(century) + Int(scaled >> 32) + (isAfterDecember ? 1 : 0)
    return (year, Int(scaledMonth >> 16) - (isAfterDecember ? 12 : 0), Int(scaledMonth & 0xFFFF) / 2141 + 1)
  }

  /// The calendar year, 1...9999.
  public var year: Int { components.year }

  /// Returns the number of days from this date to `other`; negative if `other` is earlier.
  public func days(until other: CalendarDate) -> Int { Int(other.dayNumber) - Int(dayNumber) }

  /// Returns the date `days` later; `nil` outside the years 1...9999.
  public func adding(days: Int) -> CalendarDate? {
    let (number, overflow) = Int(dayNumber).addingReportingOverflow(days)
    return overflow ? nil : CalendarDate(dayNumber: number)
  }

  /// Returns the same day of the month `months` later, or the last day of that month if it is shorter; `nil` outside
  /// the years 1...9999.
  public func adding(months: Int) -> CalendarDate? {
    let (year, month, day) = components
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, total >= 12, total < 120_000 else { return nil }
    let (targetYear, targetMonth) = (total / 12, total % 12 + 1)
    return CalendarDate(year: targetYear, month: targetMonth, clampingDay: day)
  }

  /// Returns whether a year of the Gregorian calendar has a 29 February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the number of days in a month (1...12).
  public static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool { left.dayNumber < right.dayNumber }

  private static let firstDay = dayNumber(year: 1, month: 1, day: 1)
  private static let lastDay = dayNumber(year: 9999, month: 12, day: 31)

  /// Returns the number of days from 1970-01-01 to a day that exists.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in the ISO 8601 form `YYYY-MM-DD`.
  public var description: String {
    let (year, month, day) = components
    func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(value % 10) }
    // Safe: all ten bytes are written. Written by hand, because a screen has dozens of days.
    return unsafe String(unsafeUninitializedCapacity: 10) { text in
      unsafe (text[0], text[1], text[2], text[3]) = (
        digit(year / 1000), digit(year / 100), digit(year / 10), digit(year)
      )
      unsafe (text[4], text[7]) = (UInt8(ascii: "-"), UInt8(ascii: "-"))
      unsafe (text[5], text[6], text[8], text[9]) = (digit(month / 10), digit(month), digit(day / 10), digit(day))
      return 10
    }
  }
}
