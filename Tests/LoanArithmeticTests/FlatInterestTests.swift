import TestSupport
import Testing

@testable import LoanArithmetic

@Suite struct FlatInterestTests {
  @Test(
    "the last row of a flat loan takes what rounding left of the interest",
    arguments: [
      (ScheduleRounding.halfEven, ["15.62", "15.62", "15.62", "15.64"]),
      (.halfUp, ["15.63", "15.63", "15.63", "15.61"]), (.display, ["15.63", "15.63", "15.63", "15.61"]),
    ])
  func lastRow(rounding: ScheduleRounding, expected: [String]) throws {
    var terms = ScheduleTerms(principal: try rubles("1250"), annualRatePercent: try percent("15"), payments: 4)
    (terms.method, terms.rounding) = (.flat, rounding)
    let schedule = try Schedule(terms)
    #expect(schedule.rows.map { schedule.money($0.interest) } == (try expected.map(rubles)))
    #expect(schedule.totalInterest == (try rubles("62.50")))
    #expect(schedule.totalPaid == (try rubles("1312.50")))
  }

  @Test("rows before the last give back interest that the last row does not have")
  func fewCents() throws {
    // Half a kopeck a month is rounded up in every row but belongs to every second one.
    var terms = ScheduleTerms(principal: try rubles("6"), annualRatePercent: try percent("1"), payments: 12)
    terms.method = .flat
    let schedule = try Schedule(terms)
    #expect(schedule.rows.map(\.interest) == [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0])
    #expect(schedule.rows.allSatisfy { $0.payment == $0.principal + $0.interest })
  }

  @Test("the interest of a flat loan adds up to its rounded sum", arguments: ScheduleRounding.allCases)
  func sums(rounding: ScheduleRounding) throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<600 {
      var terms = ScheduleTerms(
        principal: Money(minorUnits: Int64.random(in: 0...3_000_000, using: &random), currency: .rub),
        annualRatePercent: ExactDecimal(coefficient: Int64.random(in: 0...400, using: &random), scale: 1),
        payments: Int.random(in: 1...60, using: &random))
      (terms.method, terms.rounding) = (.flat, rounding)
      terms.interestOnlyPeriods = Int.random(in: 0...3, using: &random) % terms.payments
      let rows = try Schedule(terms).rows
      // The rate has one decimal and a month is a twelfth: 12 000 parts of the principal.
      let above =
        Int128(terms.principal.minorUnits) * Int128(terms.annualRatePercent.coefficient) * Int128(rows.count)
      #expect(
        Int128(rows.map(\.interest).reduce(0, +)) == terms.rounding.rule.quotient(above, 12_000), "\(terms)")
      #expect(rows.allSatisfy { $0.interest >= 0 })
    }
  }

  @Test(
    "the interest of a flat loan by days adds up over years of different lengths", arguments: ScheduleRounding.allCases)
  func days(rounding: ScheduleRounding) throws {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<500 {
      var terms = ScheduleTerms(
        principal: Money(minorUnits: Int64.random(in: 1...30_000_000, using: &random), currency: .rub),
        annualRatePercent: ExactDecimal(coefficient: Int64.random(in: 0...400, using: &random), scale: 1),
        payments: Int.random(in: 1...60, using: &random))
      (terms.method, terms.rounding) = (.flat, rounding)
      terms.accrual = .days(.actualActualISDA)
      let start = try #require(CalendarDate(dayNumber: Int.random(in: 10_000...20_000, using: &random)))
      terms.disbursed = start
      let schedule = try Schedule(terms)
      let end = try #require(schedule.rows.last?.date)
      let part = try DayCount.actualActualISDA.yearFraction(from: start, to: end)
      let above =
        Int128(terms.principal.minorUnits) * Int128(terms.annualRatePercent.coefficient) * Int128(part.numerator)
      let total = terms.rounding.rule.quotient(above, 1000 * Int128(part.denominator))
      #expect(Int128(schedule.totalInterest.minorUnits) == total, "\(terms)")
    }
  }
}
