import Foundation
import Testing

@testable import LoanArithmetic

/// The time of a calculation with four times the input is at most six times as long.
@Suite(.serialized) struct GrowthTests {
  @Test("the time of a schedule grows with the length of its lists", arguments: ScheduleRounding.allCases)
  func schedules(rounding: ScheduleRounding) throws {
    for kind in LongTerms.allCases {
      try expectLinear("\(rounding), \(kind)", 300) { count in
        let terms = try kind.terms(count, rounding)
        return { _ = try Schedule(terms) }
      }
    }
  }

  @Test("the time of a rate grows with the number of its flows", arguments: LongFlows.allCases)
  func rates(kind: LongFlows) throws {
    try expectLinear("\(kind)", 4000) { try kind.calculation($0) }
  }

  @Test("the time of a day count does not grow with the years", arguments: DayCount.allCases)
  func dayCounts(convention: DayCount) throws {
    let start = try day("1999-02-28")
    let calendar = BusinessCalendar(known: try day("0001-01-01")...day("9999-12-31"))
    try expectLinear("\(convention)", 1500) { years in
      let end = try #require(start.adding(months: 12 * years)?.adding(days: 100))
      return { for _ in 0..<50 { _ = try convention.yearFraction(from: start, to: end, calendar: calendar) } }
    }
  }

  private func expectLinear(_ name: String, _ count: Int, _ make: (Int) throws -> () throws -> Void) throws {
    let (small, large) = (try make(count), try make(4 * count))
    // A core that is shared with other work can take twice as long. Times that follow each other are comparable, so the
    // smallest ratio of several pairs counts: for quadratic work it is still about 16.
    var (fast, slow) = (try seconds(small), try seconds(large))
    for _ in 1..<12 where slow > 5 * fast {
      let pair = (try seconds(small), try seconds(large))
      if pair.1 * fast < slow * pair.0 { (fast, slow) = pair }
    }
    let ratio = slow / fast
    print(
      "growth \(name): n = \(count): \(String(format: "%.1f ms, 4 n: %.1f ms, ratio %.1f", fast * 1e3, slow * 1e3, ratio))"
    )
    #expect(ratio <= 6, "\(name)")
  }

  /// The processor time of this thread, which does not depend on what other threads do.
  private func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = Self.threadTime
    try work()
    return max(Self.threadTime - start, 1e-5)
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Terms with one long list, or several.
enum LongTerms: CaseIterable {
  case payments, rateChanges, rateChangesOfEqualPeriods, rateChangesAndWorkingDays, growingPayments, paymentHolidays
  case disbursements, earlyRepayments, repaymentsWithPayments, nonWorkingDays, flat, capitalising

  func terms(_ count: Int, _ rounding: ScheduleRounding) throws -> ScheduleTerms {
    var terms = ScheduleTerms(
      principal: try rubles("90000000"), annualRatePercent: try percent("0.3"), payments: count)
    let start = try day("1990-01-31")
    (terms.disbursed, terms.rounding) = (start, rounding)
    if rounding == .halfEven || rounding == .display { terms.levelPayment = .exact }
    terms.accrual = .days(.actualActualISDA)
    func days() throws -> [CalendarDate] {
      try (1...count).map { try #require(start.adding(days: 30 * $0)) }
    }
    switch self {
    case .payments: break
    case .rateChanges, .rateChangesOfEqualPeriods, .rateChangesAndWorkingDays, .growingPayments:
      if self == .rateChangesOfEqualPeriods { terms.accrual = .equalPeriods }
      if self == .rateChangesAndWorkingDays { terms.businessCalendar = BusinessCalendar(shift: .nextInMonth) }
      if self == .growingPayments, rounding != .carry {
        terms.paymentGrowth = PaymentGrowth(percent: try percent("0.1"), everyPayments: 12)
      }
      terms.rateChanges = try days().enumerated().map { index, date in
        RateChange(from: date, annualRatePercent: ExactDecimal(coefficient: Int64(100 + index % 400), scale: 3))
      }
    case .paymentHolidays:
      terms.paymentHolidays = try days().map { PaymentHoliday(from: $0, to: $0, interestRuns: $0.dayNumber % 2 == 0) }
    case .disbursements:
      terms.principal = try rubles("0")
      terms.disbursements = try days().dropLast(2).map { Disbursement(date: $0, amount: try rubles("1000000")) }
      terms.principal = try #require(
        Money.sum(terms.disbursements.map(\.amount), currency: terms.principal.currency))
      terms.disbursements.insert(Disbursement(date: start, amount: try rubles("0")), at: 0)
    case .earlyRepayments:
      terms.earlyRepayments = try days().map { EarlyRepayment(.on($0), amount: try rubles("1"), keeps: .term) }
    case .repaymentsWithPayments:
      terms.earlyRepayments = try (1...count).map {
        EarlyRepayment(.withPayment($0), amount: try rubles("1"), keeps: .term)
      }
    case .nonWorkingDays: terms.businessCalendar = BusinessCalendar(nonWorking: Set(try days()))
    case .flat: terms.method = .flat
    case .capitalising: (terms.method, terms.annualRatePercent) = (.bulletCapitalising, try percent("0.1"))
    }
    return terms
  }
}

/// Rates with many flows.
enum LongFlows: CaseIterable {
  case european, american, russian, differentFractions, severalSignChanges

  func calculation(_ count: Int) throws -> () throws -> Void {
    let start = try day("1990-01-31")
    var dated = [DatedCashFlow(date: start, amount: WideDecimal(coefficient: -1_000_000, scale: 0))]
    var timed = [CashFlow(amount: WideDecimal(coefficient: -1_000_000, scale: 0), time: .zero)]
    for index in 1...count {
      let sign: Int128 = self == .severalSignChanges && index.isMultiple(of: 50) ? -1 : 1
      let amount = WideDecimal(coefficient: sign * Int128(2_000_000 / count + 1), scale: 0)
      dated.append(DatedCashFlow(date: try #require(start.adding(days: 7 * index)), amount: amount))
      timed.append(
        CashFlow(
          amount: amount, time: try #require(Fraction(Int128(index))), odd: try #require(Fraction(1, Int128(index)))))
    }
    switch self {
    case .european, .severalSignChanges: return { [dated] in _ = try EUAnnualPercentageRate.solve(dated) }
    case .american: return { [dated] in _ = try USAnnualPercentageRate(dated) }
    case .russian: return { [dated] in _ = try FullLoanCost(dated) }
    case .differentFractions:
      return { [timed] in _ = try FullLoanCost(timed, basePeriodsPerYear: Fraction(whole: 12)) }
    }
  }
}
