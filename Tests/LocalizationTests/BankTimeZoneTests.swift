import Foundation
import LoanArithmetic
import Localization
import Testing

@Suite("The time zone of a bank")
struct BankTimeZoneTests {
  @Test(
    "states a local time with the offset that holds on that day",
    arguments: [
      ("Europe/Moscow", 21 * 60, "2026-11-21", "2026-11-21T21:00:00+03:00"),
      ("Europe/Moscow", 0, "2012-01-01", "2012-01-01T00:00:00+04:00"),
      ("Europe/Berlin", 0, "2026-03-29", "2026-03-29T00:00:00+01:00"),
      ("Europe/Berlin", 150, "2026-03-29", "2026-03-29T02:30:00+01:00"),
      ("Europe/Berlin", 150, "2026-10-25", "2026-10-25T02:30:00+02:00"),
      ("Europe/Berlin", 180, "2026-10-25", "2026-10-25T03:00:00+01:00"),
      ("America/New_York", 150, "2026-03-08", "2026-03-08T02:30:00-05:00"),
      ("America/New_York", 90, "2026-11-01", "2026-11-01T01:30:00-04:00"),
      ("America/New_York", 120, "2026-11-01", "2026-11-01T02:00:00-05:00"),
      ("Europe/Berlin", 4 * 60, "2026-03-29", "2026-03-29T04:00:00+02:00"),
      ("America/St_Johns", 90, "2026-01-15", "2026-01-15T01:30:00-03:30"),
      ("Asia/Kathmandu", 0, "2026-01-15", "2026-01-15T00:00:00+05:45"),
      ("UTC", 1439, "2026-01-15", "2026-01-15T23:59:00Z"),
    ])
  func moments(zone: String, minutes: Int, day: String, expected: String) throws {
    let day = try #require(CalendarDate(day))
    #expect(try #require(BankTimeZone(zone)).moment(minutes, on: day) == expected)
  }

  @Test(
    "is one of the IANA database",
    arguments: [
      "", "Moscow", "Europe/Moskva", "../etc/passwd", "GMT+99", "Europe", "europe/moscow", "posixrules", "right/UTC",
      "Europe/../Europe/Moscow", "/usr/share/zoneinfo/Europe/Moscow", "zone.tab", "Europe/Moscow\0",
    ])
  func unknown(name: String) {
    #expect(BankTimeZone(name) == nil)
  }

  @Test("has the offsets that Foundation has, from 1970 on, in every zone of the system")
  func offsets() throws {
    let zones = TimeZone.knownTimeZoneIdentifiers.compactMap { name in BankTimeZone(name).map { ($0, name) } }
    #expect(zones.count > 400)
    for (index, (zone, name)) in zones.enumerated() {
      let theirs = try #require(TimeZone(identifier: name))
      // Every zone has other days, so that together they have all.
      for day in stride(from: index % 97, to: 47_500, by: 97) {
        let seconds = day * 86_400 + index * 541 % 86_400
        let offset = theirs.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        #expect(zone.offset(at: seconds) == offset, "\(name) \(seconds)")
      }
    }
  }

  @Test(
    "has the offsets that Foundation has at the changes of the clocks",
    arguments: [
      "Europe/Berlin", "Europe/Moscow", "America/New_York", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Tehran",
      "Africa/Casablanca", "America/Santiago", "Pacific/Apia", "Europe/Dublin", "America/Nuuk",
    ])
  func clockChanges(name: String) throws {
    let (zone, theirs) = (try #require(BankTimeZone(name)), try #require(TimeZone(identifier: name)))
    var time = Date(timeIntervalSince1970: -631_152_000)
    while let change = theirs.nextDaylightSavingTimeTransition(after: time), change.timeIntervalSince1970 < 4.1e9 {
      for seconds in [Int(change.timeIntervalSince1970) - 1, Int(change.timeIntervalSince1970)] {
        let offset = theirs.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        #expect(zone.offset(at: seconds) == offset, "\(name) \(seconds)")
      }
      time = change
    }
  }

  @Test("suggests the nearest name")
  func suggestion() {
    #expect(BankTimeZone.suggestion(for: "Europe/Mosco") == "Did you mean \"Europe/Moscow\"?")
  }
}
