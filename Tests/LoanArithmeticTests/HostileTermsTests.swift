import TestSupport
import Testing

@testable import LoanArithmetic

/// Terms with many events and the largest and smallest figures: each gives a schedule that adds up, or an error.
@Suite struct HostileTermsTests {
  @Test("extreme figures and hundreds of events give a schedule or an error", arguments: ScheduleRounding.allCases)
  func events(rounding: ScheduleRounding) throws {
    var random = SeededGenerator(seed: 41)
    var made = 0
    let start = try day("2011-01-26")
    for _ in 0..<400 {
      var terms = hostileTerms(start, using: &random)
      terms.rounding = rounding
      guard let schedule = try? Schedule(terms) else { continue }
      made += 1
      // Displayed figures are rounded each for itself.
      guard rounding != .display else { continue }
      #expect(schedule.rows.allSatisfy { $0.payment == $0.principal + $0.interest && $0.interest >= 0 })
    }
    #expect(made > 30, "\(made)")
  }

  private func hostileTerms(_ start: CalendarDate, using random: inout SeededGenerator) -> ScheduleTerms {
    let amounts: [Int64] = [0, 1, 2, 99, 12_345, 500_000_000, 9_000_000_000_000, .max / 1_000_000, .max / 2, .max]
    let rates: [ExactDecimal] = [
      ExactDecimal(coefficient: 0, scale: 0), ExactDecimal(coefficient: 1, scale: 18),
      ExactDecimal(coefficient: 7_123_456_789_012_345_678, scale: 18), ExactDecimal(coefficient: 10, scale: 0),
      ExactDecimal(coefficient: 365, scale: 1), ExactDecimal(coefficient: 100_000, scale: 0),
      ExactDecimal(coefficient: 99_999_999_999_999, scale: 10),
    ]
    func rate() -> ExactDecimal { rates[random.number(below: rates.count)] }
    func amount() -> Money { Money(minorUnits: amounts[random.number(below: amounts.count)], currency: .rub) }
    func date() -> CalendarDate {
      start.adding(days: random.number(below: 4000)) ?? start
    }
    var terms = ScheduleTerms(principal: amount(), annualRatePercent: rate(), payments: 1 + random.number(below: 300))
    terms.method = RepaymentMethod.allCases[random.number(below: RepaymentMethod.allCases.count)]
    terms.levelPayment = LevelPaymentRule.allCases[random.number(below: 2)]
    terms.disbursed = start
    if random.number(below: 3) > 0 {
      terms.accrual = .days(DayCount.allCases[random.number(below: DayCount.allCases.count)])
      if terms.accrual == .days(.business252) { terms.businessCalendar = .brazil }
    }
    terms.period = [Term.month, Term(1, .days), Term(1, .weeks), Term(120, .years)][random.number(below: 4)] ?? .month
    if random.number(below: 4) == 0 { terms.rateDecimals = random.number(below: 19) }
    if random.number(below: 6) == 0 { terms.paymentAmount = amount() }
    if random.number(below: 6) == 0 {
      terms.paymentGrowth = PaymentGrowth(percent: rate(), everyPayments: 1 + random.number(below: 13))
    }
    if random.number(below: 6) == 0 { terms.principalPerPayment = amount() }
    let count = [0, 1, 300][random.number(below: 3)]
    switch random.number(below: 4) {
    case 0: terms.rateChanges = (0..<count).map { _ in RateChange(from: date(), annualRatePercent: rate()) }
    case 1:
      terms.paymentHolidays = (0..<count).map { _ in
        let from = date()
        return PaymentHoliday(from: from, to: from.adding(days: 40) ?? from, interestRuns: random.number(below: 2) == 0)
      }
      terms.rateChanges = (0..<count).map { _ in RateChange(from: date(), annualRatePercent: rate()) }
    case 2: terms.disbursements = (0..<count).map { _ in Disbursement(date: date(), amount: amount()) }
    default:
      terms.earlyRepayments = (0..<count).map { _ in
        EarlyRepayment(.on(date()), amount: amount(), keeps: random.number(below: 2) == 0 ? .term : .payment)
      }
    }
    return terms
  }
}
