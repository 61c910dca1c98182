import Testing

@testable import LoanArithmetic

@Suite struct CarriedInterestTests {
  /// 20 625 at a twelfth of 10 % is 171.875 less a trace, because the rate of a month is a decimal that is cut.
  @Test("carried interest just below half a minor unit is not a tie")
  func belowTie() throws {
    var terms = ScheduleTerms(principal: try rubles("55000"), annualRatePercent: try percent("10"), payments: 36)
    (terms.method, terms.rounding, terms.interestOnlyPeriods) = (.differentiated, .carry, 4)
    let schedule = try Schedule(terms)
    #expect(schedule.money(schedule.rows[24].interest) == (try rubles("171.87")))
    #expect(schedule.money(schedule.rows[27].interest) == (try rubles("128.91")))
    #expect(schedule.totalInterest == (try rubles("9395.83")))
  }

  @Test("a rate keeps fourteen significant digits, rounded half-up")
  func significantDigits() throws {
    let monthly = try Growth(above: 10, below: 1200).rounded(toSignificantDigits: 14)
    #expect((monthly.above, monthly.below) == (83_333_333_333_333, 10_000_000_000_000_000))
    let daily = try Growth(above: 300, below: 36500).rounded(toSignificantDigits: 14)
    #expect((daily.above, daily.below) == (82_191_780_821_918, 10_000_000_000_000_000))
  }

  @Test("carried interest has room for every amount that fits a row")
  func largeAmounts() throws {
    var terms = ScheduleTerms(
      principal: Money(minorUnits: Int64.max / 2, currency: .rub), annualRatePercent: try percent("11.37"), payments: 3)
    (terms.method, terms.rounding) = (.differentiated, .carry)
    let schedule = try Schedule(terms)
    #expect(schedule.rows.map(\.principal).reduce(0, +) == Int64.max / 2)
    #expect(schedule.rows[0].interest == 43_695_725_024_599_500)
  }
}
