import TestSupport
import Testing

@testable import LoanArithmetic

@Suite struct DayCountTests {
  @Test("a day count is found by its name", arguments: DayCount.allCases)
  func names(convention: DayCount) throws {
    #expect(try DayCount(named: convention.rawValue) == convention)
  }

  @Test("the bond basis is found by its ISDA name too")
  func bondBasisName() throws {
    #expect(try DayCount(named: "30/360 ISDA") == .thirty360BondBasis)
  }

  @Test("an unknown name is refused with a list of the known ones")
  func unknownName() throws {
    let error = try #require(throws: LoanArithmeticError.self) { try DayCount(named: "ACT/367") }
    #expect(error.code == .unknownName)
    #expect(error.expected.contains("ACT/365F"))
  }

  @Test("an end before the start is refused", arguments: DayCount.allCases)
  func reversedDates(convention: DayCount) throws {
    let (start, end) = (try day("2024-03-02"), try day("2024-03-01"))
    let error = try #require(throws: LoanArithmeticError.self) { try convention.yearFraction(from: start, to: end) }
    #expect(error.code == .datesOutOfOrder)
  }

  /// The other end of each rule, beyond the published cases.
  @Test(
    "each day count follows its own rule",
    arguments: [
      (DayCount.actualActualRU, "2015-12-31", "2016-01-01", "1/366"),
      (.actualActualISDA, "2015-12-31", "2016-01-01", "1/365"),
      (.actualActualISDA, "2015-07-01", "2018-07-01", "3/1"),
      (.actualActualAFB, "2004-02-28", "2008-02-28", "4/1"),
      (.actualActualAFB, "2012-02-29", "2013-02-28", "365/366"),
      (.actualActualYear, "2012-02-29", "2013-02-28", "1/1"),
      (.thirtyE365, "2011-12-28", "2012-02-29", "62/365"),
      (.thirtyE365, "2011-02-28", "2012-02-28", "358/365"),
      (.actual365Actual, "2012-02-29", "2012-03-28", "28/365"),
      (.noLeap365, "2011-03-01", "2012-03-01", "1/1"),
      (.euMonths, "2020-12-31", "2021-03-01", "31/183"),
      (.euMonths, "2019-02-28", "2019-03-31", "1/12"),
      (.euMonths, "2020-01-31", "2020-02-29", "1/12"),
      (.euMonths, "2012-01-12", "2012-01-15", "3/365"),
    ])
  func rules(convention: DayCount, start: String, end: String, expected: String) throws {
    let fraction = try convention.yearFraction(from: try day(start), to: try day(end))
    #expect(fraction == Fraction(expected))
  }

  @Test("the last day of February counts as the 30th, unless it is the maturity")
  func lastDayOfFebruary() throws {
    let (start, end) = (try day("2011-08-31"), try day("2012-02-29"))
    #expect(try DayCount.thirtyE360ISDA.days(from: start, to: end) == 180)
    #expect(try DayCount.thirtyE360ISDA.days(from: start, to: end, maturity: end) == 179)
  }

  /// Conventions for which two adjoining periods are together as long as the whole.
  @Test(
    "the fractions of two adjacent periods add up to the fraction of both",
    arguments: [
      DayCount.actualActualISDA, .actualActualRU, .actual360, .actual364, .actual365Fixed, .actual36525, .noLeap360,
      .noLeap365, .thirtyE360, .thirtyE365, .business252,
    ])
  func additivity(convention: DayCount) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let calendar = BusinessCalendar.brazil
      let days = (0..<3).map { _ in Int.random(in: -5000...40_000, using: &random) }.sorted()
      let dates = days.compactMap { CalendarDate(dayNumber: $0) }
      let parts = try convention.yearFraction(from: dates[0], to: dates[1], calendar: calendar)
        .adding(convention.yearFraction(from: dates[1], to: dates[2], calendar: calendar))
      #expect(parts == (try convention.yearFraction(from: dates[0], to: dates[2], calendar: calendar)))
    }
  }

  @Test("no period has a negative length, and no year is more than a few days too long", arguments: DayCount.allCases)
  func plausibleLengths(convention: DayCount) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let start = Int.random(in: -40_000...40_000, using: &random)
      let length = Int.random(in: 0...8000, using: &random)
      let first = try #require(CalendarDate(dayNumber: start))
      let last = try #require(CalendarDate(dayNumber: start + length))
      let fraction = try convention.yearFraction(from: first, to: last, calendar: .brazil)
      let years = Double(fraction.numerator) / Double(fraction.denominator)
      // 31 January to 1 February of a leap year is −1 day to some 30/360 conventions; nothing is further off.
      #expect(years >= -0.006)
      #expect(abs(years - Double(length) / 365.25) < 0.02 * Double(length) / 365.25 + 0.012)
    }
  }
}
