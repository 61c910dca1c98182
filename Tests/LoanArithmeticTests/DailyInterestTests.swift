import TestSupport
import Testing

@testable import LoanArithmetic

@Suite struct DailyInterestTests {
  private func terms(
    _ principal: String = "1000", _ rate: String = "1", dates: [String] = ["2026-12-01", "2027-01-01", "2027-02-01"]
  ) throws -> ScheduleTerms {
    try ScheduleTerms(
      principal: rubles(principal), dailyRatePercent: percent(rate), disbursed: day("2026-11-21"),
      paymentDates: dates.map(day))
  }

  @Test("interest is the balance times the daily rate times the days since the row before")
  func plain() throws {
    let rows = try Schedule(terms(dates: ["2026-12-01", "2027-01-01"])).rows
    #expect(rows.map(\.interest) == [10_000, ((100_000 - rows[0].principal) * 31 + 50) / 100])
  }

  @Test("a single payment is the principal with its interest, also on the day of disbursement")
  func single() throws {
    let schedule = try Schedule(terms(dates: ["2026-12-21"]))
    #expect(schedule.payment == (try rubles("1300")))
    #expect(schedule.rows.map(\.payment) == [130_000])
    #expect(try Schedule(terms(dates: ["2026-11-21"])).totalInterest.isZero)
  }

  @Test(
    "nothing is charged above a limit",
    arguments: [
      (nil, nil, "900"), ("30", nil, "300"), ("0", nil, "0"), ("33.339", nil, "333.39"), (nil, "0.5", "450"),
      ("40", "0.5", "400"), ("300", "2", "900"),
    ])
  func limit(total: String?, daily: String?, interest: String) throws {
    var terms = try terms(dates: ["2027-02-19"])
    terms.interestCap = InterestCap(
      totalPercentOfPrincipal: try total.map(percent), dailyPercent: try daily.map(percent))
    #expect(try Schedule(terms).totalInterest == rubles(interest))
    #expect(
      try Schedule(terms).payoff(on: day("2027-02-19"), terms: terms, paysDayFirst: false).interest == rubles(interest))
  }

  @Test("a limit is of all that was disbursed, and a daily one of every rate")
  func limitOfChanges() throws {
    var terms = try terms("2000", dates: ["2027-02-19"])
    terms.disbursements = [
      Disbursement(date: try day("2026-11-21"), amount: try rubles("1000")),
      Disbursement(date: try day("2027-01-30"), amount: try rubles("1000")),
    ]
    terms.interestCap = InterestCap(totalPercentOfPrincipal: try percent("50"))
    #expect(try Schedule(terms).totalInterest == rubles("1000"))
    terms.interestCap = InterestCap(dailyPercent: try percent("0.5"))
    terms.rateChanges = [RateChange(from: try day("2027-01-30"), annualRatePercent: try percent("36.5"))]
    // 70 days at half a percent on 1000, 20 days at a tenth on 2000.
    #expect(try Schedule(terms).totalInterest == rubles("390"))
  }

  @Test("the interest of a row is rounded once, whatever changed since the row before")
  func roundedOnce() throws {
    var terms = try terms("0.50", dates: ["2026-12-01"])
    terms.rounding = .down
    terms.disbursements = [
      Disbursement(date: try day("2026-11-21"), amount: try rubles("0.15")),
      Disbursement(date: try day("2026-11-26"), amount: try rubles("0.35")),
    ]
    // 0.75 and 2.5 kopecks.
    #expect(try Schedule(terms).totalInterest == rubles("0.03"))
    terms.roundsInterestPerRow = false
    #expect(try Schedule(terms).totalInterest == rubles("0.02"))
  }

  @Test("interest that a payment does not cover is paid later and bears no interest")
  func longGap() throws {
    let schedule = try Schedule(terms("1000", "1", dates: ["2027-09-17", "2027-09-18", "2027-09-19"]))
    #expect(schedule.rows[0].principal == 0)
    #expect(schedule.rows[0].interest + schedule.rows[0].accruedInterest == 300_000)
    #expect(schedule.rows.map(\.interest).reduce(0, +) < 300_000 + 2_100)
  }

  @Test("a payment on a listed date in a holiday is lost, and the others repay the debt")
  func holiday() throws {
    var terms = try terms(dates: ["2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01"])
    terms.paymentHolidays = [PaymentHoliday(from: try day("2026-12-31"), to: try day("2027-01-10"))]
    let rows = try Schedule(terms).rows
    #expect(rows.map(\.kind) == [.regular, .holiday, .regular, .regular])
    #expect(rows[2].payment >= rows[3].payment && rows[2].payment - rows[3].payment <= 3)
    terms.paymentHolidays = [PaymentHoliday(from: try day("2027-02-20"), to: try day("2027-03-10"))]
    let error = try #require(throws: LoanArithmeticError.self) { try Schedule(terms) }
    #expect(error.field == .paymentHolidays)
  }

  /// Each level payment is tried cent by cent around the answer, with rows that are calculated here.
  @Test(
    "the level payment is the least, the nearest or the largest that its rule allows",
    arguments: [LevelPaymentRule.lowerFinalPayment, .similarFinalPayment, .higherFinalPayment])
  func levelPayment(rule: LevelPaymentRule) throws {
    var random = SeededGenerator(seed: 71)
    let start = try day("2026-11-21")
    for _ in 0..<150 {
      let thousandths = Int64.random(in: 0...1500, using: &random)
      var days = [Int.random(in: 0...40, using: &random)]
      for _ in 1..<Int.random(in: 2...12, using: &random) {
        days.append((days.last ?? 0) + Int.random(in: 1...45, using: &random))
      }
      var terms = try ScheduleTerms(
        principal: Money(minorUnits: Int64.random(in: 10_000...3_000_000, using: &random), currency: .rub),
        dailyRatePercent: ExactDecimal(coefficient: thousandths, scale: 3), disbursed: start,
        paymentDates: days.map { try #require(start.adding(days: $0)) })
      terms.rounding = [.down, .halfUp, .halfEven][Int.random(in: 0..<3, using: &random)]
      terms.levelPayment = rule
      terms.levelRounding = [.up, .halfUp, .halfEven][Int.random(in: 0..<3, using: &random)]
      let percent = Int64.random(in: 10...200, using: &random)
      if Bool.random(using: &random) {
        terms.interestCap = InterestCap(totalPercentOfPrincipal: ExactDecimal(coefficient: percent, scale: 0))
      }
      let limit = terms.interestCap == nil ? Int64.max : terms.principal.minorUnits * percent / 100
      func difference(_ level: Int64) -> Int64 {
        lastPayment(level, terms.principal.minorUnits, days, thousandths, terms.rounding.rule, limit) - level
      }
      let level = try #require(try Schedule(terms).payment).minorUnits
      let least = try #require((max(level - 20, 1)...level + 20).first { difference($0) <= 0 })
      switch rule {
      case .lowerFinalPayment: #expect(level == least)
      case .higherFinalPayment: #expect(level == (difference(least) == 0 || least == 1 ? least : least - 1))
      default:
        let (above, below) = (difference(least - 1), -difference(least))
        let isFree = max(above, below) <= Int64(days.count) || above == below
        let isEven = terms.levelRounding == .halfEven
        #expect(level == ((isFree ? isEven && least % 2 != 0 : above < below) ? least - 1 : least))
      }
    }
  }

  /// The last payment of a loan that pays `level` on each of these days.
  private func lastPayment(
    _ level: Int64, _ principal: Int64, _ days: [Int], _ thousandths: Int64, _ rule: RoundingRule, _ limit: Int64
  ) -> Int64 {
    var (balance, owed, charged, from) = (principal, Int64(0), Int64(0), 0)
    for day in days {
      let interest = Int64(rule.quotient(Int128(balance * thousandths * Int64(day - from)), 100_000))
      let allowed = min(interest, limit - charged)
      (owed, charged, from) = (owed + allowed, charged + allowed, day)
      if day == days.last || level >= balance + owed { return balance + owed }
      let covered = min(owed, level)
      (owed, balance) = (owed - covered, balance - (level - covered))
    }
    return 0
  }
}
