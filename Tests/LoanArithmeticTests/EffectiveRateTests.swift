import TestSupport
import Testing

@testable import LoanArithmetic

@Suite struct EffectiveRateTests {
  private func flows(_ amounts: [(String, String)]) throws -> [CashFlow] {
    try amounts.map { CashFlow(amount: try #require(WideDecimal($0.0)), time: try #require(Fraction($0.1))) }
  }

  private func dated(_ amounts: [(String, String)]) throws -> [DatedCashFlow] {
    try amounts.map { DatedCashFlow(date: try day($0.1), amount: try #require(WideDecimal($0.0))) }
  }

  @Test("of several rates the smallest one that is not negative is taken")
  func smallestRate() throws {
    // −100 + 230·v − 132·v² has the roots v = 1/1.1 and v = 1/1.2.
    let equation = try flows([("-100", "0"), ("230", "1"), ("-132", "2")])
    #expect(try EUAnnualPercentageRate.solve(equation).percent.description == "10.0000000000")
  }

  @Test("a negative root does not hide a positive one")
  func negativeRoot() throws {
    // (1 − 0.9·v)(1 − 1.25·v): the roots are −10 % and 25 %.
    let equation = try flows([("-1000", "0"), ("2150", "1"), ("-1125", "2")])
    #expect(try EUAnnualPercentageRate.solve(equation).percent.description == "25.0000000000")
  }

  @Test("a double root is an error, not a guess")
  func doubleRoot() throws {
    let equation = try flows([("-100", "0"), ("220", "1"), ("-121", "2")])
    let error = try #require(throws: LoanArithmeticError.self) { try EUAnnualPercentageRate.solve(equation) }
    #expect(error.code == .notProven)
  }

  @Test("a rate exactly between two disclosed values is rounded up")
  func tie() throws {
    #expect(try EUAnnualPercentageRate.solve(flows([("-100", "0"), ("106.45", "1")])).disclosed.description == "6.5")
    #expect(
      try EUAnnualPercentageRate.solve(flows([("-10000000000", "0"), ("10644999999.99", "1")])).disclosed.description
        == "6.4")
  }

  @Test("a loan that pays back less than was paid out has a negative rate, where the law allows one")
  func negativeRate() throws {
    let short = try flows([("-100", "0"), ("90", "1")])
    #expect(try EUAnnualPercentageRate.solve(short).percent.description == "-10.0000000000")
    #expect(try USAnnualPercentageRate(short, unitPeriodsPerYear: .one).rate.disclosed.description == "-10.00")
    let error = try #require(throws: LoanArithmeticError.self) { try FullLoanCost(short, basePeriodsPerYear: .one) }
    #expect(error.code == .noRoot)
  }

  @Test("an interest-free loan has the rate zero")
  func interestFree() throws {
    let cost = try FullLoanCost(
      dated([("-300", "2024-01-01"), ("100", "2024-02-01"), ("100", "2024-03-01"), ("100", "2024-04-01")]))
    #expect(cost.rate.disclosed.description == "0.000")
    #expect(cost.amount.description == "0")
    #expect(cost.basePeriod == .months(1))
  }

  @Test(
    "an error says why there is no rate",
    arguments: [
      ([], LoanArithmeticError.Code.noFlows, LoanArithmeticError.Field.cashFlows),
      ([("100", "2024-01-01")], .noDisbursement, .cashFlows),
      ([("-100", "2024-01-01")], .noPayment, .cashFlows),
      ([("100", "2024-01-01"), ("-100", "2024-01-02"), ("101", "2024-01-03")], .datesOutOfOrder, .cashFlowDate(0)),
      ([("-100", "2024-01-01"), ("99", "2024-02-01")], .noRoot, .cashFlows),
    ])
  func noRate(
    amounts: [(String, String)], code: LoanArithmeticError.Code, field: LoanArithmeticError.Field
  ) throws {
    let flows = try dated(amounts)
    let error = try #require(throws: LoanArithmeticError.self) { try FullLoanCost(flows) }
    #expect(error.code == code)
    #expect(error.field == field)
  }

  @Test("more flows than the solver can handle are refused")
  func tooManyFlows() throws {
    let many = Array(
      repeating: CashFlow(amount: WideDecimal(coefficient: 1, scale: 0), time: .one), count: 24_001)
    let error = try #require(throws: LoanArithmeticError.self) { try EUAnnualPercentageRate.solve(many) }
    #expect(error.code == .tooMany)
  }

  /// The base periods the law prescribes, for the ways payments recur.
  @Test(
    "the base period is found from the dates",
    arguments: [
      (["2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30"], CommonInterval.months(1)),
      (["2024-07-01", "2024-08-01", "2024-09-01"], .months(1)),
      (["2024-01-01", "2024-01-31", "2024-03-01", "2024-03-31", "2024-04-30"], .days(30)),
      (["2024-01-01", "2024-01-15", "2024-01-29", "2024-02-12"], .days(14)),
      (["2024-01-15", "2024-04-15", "2024-07-15", "2024-10-15"], .months(3)),
      (["2024-01-01", "2025-01-01", "2026-01-01"], .months(12)),
      (["2020-01-01", "2022-06-01"], .months(12)),
      (["2024-01-01", "2024-01-20"], .days(19)),
      (["2024-01-01", "2024-01-11", "2024-02-10"], .days(20)),
      (["2019-01-05", "2019-02-05", "2019-03-05", "2019-04-05", "2019-05-06", "2019-06-05", "2019-07-05"], .months(1)),
    ])
  func basePeriod(dates: [String], expected: CommonInterval) throws {
    #expect(FullLoanCost.basePeriod(of: try dates.map(day)) == expected)
  }

  @Test(
    "the unit period is found from the flows",
    arguments: [
      (
        [("-100", "2024-01-01"), ("50", "2024-01-16"), ("50", "2024-02-01"), ("50", "2024-02-16")], UnitPeriod.semimonth
      ),
      ([("-100", "2024-01-01"), ("55", "2024-03-01"), ("55", "2024-05-01")], .months(2)),
      ([("-100", "2024-01-01"), ("110", "2024-07-01")], .months(6)),
      ([("-100", "2024-01-01"), ("110", "2024-06-20")], .term(days: 171)),
      ([("-100", "2024-01-01"), ("130", "2026-06-20")], .months(12)),
      ([("-100", "2024-01-01"), ("60", "2024-01-08"), ("60", "2024-01-15")], .weeks(1)),
    ])
  func unitPeriod(amounts: [(String, String)], expected: UnitPeriod) throws {
    #expect(UnitPeriod(of: try dated(amounts)) == expected)
  }

  /// ПСК = ЧБП·((1 + X)^(1/ЧБП) − 1)·100 for whole base periods, X being the European rate of the same flows.
  @Test("the full loan cost is the nominal form of the European rate")
  func fullCostAndEuropeanRate() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let count = Int.random(in: 1...60, using: &random)
      let perYear = [1, 4, 12].randomElement(using: &random) ?? 12
      let payment = Int128.random(in: Int128(1_000_000 / count + 100)...Int128(3_000_000 / count + 200), using: &random)
      func loan(_ divisor: Int) throws -> [CashFlow] {
        try [CashFlow(amount: WideDecimal(coefficient: -1_000_000, scale: 2), time: .zero)]
          + (1...count).map {
            CashFlow(
              amount: WideDecimal(coefficient: payment, scale: 2),
              time: try #require(Fraction(Int128($0), Int128(divisor))))
          }
      }
      let nominal = try FullLoanCost(loan(1), basePeriodsPerYear: try #require(Fraction(Int128(perYear))))
      let effective = try EUAnnualPercentageRate.solve(loan(perYear))
      let growth = (DoubleDouble(effective.percent) / DoubleDouble(100) + .one).logarithm / DoubleDouble(perYear)
      let expected = (growth.exponential - .one).high * Double(perYear) * 100
      let ours = try #require(Double(nominal.rate.percent.description))
      #expect((ours - expected).magnitude <= 1e-8 * max(1, expected))
    }
  }

  @Test("random flows give a rate or an error with a code")
  func randomFlows() throws {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...12, using: &random)
      let flows = (0..<count).map { _ in
        CashFlow(
          amount: WideDecimal(
            coefficient: Int128.random(in: -1_000_000...1_000_000, using: &random),
            scale: Int.random(in: 0...6, using: &random)),
          time: Fraction(Int128.random(in: -30...60, using: &random), Int128.random(in: 1...366, using: &random))
            ?? .zero,
          odd: Fraction(Int128.random(in: 0...30, using: &random), 30) ?? .zero)
      }
      do throws(LoanArithmeticError) {
        let rate = try EUAnnualPercentageRate.solve(flows).percent
        #expect(rate.coefficient > -100 * WideDecimal.powerOfTen(rate.scale))
      } catch {
        #expect([.noFlows, .noDisbursement, .noPayment, .noRoot, .notProven, .outOfRange].contains(error.code))
      }
    }
  }

  @Test("a year without days is refused, also that of a step")
  func yearWithoutDays() throws {
    let none = EUInterval(days: 1, daysInYear: .zero)
    #expect(try #require(throws: LoanArithmeticError.self) { try none.time() }.code == .outOfRange)
    let first = EUInterval(days: 1)
    #expect(
      try #require(throws: LoanArithmeticError.self) { try first.time(plus: 1, stepsOf: none) }.code == .outOfRange)
  }

  @Test("the days of a first interval and of its steps are each counted in their own year")
  func daysOfFirstInterval() throws {
    let leap = try #require(Fraction(366))
    let first = EUInterval(days: 30, daysInYear: leap)
    let expected = try #require(Fraction(30 * 365 + 60 * 366, 366 * 365))
    #expect(try first.time(plus: 2, stepsOf: EUInterval(days: 30)) == expected)
  }
}
