import LoanArithmetic
import Loans
import Testing

@Suite("A what-if of a loan whose fixed rate ends")
struct WhatIfRateFixingTests {
  private func answer(_ question: WhatIf.Scenario, _ facts: LoanFacts = loanWithFixedRate()) -> WhatIfAnswer {
    LoanOnDay(facts, on: day("2026-11-21")).answer(to: question)
  }

  @Test(
    "compares the debt at the end of the fixed rate with and without an early repayment",
    arguments: [nil, EarlyRepayment.Kept.payment])
  func repayment(kept: EarlyRepayment.Kept?) throws {
    for facts in [loanWithFixedRate(), loanWithFixedRate { $0.schedule = PaymentSchedule() }] {
      let answer = answer(.earlyRepayment(amount: percent("5000"), on: day("2026-12-30"), keeps: kept), facts)
      guard case .repayment(let comparison) = answer else { throw NoAnswer(answer: answer) }
      let option = try #require(comparison.options.first)
      #expect(comparison.fixedUntil == day("2027-06-30") && comparison.debtAtFixing == rub("93831.86"))
      #expect(comparison.ends == nil && comparison.options.count == 1 && option.effect == .shorterTerm)
      // Six months of 6 % on 5 000 ₽, and on the interest that is saved in between.
      #expect(option.debtAtFixing == rub("88679.98") && option.outcome.interestSaved.value == rub("151.88"))
      #expect(option.outcome.paymentAfter.value == rub("1000") && option.outcome.endsAfter == .notProvided)
      #expect(option.outcome.rows?.count == 6 && option.paymentsSaved == 0)
    }
  }

  @Test("repays everything within the fixed rate by the same payments, if little is left")
  func repaid() throws {
    let answer = answer(.earlyRepayment(amount: percent("95000"), on: day("2026-12-30")))
    guard case .repayment(let comparison) = answer else { throw NoAnswer(answer: answer) }
    let rows = try #require(comparison.options.first?.outcome.rows)
    // 1 962.24 ₽ are left, and 972.05 ₽ after a payment with 9.81 ₽ of interest; 28 days of 6 % on these are 4.54 ₽.
    #expect(rows.map(\.payment) == [rub("1000"), rub("976.59")] && rows.last?.balance == rub("0"))
    #expect(comparison.options.first?.debtAtFixing == rub("0"))
  }

  @Test("calculates what repays everything up to the last day of the fixed rate")
  func payoff() {
    let loan = LoanOnDay(loanWithFixedRate(), on: day("2026-11-21"))
    // 96 962.24 ₽ and fifteen days of 6 %.
    #expect(loan.payoff(on: day("2027-01-15")).value == rub("97204.65"))
    #expect(answer(.payoff(on: day("2027-07-01"))) == .impossible(.rateEnds(day("2027-06-30"))))
  }

  @Test("leaves out the rows that the source calculated at the old rate beyond it")
  func rowsBeyond() throws {
    let longer = loanWithFixedRate {
      $0.schedule.rows.append(
        ScheduleRow(
          number: 13, due: day("2027-07-30"), payment: rub("94301.02"),
          portions: [Portion(.principal, rub("93831.86")), Portion(.interest, rub("469.16"))], balance: rub("0"),
          status: .upcoming))
    }
    let loan = LoanOnDay(longer, on: day("2026-11-21"))
    #expect(loan.cost.left == .notProvided && loan.unknownAfter == day("2027-06-30"))
    #expect(!loan.comingChanges.contains { $0.kind == .lastPayment(.instalment) })
    let answer = loan.answer(to: .earlyRepayment(amount: percent("5000"), on: day("2026-12-30")))
    guard case .repayment(let comparison) = answer else { throw NoAnswer(answer: answer) }
    #expect(comparison.options.first?.debtAtFixing == rub("88679.98"))
  }

  @Test("names the new rate as the reason where it decides")
  func refusals() {
    let reason = WhatIfAnswer.impossible(.rateEnds(day("2027-06-30")))
    #expect(answer(.earlyRepayment(amount: percent("5000"), keeps: .term)) == reason)
    #expect(answer(.earlyRepayment(amount: percent("5000"), on: day("2027-06-30"))) == reason)
    #expect(answer(.paymentHoliday(months: 2)) == reason)
    #expect(answer(.rateChange(percent: percent("4"), from: day("2027-07-01"))) == reason)
  }

  @Test("shows the debt at the end that differs from the schedule, and does not guess from a part of it")
  func difference() throws {
    let other = loanWithFixedRate {
      $0.terms.rateFixing = known(RateFixing(until: day("2027-06-30"), debt: rub("90000")))
    }
    let answer = answer(.earlyRepayment(amount: percent("1000")), other)
    guard case .impossible(.differs(let found?)) = answer else { throw NoAnswer(answer: answer) }
    #expect(found.figure == .fixedDebt && found.stated == rub("93831.86") && found.calculated == rub("90000"))
    let part = loanWithFixedRate { $0.schedule.rows.removeLast() }
    #expect(
      self.answer(.earlyRepayment(amount: percent("1000")), part) == .impossible(.missing([.schedule])))
  }
}
