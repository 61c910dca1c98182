import Testing

@testable import LoanCalculator

/// Holidays in requests: for a day count over business days, and to move payments.
@Suite("Holidays in a request")
struct HolidayRequestTests {
  /// The national holidays of Brazil in 2025 that are not at a weekend.
  private let list = """
    ["2025-01-01", "2025-03-03", "2025-03-04", "2025-04-18", "2025-04-21", "2025-05-01", "2025-06-19", "2025-11-20", \
    "2025-12-25"]
    """

  private func count(_ holidays: String, to end: String = "2026-01-01") throws -> Fields {
    try Calculation.dayCount.reply(
      to: """
        {"params": {"convention": "BUS/252", "start": "2025-01-01", "end": "\(end)", "amount": "1000000", \
        "annual_rate_percent": "14.9", "holidays": \(holidays)}}
        """)
  }

  @Test("give the business days of a year, and compound interest", arguments: [false, true])
  func year(isObject: Bool) throws {
    let result = try count(isObject ? "{\"non_working\": \(list)}" : list).object("result")
    #expect(result.int("days") == 252)
    #expect(result.text("fraction") == "1/1")
    #expect(result.text("interest") == "149000.00")
  }

  @Test("are needed for BUS/252, for all its days")
  func missing() throws {
    let missing = try count("null").object("error")
    #expect(missing.text("code") == "calendar-required")
    #expect(missing.text("path") == "params.holidays")
    #expect(missing.text("message") == "Expected a calendar of business days.")
    let short = try count(list, to: "2026-02-01").object("error")
    #expect(short.text("code") == "out-of-range")
    #expect(
      short.text("message")
        == "Found a calendar of 2025-01-01 to 2025-12-31, expected a calendar that covers 2025-01-01 "
        + "to 2026-01-31.")
  }

  @Test("may state the days that they cover")
  func known() throws {
    let months = #"{"non_working": [], "known": {"from": "2025-01-01", "to": "2025-01-31"}}"#
    #expect(try count(months, to: "2025-02-01").object("result").int("days") == 23)
    let reversed = #"{"known": {"from": "2025-02-01", "to": "2025-01-31"}}"#
    let error = try count(reversed).object("error")
    #expect(error.text("code") == "dates-out-of-order")
    #expect(error.text("path") == "params.holidays.known.to")
  }

  @Test("that are no list and no object are refused")
  func unreadable() throws {
    let error = try count("\"Brazil\"").object("error")
    #expect(
      error.text("message")
        == #"Found "Brazil", expected an object such as {"non_working": ["2026-01-01"]}, or an array of days."#)
    #expect(try count("[\"2025-02-30\"]").object("error").text("path") == "params.holidays.non_working[0]")
  }

  @Test("are counted and move payments in a schedule")
  func schedule() throws {
    let result = try Calculation.schedule.reply(
      to: """
        {"params": {"principal": 10000, "annual_rate_percent": "26.82", "payments": 2, "method": "interest-only", \
        "disbursed": "2025-01-15", "payment_day": 15, "interest": "BUS/252", "holidays": \(list)}}
        """)
    let rows = result.object("result").objects("rows")
    #expect(rows.map { $0.text("date") } == ["2025-02-17", "2025-03-17"])
    #expect(rows.map { $0.text("interest") } == ["219.22", "171.16"])
  }
}
