import Testing

@testable import LoanArithmetic

@Suite struct DerivedFigureTests {
  @Test("a product of more than 128 bits has the sign of its factors", arguments: [Int128(1), -1])
  func wideProducts(sign: Int128) {
    let value = Int128.max / 4
    #expect(RoundingRule.halfUp.scale(sign * value, 1_000_000, 2_000_000) == sign * ((value + 1) / 2))
    #expect(RoundingRule.halfUp.scale(value, sign * 1_000_000, 2_000_000) == sign * ((value + 1) / 2))
    #expect(RoundingRule.halfUp.scale(sign * value, sign * 1_000_000, 2_000_000) == (value + 1) / 2)
  }

  @Test("the mean interval of unequal dates is in months where these are nearer than whole days")
  func meanInterval() throws {
    let monthly = try (1...13).map { try #require(CalendarDate(year: 2026, month: 1, day: 15)?.adding(months: $0 - 1)) }
    #expect(CommonInterval.Histogram(between: monthly).mean == .months(1))
    let daily = try (0...9).map { try #require(CalendarDate(year: 2026, month: 1, day: 15)?.adding(days: 3 * $0)) }
    #expect(CommonInterval.Histogram(between: daily).mean == .days(3))
  }

  @Test("a payoff is the principal, the interest so far and an amount per day")
  func payoff() throws {
    let payoff = try PayoffQuote(
      principal: rubles("404870.22"), unpaidInterest: rubles("2429.70"), annualRatePercent: percent("11.5"),
      since: day("2016-12-12"), on: day("2016-12-25"), by: .actualActualRU)
    #expect(payoff.interest == (try rubles("4083.47")))
    #expect(payoff.total == (try rubles("408953.69")))
    #expect(payoff.perDiem == (try rubles("127.21")))
  }

  @Test("the last payment of a schedule equals the payoff on that day")
  func payoffOnLastDay() throws {
    var terms = ScheduleTerms(principal: try rubles("500000"), annualRatePercent: try percent("11.5"), payments: 12)
    terms.disbursed = try day("2018-10-25")
    terms.accrual = .days(.actualActualRU)
    let schedule = try Schedule(terms)
    let before = try #require(schedule.rows[10].date)
    let last = try #require(schedule.rows[11].date)
    let payoff = try PayoffQuote(
      principal: schedule.money(schedule.rows[10].balance), annualRatePercent: terms.annualRatePercent, since: before,
      on: last, by: .actualActualRU)
    #expect(payoff.total == schedule.money(schedule.rows[11].payment))
    #expect(try schedule.payoff(on: before, terms: terms).total == schedule.money(schedule.rows[10].balance))
  }

  @Test("an early repayment saves interest", arguments: EarlyRepayment.Kept.allCases)
  func earlyRepayment(keeps: EarlyRepayment.Kept) throws {
    var terms = ScheduleTerms(principal: try rubles("1000000"), annualRatePercent: try percent("12"), payments: 60)
    terms.disbursed = try day("2024-01-10")
    let repayment = EarlyRepayment(.on(try day("2025-01-10")), amount: try rubles("200000"), keeps: keeps)
    let effect = try ScheduleEffect(terms, of: [.earlyRepayment(repayment)])
    #expect(effect.interestSaved.isPositive)
    #expect((effect.paymentsSaved > 0) == (keeps == .payment))
    #expect(effect.after.payment == effect.before.payment)
  }

  @Test("the minimum payment is never more than the debt")
  func minimumOfSmallDebt() throws {
    let rule = MinimumPaymentRule(
      percent: try percent("8"), floor: try rubles("600"), roundUpTo: try rubles("100"))
    #expect(try rule.payment(on: rubles("150.20")) == (try rubles("150.20")))
    #expect(try rule.payment(on: rubles("0")) == (try rubles("0")))
  }

  @Test("paying only the minimum takes years")
  func minimumOnly() throws {
    let rule = MinimumPaymentRule(percent: try percent("5"), floor: try rubles("300"))
    let run = try MinimumPaymentRun(
      debt: rubles("100000"), annualRatePercent: percent("30"), rule: rule, paysInterestOnTop: true)
    #expect(run.totalPaid == run.totalInterest.adding(try rubles("100000")))
    #expect(run.firstPayment == (try rubles("7500")))
    #expect(run.months > 60)
  }

  @Test("a percentage without a least amount repays the debt, too: the last minor units are paid at once")
  func minimumWithoutFloor() throws {
    let rule = MinimumPaymentRule(percent: try percent("5"))
    let run = try MinimumPaymentRun(
      debt: rubles("45875.50"), annualRatePercent: percent("29.9"), rule: rule, paysInterestOnTop: true)
    #expect(run.totalPaid == run.totalInterest.adding(try rubles("45875.50")))
    #expect(run.firstPayment == (try rubles("3436.84")))
    #expect((200...300).contains(run.months), "\(run.months)")
  }

  @Test("what no amount can hold is an error, as is a debt below zero")
  func minimumOfExtremes() throws {
    func code(_ debt: String, _ share: String) throws -> LoanArithmeticError.Code {
      try #require(throws: LoanArithmeticError.self) {
        try MinimumPaymentRun(
          debt: rubles(debt), annualRatePercent: percent("1200"), rule: MinimumPaymentRule(percent: percent(share)),
          paysInterestOnTop: false)
      }.code
    }
    #expect(try code("40000000000000000", "60") == .overflow)
    #expect(try code("40000000000000000", "51") == .neverAmortises)
    #expect(try code("-5", "60") == .outOfRange)
  }

  @Test("a minimum payment below the interest is refused")
  func minimumBelowInterest() throws {
    let rule = MinimumPaymentRule(percent: try percent("2"))
    let error = try #require(throws: LoanArithmeticError.self) {
      try MinimumPaymentRun(
        debt: rubles("100000"), annualRatePercent: percent("60"), rule: rule, paysInterestOnTop: false)
    }
    #expect(error.code == .neverAmortises)
  }

  @Test("a late payment costs interest and a penalty")
  func delay() throws {
    let overdue = try LatePaymentCost(
      amount: rubles("18600"), principal: rubles("15000"), annualRatePercent: percent("292"),
      penaltyRatePercent: percent("20"), due: day("2025-03-01"), on: day("2025-03-11"), by: .actual365Fixed)
    #expect(overdue.interest == (try rubles("1200")))
    #expect(overdue.penalty == (try rubles("82.19")))
    #expect(overdue.total == (try rubles("19882.19")))
  }
}
