import TestSupport
import Testing

@testable import LoanArithmetic

/// Laws that hold for every schedule, over random terms.
@Suite struct ScheduleLawTests {
  @Test("principal parts add up to the principal, and each balance follows from the one before")
  func sums() throws {
    var random = SeededGenerator(seed: 21)
    var made = 0
    for _ in 0..<6000 {
      let terms = RandomTerms.make(using: &random)
      guard let schedule = try? Schedule(terms) else { continue }
      made += 1
      var owed = terms.principal.minorUnits
      for row in schedule.rows {
        owed -= row.principal
        #expect(row.payment == row.principal + row.interest)
        #expect(row.balance == owed)
        #expect(row.principal >= 0 && row.interest >= 0, "\(terms) \(row)")
      }
      #expect(owed == 0)
      #expect(schedule.totalInterest.minorUnits == schedule.rows.map(\.interest).reduce(0, +))
      #expect(schedule.totalPaid.minorUnits == schedule.rows.map(\.payment).reduce(0, +))
    }
    #expect(made > 4000)
  }

  @Test("a loan with a rate of zero has no interest")
  func noInterest() throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<1000 {
      var terms = RandomTerms.make(using: &random)
      terms.annualRatePercent = ExactDecimal(coefficient: 0, scale: 0)
      terms.rateChanges = []
      guard let schedule = try? Schedule(terms) else { continue }
      #expect(schedule.totalInterest.isZero)
      #expect(schedule.totalPaid == terms.principal)
    }
  }

  @Test("an early repayment never raises the interest")
  func earlyRepayment() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<2000 {
      var terms = RandomTerms.make(using: &random)
      terms.earlyRepayments = []
      // Flat interest does not depend on what is repaid, and over decades at such rates a payment is all interest.
      if terms.method == .flat { terms.method = .annuity }
      terms.period = .month
      terms.annualRatePercent = ExactDecimal(coefficient: Int64.random(in: 0...2500, using: &random), scale: 2)
      // Where the rate changes inside a period, finding the payment anew later spreads what that period was paid too
      // much.
      terms.rateChanges = []
      guard let start = terms.disbursed, let date = start.adding(days: Int.random(in: 1...900, using: &random)) else {
        continue
      }
      let repayment = EarlyRepayment(
        .on(date), amount: Money(minorUnits: Int64.random(in: 1...50_000_000, using: &random), currency: .rub),
        keeps: Bool.random(using: &random) ? .term : .payment)
      guard let effect = try? ScheduleEffect(terms, of: [.earlyRepayment(repayment)]) else { continue }
      // Each further rounding of interest, one a row and one where a period is cut, may cost a minor unit.
      #expect(effect.interestSaved.minorUnits >= -Int64(effect.after.rows.count) - 1, "\(terms) \(repayment)")
    }
  }

  @Test("arithmetic on wide numbers reports an overflow and never traps")
  func overflow() throws {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<2000 {
      var terms = RandomTerms.make(using: &random)
      terms.principal = Money(minorUnits: Int64.random(in: .min ... .max, using: &random), currency: .rub)
      terms.annualRatePercent = ExactDecimal(
        coefficient: Int64.random(in: .min ... .max, using: &random), scale: Int.random(in: 0...18, using: &random))
      terms.payments = Int.random(in: -5...400, using: &random)
      do {
        let schedule = try Schedule(terms)
        #expect(schedule.rows.allSatisfy { $0.balance >= 0 })
      } catch {
        #expect(!error.expected.isEmpty)
      }
    }
  }

  /// One kopeck more or less would be further from the exact payment: checked with wide whole numbers.
  @Test("the level payment is rounded to the nearest kopeck")
  func levelPayment() throws {
    var random = SeededGenerator(seed: 25)
    for _ in 0..<2000 {
      let payments = Int.random(in: 1...420, using: &random)
      let terms = ScheduleTerms(
        principal: Money(minorUnits: Int64.random(in: 1_000_000...100_000_000_000, using: &random), currency: .rub),
        annualRatePercent: ExactDecimal(coefficient: Int64.random(in: 1...3000, using: &random), scale: 2),
        payments: payments)
      let payment = try #require(try Schedule(terms).payment).minorUnits
      let (a, b) = (UInt128(terms.annualRatePercent.coefficient), UInt128(120_000))
      let grown = WideNatural(a + b).power(payments)
      let exact = WideNatural(2) * WideNatural(UInt128(terms.principal.minorUnits)) * WideNatural(a) * grown
      let unit = WideNatural(b) * (grown - WideNatural(b).power(payments))
      #expect(WideNatural.order(exact, WideNatural(UInt128(2 * payment - 1)) * unit) >= 0)
      #expect(WideNatural.order(exact, WideNatural(UInt128(2 * payment + 1)) * unit) < 0)
    }
  }
}

private enum RandomTerms {
  static func make(using random: inout SeededGenerator) -> ScheduleTerms {
    var terms = ScheduleTerms(
      principal: Money(minorUnits: Int64.random(in: 0...500_000_000, using: &random), currency: .rub),
      annualRatePercent: ExactDecimal(coefficient: Int64.random(in: 0...6000, using: &random), scale: 2),
      payments: Int.random(in: 1...60, using: &random))
    terms.method = RepaymentMethod.allCases.randomElement(using: &random) ?? .annuity
    terms.rounding = [.halfUp, .halfEven, .carry].randomElement(using: &random) ?? .halfUp
    let isAnnuity = terms.method == .annuity && terms.rounding != .carry
    terms.levelPayment =
      (isAnnuity ? LevelPaymentRule.allCases : [.nominal, .exact]).randomElement(using: &random) ?? .nominal
    terms.firstStub = FirstStub.allCases.randomElement(using: &random) ?? .separateRow
    let periods = [
      Term(1, .months), Term(3, .months), Term(1, .weeks), Term(2, .weeks), Term(10, .days), Term(1, .years),
    ]
    terms.period = (periods.randomElement(using: &random) ?? nil) ?? .month
    terms.interestOnlyPeriods = Int.random(in: 0...3, using: &random) % terms.payments
    guard Int.random(in: 0..<5, using: &random) > 0,
      let start = CalendarDate(dayNumber: Int.random(in: 10_000...25_000, using: &random))
    else { return terms }
    terms.disbursed = start
    if Bool.random(using: &random) {
      // Business days have laws of their own, in `BusinessDayScheduleTests`.
      let conventions = DayCount.allCases.filter { $0 != .business252 }
      terms.accrual = .days(conventions.randomElement(using: &random) ?? .actual360)
    }
    if Bool.random(using: &random) { terms.firstPayment = start.adding(days: Int.random(in: 1...70, using: &random)) }
    if terms.period.months != nil, Bool.random(using: &random) {
      terms.paymentDay = Int.random(in: 1...31, using: &random)
    }
    if Bool.random(using: &random) { terms.businessCalendar = BusinessCalendar(shift: .nextInMonth) }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guard let date = start.adding(days: Int.random(in: 0...700, using: &random)) else { continue }
      terms.earlyRepayments.append(
        EarlyRepayment(
          .on(date), amount: Money(minorUnits: Int64.random(in: 1...100_000_000, using: &random), currency: .rub),
          keeps: Bool.random(using: &random) ? .term : .payment))
    }
    if Int.random(in: 0..<4, using: &random) == 0,
      let date = start.adding(days: Int.random(in: 1...600, using: &random))
    {
      terms.rateChanges = [
        RateChange(
          from: date,
          annualRatePercent: ExactDecimal(coefficient: Int64.random(in: 0...6000, using: &random), scale: 2))
      ]
    }
    if Int.random(in: 0..<4, using: &random) == 0,
      let from = start.adding(days: Int.random(in: 1...300, using: &random)),
      let to = from.adding(days: Int.random(in: 0...150, using: &random))
    {
      terms.paymentHolidays = [PaymentHoliday(from: from, to: to, interestRuns: Bool.random(using: &random))]
    }
    return terms
  }
}
