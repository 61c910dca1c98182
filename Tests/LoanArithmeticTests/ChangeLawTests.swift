import TestSupport
import Testing

@testable import LoanArithmetic

/// Laws of changes: they hold for every loan that repays its debt in regular parts.
@Suite struct ChangeLawTests {
  @Test("keeping the payment saves at least as much as keeping the term, and neither costs interest")
  func keptPayment() throws {
    var random = SeededGenerator(seed: 61)
    var compared = 0
    for _ in 0..<200 {
      let (terms, start) = try regularTerms(using: &random)
      let date = try #require(start.adding(days: Int.random(in: 1...700, using: &random)))
      let amount = Money(minorUnits: Int64.random(in: 1...40_000_000, using: &random), currency: .rub)
      func effect(_ keeps: EarlyRepayment.Kept) -> ScheduleEffect? {
        try? ScheduleEffect(terms, of: [.earlyRepayment(EarlyRepayment(.on(date), amount: amount, keeps: keeps))])
      }
      guard let shorter = effect(.payment), let cheaper = effect(.term) else { continue }
      compared += 1
      // Each row rounds its interest once more.
      let rounding = Int64(cheaper.after.rows.count + shorter.after.rows.count + 2)
      #expect(
        shorter.interestSaved.minorUnits >= cheaper.interestSaved.minorUnits - rounding, "\(terms) \(date) \(amount)")
      #expect(cheaper.interestSaved.minorUnits >= -rounding, "\(terms) \(date) \(amount)")
      #expect(shorter.paymentsSaved >= 0 && shorter.paymentsSaved >= cheaper.paymentsSaved)
    }
    #expect(compared > 130)
  }

  @Test("an early repayment that keeps the term replaces an agreed principal part after the first payment")
  func agreedPart() throws {
    var terms = ScheduleTerms(
      principal: Money(minorUnits: 600_000_00, currency: .rub), annualRatePercent: try percent("12"), payments: 24)
    (terms.method, terms.disbursed) = (.differentiated, CalendarDate("2026-08-14"))
    terms.principalPerPayment = Money(minorUnits: 25_000_00, currency: .rub)
    let day = try #require(CalendarDate("2026-11-21"))
    let repaid = Money(minorUnits: 105_000_00, currency: .rub)
    terms.earlyRepayments = [EarlyRepayment(.on(day), amount: repaid, keeps: .term)]
    let rows = try Schedule(terms).rows.filter { $0.kind == .regular }
    #expect(
      rows.map(\.principal) == Array(repeating: 25_000_00, count: 3) + Array(repeating: 20_000_00, count: 21))
  }

  @Test("a further disbursement leaves terms valid that list the first ones")
  func disbursementAfterListedOnes() throws {
    let first = try #require(CalendarDate("2026-08-14"))
    func paidOut(_ amount: Int64, after days: Int) throws -> Disbursement {
      try Disbursement(date: #require(first.adding(days: days)), amount: Money(minorUnits: amount, currency: .rub))
    }
    var terms = ScheduleTerms(
      principal: Money(minorUnits: 1_000_00, currency: .rub), annualRatePercent: try percent("12"), payments: 12)
    terms.disbursed = first
    terms.disbursements = [try paidOut(600_00, after: 0), try paidOut(400_00, after: 40)]
    let more = terms.applying([.disbursement(try paidOut(200_00, after: 70))])
    #expect(try Schedule(more).rows.map(\.principal).reduce(0, +) == 1_200_00)
    // Beside the principal of the first day, and with nothing paid out on it.
    terms.disbursements = [try paidOut(1_000_00, after: 20)]
    let beside = terms.applying([.disbursement(try paidOut(200_00, after: 70))])
    #expect(try Schedule(beside).rows.map(\.principal).reduce(0, +) == 2_200_00)
    let sameDay = terms.applying([.disbursement(try paidOut(200_00, after: 0))])
    #expect(try Schedule(sameDay).rows.map(\.principal).reduce(0, +) == 2_200_00)
    terms.disbursements.insert(try paidOut(0, after: 0), at: 0)
    let later = terms.applying([.disbursement(try paidOut(200_00, after: 70))])
    #expect(try Schedule(later).rows.map(\.principal).reduce(0, +) == 1_200_00)
  }

  @Test("a payoff on a due day is the debt with the payment of that day, and on the last one the last payment")
  func payoffOnDueDays() throws {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<25 {
      var (terms, start) = try regularTerms(using: &random)
      if Bool.random(using: &random), let from = start.adding(days: 75) {
        terms.rateChanges = [RateChange(from: from, annualRatePercent: try percent("21.3"))]
      }
      let schedule = try Schedule(terms)
      for row in schedule.rows {
        let due = try #require(row.date)
        let before = try schedule.payoff(on: due, terms: terms, paysDayFirst: false)
        #expect(before.total.minorUnits == row.balance + row.accruedInterest + row.payment, "\(terms) \(due)")
        let after = try schedule.payoff(on: due, terms: terms)
        #expect(after.total.minorUnits == row.balance + row.accruedInterest)
      }
    }
  }

  @Test("a payoff on any day is what an early repayment of the whole debt costs on it")
  func payoffIsEarlyRepayment() throws {
    var random = SeededGenerator(seed: 63)
    for _ in 0..<150 {
      var (terms, start) = try regularTerms(using: &random)
      if Bool.random(using: &random), let from = start.adding(days: 60), let to = start.adding(days: 140) {
        terms.paymentHolidays = [PaymentHoliday(from: from, to: to, interestRuns: Bool.random(using: &random))]
      }
      if Bool.random(using: &random), let from = start.adding(days: 75) {
        terms.rateChanges = [RateChange(from: from, annualRatePercent: try percent("21.3"))]
      }
      let schedule = try Schedule(terms)
      let date = try #require(start.adding(days: Int.random(in: 1...330, using: &random)))
      let all = EarlyRepayment(.on(date), amount: Money(minorUnits: .max / 4, currency: .rub))
      let repaid = try Schedule(terms.applying([.earlyRepayment(all)]))
      let payoff = try schedule.payoff(on: date, terms: terms)
      guard let row = repaid.rows.last, row.kind == .early else {
        #expect(payoff.total.isZero)
        continue
      }
      #expect(payoff.total.minorUnits == row.payment && payoff.interest.minorUnits == row.interest, "\(terms) \(date)")
    }
  }

  @Test("a further disbursement is added to the principal, whichever way the terms state it")
  func furtherDisbursement() throws {
    var terms = ScheduleTerms(principal: try rubles("100000"), annualRatePercent: try percent("12"), payments: 12)
    terms.disbursed = try day("2026-01-10")
    let second = Disbursement(date: try day("2026-03-10"), amount: try rubles("50000"))
    let effect = try ScheduleEffect(terms, of: [.disbursement(second)])
    #expect(effect.after.totalPaid.subtracting(effect.after.totalInterest) == (try rubles("150000")))
    terms.principal = try rubles("150000")
    terms.disbursements = [Disbursement(date: try day("2026-01-10"), amount: try rubles("100000")), second]
    #expect(try Schedule(terms) == effect.after)
    #expect(effect.payment(after: try day("2026-03-10")) != effect.before.payment)
  }

  private func regularTerms(
    using random: inout SeededGenerator
  ) throws -> (terms: ScheduleTerms, start: CalendarDate) {
    var terms = ScheduleTerms(
      principal: Money(minorUnits: Int64.random(in: 1_000_000...300_000_000, using: &random), currency: .rub),
      annualRatePercent: ExactDecimal(coefficient: Int64.random(in: 0...3500, using: &random), scale: 2),
      payments: Int.random(in: 3...40, using: &random))
    terms.method = Bool.random(using: &random) ? .annuity : .differentiated
    let start = try #require(CalendarDate(dayNumber: Int.random(in: 19_000...21_000, using: &random)))
    terms.disbursed = start
    switch Int.random(in: 0..<5, using: &random) {
    case 0: break
    case 1: terms.accrual = .days(.actualActualRU)
    case 2: terms.accrual = .days(.thirtyE360)
    default:
      terms.accrual = .days(.actual365Fixed)
      terms.rounding = Bool.random(using: &random) ? .down : .halfEven
      terms.roundsInterestPerRow = true
      if terms.method == .annuity { terms.levelPayment = .lowerFinalPayment }
      if Bool.random(using: &random) {
        terms.interestCap = InterestCap(totalPercentOfPrincipal: ExactDecimal(coefficient: 15, scale: 0))
      }
    }
    return (terms, start)
  }
}
