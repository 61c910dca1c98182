import TestSupport
import Testing

@testable import LoanArithmetic

/// Schedules whose interest compounds by business days.
@Suite struct BusinessDayScheduleTests {
  private func terms(_ method: RepaymentMethod = .annuity, payments: Int = 12) throws -> ScheduleTerms {
    var terms = ScheduleTerms(
      principal: try rubles("10000"), annualRatePercent: try percent("26.82"), payments: payments)
    terms.method = method
    terms.accrual = .days(.business252)
    terms.disbursed = try day("2025-01-15")
    terms.businessCalendar = .brazil
    return terms
  }

  /// By hand: 23 business days from 15 January to 15 February 2025, 18 from there to 15 March (without two days of
  /// Carnival).
  @Test("the interest of a period is that of its business days")
  func interest() throws {
    let rows = try Schedule(terms(.interestOnly)).rows
    #expect(rows[0].interest == 219_22)
    #expect(rows[1].interest == 171_16)
    for (row, start) in zip(rows, ["2025-01-15", "2025-02-15", "2025-03-15", "2025-04-15"]) {
      let expected = try DayCount.business252.interest(
        on: rubles("10000"), annualRatePercent: percent("26.82"), from: day(start), to: #require(row.date),
        calendar: .brazil)
      #expect(row.interest == expected.minorUnits)
    }
  }

  /// The level payment of a month of 21 days: (1.2682)^(1/12) − 1 is 2 %, so it is that of twelve payments at 2 %.
  @Test("the level payment is that of months of 21 business days")
  func levelPayment() throws {
    var exact = try terms()
    exact.annualRatePercent = try percent("26.8241794562545318")
    #expect(try Schedule(exact).payment == rubles("945.60"))
  }

  @Test("a bullet with compound interest pays that of the whole term", arguments: [1, 7, 12])
  func bullet(payments: Int) throws {
    let schedule = try Schedule(terms(.bulletCapitalising, payments: payments))
    let end = try #require(schedule.rows.last?.date)
    let whole = try DayCount.business252.interest(
      on: rubles("10000"), annualRatePercent: percent("26.82"), from: day("2025-01-15"), to: end, calendar: .brazil)
    // Each row is rounded for itself.
    #expect(abs(schedule.totalInterest.minorUnits - whole.minorUnits) <= Int64(payments))
  }

  @Test("a change of nothing in the middle of a period changes nothing")
  func splitPeriods() throws {
    var split = try terms(.bulletCapitalising)
    split.rateChanges = [RateChange(from: try day("2025-03-26"), annualRatePercent: try percent("26.82"))]
    let difference =
      try Schedule(split).totalInterest.minorUnits - Schedule(terms(.bulletCapitalising)).totalInterest.minorUnits
    #expect(abs(difference) <= 1)
  }

  @Test("the exact level payment leaves the last payment close to the others")
  func exactLevel() throws {
    var exact = try terms(payments: 60)
    exact.levelPayment = .exact
    let schedule = try Schedule(exact)
    let last = try #require(schedule.rows.last?.payment)
    #expect(abs(last - (try #require(schedule.payment)).minorUnits) <= 30)
  }

  @Test("the payoff bears interest on business days only")
  func payoff() throws {
    let terms = try terms()
    let schedule = try Schedule(terms)
    let friday = try schedule.payoff(on: day("2025-02-28"), terms: terms)
    let wednesday = try schedule.payoff(on: day("2025-03-05"), terms: terms)
    // Friday counts; Saturday, Sunday and the two days of Carnival do not.
    #expect(friday.total.adding(friday.perDiem) == wednesday.total)
    #expect(try schedule.payoff(on: day("2025-03-01"), terms: terms).perDiem.isZero)
  }

  @Test("a calendar that ends before the schedule is refused, not continued")
  func shortCalendar() throws {
    var short = try terms()
    short.businessCalendar = BusinessCalendar(holidays: BusinessCalendar.brazilianHolidays(of: 2025))
    let error = try #require(throws: LoanArithmeticError.self) { try Schedule(short) }
    #expect(error.code == .outOfRange)
    #expect(error.field == .businessCalendar)
    short.businessCalendar = nil
    #expect(try #require(throws: LoanArithmeticError.self) { try Schedule(short) }.code == .calendarRequired)
  }

  @Test("payments are not moved by a calendar that does not cover their days")
  func unknownShift() throws {
    var moved = try terms()
    moved.accrual = .days(.actual365Fixed)
    moved.businessCalendar = BusinessCalendar(
      nonWorking: Set(BusinessCalendar.brazilianHolidays(of: 2025)), known: try day("2025-01-01")...day("2025-12-31"))
    let error = try #require(throws: LoanArithmeticError.self) { try Schedule(moved) }
    #expect(error.code == .outOfRange)
    #expect(error.expected == "a calendar that covers 2026-01-15")
    // A calendar that does not state its range moves every payment by what it lists.
    moved.businessCalendar?.known = nil
    #expect(try Schedule(moved).rows.count == 12)
  }

  @Test(
    "a calculation with simple interest does not go with a day count that compounds",
    arguments: [RepaymentMethod.flat, .bulletSimple])
  func simpleInterest(method: RepaymentMethod) throws {
    let error = try #require(throws: LoanArithmeticError.self) { try Schedule(terms(method)) }
    #expect(error.code == .contradiction)
    #expect(error.field == .accrual)
  }

  @Test("carried rounding does not go with a day count that compounds")
  func carriedRounding() throws {
    var carried = try terms()
    carried.rounding = .carry
    #expect(try #require(throws: LoanArithmeticError.self) { try Schedule(carried) }.code == .contradiction)
  }

  @Test("growth beyond every amount is an overflow, not a trap")
  func overflow() throws {
    var long = try terms(.bulletCapitalising, payments: 1)
    long.annualRatePercent = try percent("100000")
    long.period = try #require(Term(80, .years))
    let error = try #require(throws: LoanArithmeticError.self) { try Schedule(long) }
    #expect(error.code == .overflow)
  }

  @Test("random schedules add up, and an early repayment never raises the interest")
  func laws() throws {
    var random = SeededGenerator(seed: 92)
    for _ in 0..<400 {
      var terms = try terms(payments: Int.random(in: 1...60, using: &random))
      let methods: [RepaymentMethod] = [.annuity, .differentiated, .interestOnly, .bulletCapitalising]
      terms.method = methods.randomElement(using: &random) ?? .annuity
      terms.levelPayment = Bool.random(using: &random) ? .exact : .nominal
      terms.annualRatePercent = ExactDecimal(coefficient: Int64.random(in: 0...6000, using: &random), scale: 2)
      terms.paymentDay = Int.random(in: 1...31, using: &random)
      let schedule = try Schedule(terms)
      #expect(schedule.rows.reduce(0) { $0 + $1.principal } == terms.principal.minorUnits)
      #expect(schedule.rows.allSatisfy { $0.payment == $0.principal + $0.interest && $0.interest >= 0 })
      let date = try #require(terms.disbursed?.adding(days: Int.random(in: 1...900, using: &random)))
      let repayment = EarlyRepayment(.on(date), amount: try rubles("2500"))
      let effect = try ScheduleEffect(terms, of: [.earlyRepayment(repayment)])
      #expect(effect.interestSaved.minorUnits >= -Int64(effect.after.rows.count) - 1, "\(terms) \(repayment)")
    }
  }
}
