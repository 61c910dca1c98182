import TestSupport
import Testing

@testable import LoanArithmetic

/// The Brazilian day count over business days, 21/252.
@Suite struct BusinessDayTests {
  /// Published by Febraban for 2025, and by the same law for 2024 and 2026.
  @Test(
    "the calendar of the tests has the published holidays",
    arguments: [
      (
        2024,
        """
        2024-01-01 2024-02-12 2024-02-13 2024-03-29 2024-04-21 2024-05-01 2024-05-30 2024-09-07 2024-10-12 2024-11-02
        2024-11-15 2024-11-20 2024-12-25
        """
      ),
      (
        2025,
        """
        2025-01-01 2025-03-03 2025-03-04 2025-04-18 2025-04-21 2025-05-01 2025-06-19 2025-09-07 2025-10-12 2025-11-02
        2025-11-15 2025-11-20 2025-12-25
        """
      ),
      (
        2026,
        """
        2026-01-01 2026-02-16 2026-02-17 2026-04-03 2026-04-21 2026-05-01 2026-06-04 2026-09-07 2026-10-12 2026-11-02
        2026-11-15 2026-11-20 2026-12-25
        """
      ),
    ])
  func holidays(year: Int, published: String) throws {
    #expect(
      BusinessCalendar.brazilianHolidays(of: year).map(\.description)
        == published.split { $0.isWhitespace }.map(String.init))
  }

  /// The first two are of Tesouro Nacional, "Metodologia de cálculo dos títulos públicos": LTN 01/10/2003 and NTN-B
  /// Principal 15/05/2015. The third is of the documentation of `bizdays`, with ANBIMA's calendar. The years are the
  /// days from Monday to Friday (262, 261, 261) without the holidays of the lists above that are such days (9, 9, 12).
  @Test(
    "published counts of business days are reproduced",
    arguments: [
      ("2003-03-21", "2003-10-01", 134), ("2012-01-03", "2015-05-15", 846), ("2014-01-13", "2015-01-13", 253),
      ("2024-01-01", "2025-01-01", 253), ("2025-01-01", "2026-01-01", 252), ("2026-01-01", "2027-01-01", 249),
      ("2026-02-13", "2026-02-18", 1), ("2026-02-14", "2026-02-18", 0), ("2026-02-18", "2026-02-18", 0),
    ])
  func counts(start: String, end: String, days: Int) throws {
    let (start, end) = (try day(start), try day(end))
    #expect(try DayCount.business252.days(from: start, to: end, calendar: .brazil) == days)
    #expect(
      try DayCount.business252.yearFraction(from: start, to: end, calendar: .brazil) == Fraction(Int128(days), 252))
  }

  /// LTN 01/10/2003 of Tesouro Nacional: R$ 879,43 at 27,33 % for 134 business days is R$ 1.000,00.
  @Test("interest compounds, as in the published price of a bond")
  func bond() throws {
    let interest = try DayCount.business252.interest(
      on: rubles("879.43"), annualRatePercent: percent("27.33"), from: day("2003-03-21"), to: day("2003-10-01"),
      calendar: .brazil)
    // The published price is cut to whole centavos, so that the payment is up to 0.01 · 1000/879.43 less.
    #expect(interest == (try rubles("120.56")))
  }

  /// CETIP's table of DI over: the rates and their factors of one day, with eight decimals.
  @Test(
    "the published factors of one business day are reproduced",
    arguments: [("16.62", 61_031), ("16.63", 61_065), ("16.74", 61_439), ("16.70", 61_303)])
  func dailyFactors(rate: String, published: Int64) throws {
    let notional = Money(minorUnits: 100_000_000, currency: .rub)
    let interest = try DayCount.business252.interest(
      on: notional, annualRatePercent: percent(rate), from: day("2026-11-19"), to: day("2026-11-20"), calendar: .brazil)
    #expect(interest.minorUnits == published)
  }

  @Test("a year of 252 business days bears exactly the yearly rate")
  func wholeYear() throws {
    let interest = try DayCount.business252.interest(
      on: rubles("1000000"), annualRatePercent: percent("14.9"), from: day("2025-01-01"), to: day("2026-01-01"),
      calendar: .brazil)
    #expect(interest == (try rubles("149000")))
  }

  @Test("21/252 is another name of it")
  func otherName() throws {
    #expect(try DayCount(named: "21/252") == .business252)
  }

  @Test("without a calendar nothing is counted")
  func noCalendar() throws {
    let error = try #require(throws: LoanArithmeticError.self) {
      try DayCount.business252.yearFraction(from: day("2026-01-01"), to: day("2026-02-01"))
    }
    #expect(error.code == .calendarRequired)
    #expect(error.field == .businessCalendar)
    let unlimited = try #require(throws: LoanArithmeticError.self) {
      try DayCount.business252.days(from: day("2026-01-01"), to: day("2026-02-01"), calendar: BusinessCalendar())
    }
    #expect(unlimited.description == "businessCalendar: expected a calendar that states the days it covers")
  }

  @Test("a day that the calendar does not cover is no business day, but unknown")
  func unknownDays() throws {
    let calendar = BusinessCalendar(holidays: BusinessCalendar.brazilianHolidays(of: 2026))
    #expect(calendar.isBusinessDay(try day("2026-12-31")) == true)
    #expect(calendar.isBusinessDay(try day("2026-12-25")) == false)
    #expect(calendar.isBusinessDay(try day("2027-01-04")) == nil)
    // The last day does not count, so that it may be the first one that is not covered.
    #expect(try DayCount.business252.days(from: day("2026-12-28"), to: day("2027-01-01"), calendar: calendar) == 4)
    let error = try #require(throws: LoanArithmeticError.self) {
      try DayCount.business252.days(from: day("2026-12-28"), to: day("2027-01-02"), calendar: calendar)
    }
    #expect(
      error.description == "businessCalendar: found a calendar of 2026-01-01 to 2026-12-31, expected a calendar that "
        + "covers 2026-12-28 to 2027-01-01")
  }

  @Test("a working Saturday counts, and weekends count where there are none")
  func workingDays() throws {
    var calendar = BusinessCalendar(working: [try day("2026-11-28")])
    calendar.known = try day("2026-11-01")...day("2026-11-30")
    let week = { try DayCount.business252.days(from: day("2026-11-23"), to: day("2026-11-30"), calendar: calendar) }
    #expect(try week() == 6)
    calendar.weekends = false
    calendar.nonWorking = [try day("2026-11-24"), try day("2026-11-28")]
    // 28 November is in both lists: a working day that is an exception from the days off.
    #expect(try week() == 6)
  }

  @Test("counting by weeks gives the same as asking every day")
  func countsEveryDay() throws {
    var random = SeededGenerator(seed: 91)
    for _ in 0..<60 {
      let start = try #require(CalendarDate(dayNumber: Int.random(in: -40_000...40_000, using: &random)))
      let length = Int.random(in: 0...900, using: &random)
      let end = try #require(start.adding(days: length))
      let days = (0..<length).compactMap { start.adding(days: $0) }
      let expected = days.count { BusinessCalendar.brazil.isBusinessDay($0) == true }
      #expect(try DayCount.business252.days(from: start, to: end, calendar: .brazil) == expected)
    }
  }
}
