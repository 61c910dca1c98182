import LoanArithmetic
import Loans
import Testing

@Suite("A what-if of a loan with a balloon")
struct WhatIfBalloonTests {
  /// 1 600 000 ₽ at 15.9 % over 36 months, of which 640 000 ₽ are due at the end, after 32 payments; the paid rows but
  /// the last are left out.
  private func loan(_ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
    let figures: [(String, String, String, String)] = [
      ("2026-11-15", "31348.65", "10834.73", "770979.67"), ("2026-12-15", "32107.84", "10075.54", "738871.83"),
      ("2027-01-15", "32205.57", "9977.81", "706666.26"), ("2027-02-15", "32640.48", "9542.90", "674025.78"),
      ("2027-03-15", "34025.78", "8221.27", "640000.00"),
    ]
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.asOf = day("2026-11-21")
    facts.opened = known(day("2024-03-15"))
    facts.debt.principal = known(rub("770979.67"))
    facts.terms.originalAmount = known(rub("1600000"))
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent("15.9")))])
    facts.terms.amortisation = known(.annuity)
    facts.terms.interest = known(.days(.actualActualRU))
    facts.terms.paymentEvery = known(.month)
    facts.terms.paymentDay = known(15)
    let rows = figures.enumerated().map { index, row in
      ScheduleRow(
        number: 32 + index, due: day(row.0), payment: rub(row.1).adding(rub(row.2)),
        portions: [Portion(.principal, rub(row.1)), Portion(.interest, rub(row.2))], balance: rub(row.3),
        status: index == 0 ? .paid : .upcoming)
    }
    let balloon = ScheduleRow(
      kind: .balloon, due: day("2027-03-15"), payment: rub("640000"), portions: [Portion(.principal, rub("640000"))],
      balance: rub("0"), status: .upcoming)
    facts.schedule = PaymentSchedule(kind: .full, rows: rows + [balloon])
    (facts.schedule.total, facts.schedule.isTruncated) = (known(36), true)
    facts.terms.balloon = known(Balloon(.balloon, amount: rub("640000"), due: day("2027-03-15")))
    change(&facts)
    return facts
  }

  private func answer(_ question: WhatIf.Scenario, _ facts: LoanFacts) -> WhatIfAnswer {
    facts.on(day("2026-11-21")).answer(to: question)
  }

  @Test("keeps the balloon after an early repayment, and has smaller payments before it")
  func repayment() throws {
    let answer = answer(.earlyRepayment(amount: percent("50000"), on: day("2026-12-15")), loan())
    guard case .repayment(let comparison) = answer else { throw NoAnswer(answer: answer) }
    let option = try #require(comparison.options.first)
    let rows = try #require(option.outcome.rows)
    #expect(comparison.options.map(\.effect) == [.smallerPayment] && option.paymentsSaved == 0)
    #expect(rows.map(\.kind) == [.instalment, .instalment, .instalment, .balloon])
    #expect(rows.last?.payment == rub("640000") && rows[2].balance == rub("640000"))
    // Three payments on 688 871.83 ₽ that leave 640 000 ₽, by the annuity formula.
    #expect(option.outcome.paymentAfter.value == rub("25204.21"))
    #expect(comparison.payment == rub("42183.38"))
  }

  @Test("repays less early than would leave the balloon alone")
  func whatTheBalloonLeaves() {
    func isAnswered(_ amount: String) -> Bool {
      let answer = answer(.earlyRepayment(amount: percent(amount), on: day("2026-12-15")), loan())
      return if case .repayment = answer { true } else { false }
    }
    #expect(isAnswered("98000") && !isAnswered("98871.83"))
  }

  @Test("counts the balloon in a payoff between two payments, and keeps it when the rate changes")
  func payoffAndRate() throws {
    let payoff = loan().on(day("2026-11-21")).payoff(on: day("2026-12-20"))
    // 738 871.83 ₽ and five days of 15.9 %.
    #expect(payoff.value == rub("740481.15"))
    let answer = answer(.rateChange(percent: percent("20.9"), from: day("2027-01-16")), loan())
    guard case .rate(let outcome) = answer else { throw NoAnswer(answer: answer) }
    #expect(outcome.rows.last?.kind == .balloon && outcome.rows.last?.payment == rub("640000"))
    #expect(outcome.paymentFrom == day("2027-02-15"))
  }

  @Test("names the balloon as the reason where its amount or day is not known afterwards")
  func refusals() {
    let reason = WhatIfAnswer.impossible(.irregularSchedule(.lastPayment(day("2027-03-15"))))
    #expect(answer(.paymentHoliday(months: 2), loan()) == reason)
    #expect(answer(.earlyRepayment(amount: percent("50000"), keeps: .payment), loan()) == reason)
    #expect(answer(.earlyRepayment(amount: percent("200000")), loan()) == reason)
    let late = loan { facts in
      facts.schedule.rows[facts.schedule.rows.count - 1].due = day("2027-04-15")
      (facts.terms.balloon, facts.schedule.isTruncated) = (.notProvided, false)
    }
    #expect(
      answer(.earlyRepayment(amount: percent("1000")), late)
        == .impossible(.irregularSchedule(.lastPayment(day("2027-04-15")))))
  }

  @Test(
    "does not calculate with a balloon in place of which another way is chosen",
    arguments: [
      .earlyRepayment(amount: percent("50000"), on: day("2026-12-15")), .paymentHoliday(months: 2),
      .rateChange(percent: percent("20.9"), from: day("2027-01-16")),
    ] as [WhatIf.Scenario])
  func settledOtherwise(question: WhatIf.Scenario) {
    func chosen(_ kind: Balloon.WayOut.Kind) -> LoanFacts {
      loan { facts in
        let way = Balloon.WayOut(kind, isChosen: true)
        facts.terms.balloon = known(
          Balloon(.balloon, amount: rub("640000"), due: day("2027-03-15"), waysOut: [way]))
      }
    }
    #expect(answer(question, chosen(.refinance)) == .impossible(.irregularSchedule(.settledOtherwise)))
    #expect(answer(question, chosen(.pay)) == answer(question, loan()))
  }

  @Test(
    "without a balloon repays the whole debt, also when the rate changes after a booked repayment",
    arguments: ["3", "12", "25", "45"])
  func rateAfterBooked(percent text: String) throws {
    for amount in ["20000", "90000.50", "150000"] {
      var facts = try loanOnTheWay()
      facts.bookedRepayments = known([
        BookedRepayment(.part, on: day("2026-11-27"), amount: rub(amount), effect: .shorterTerm)
      ])
      let answer = facts.on(day("2026-11-21")).answer(to: .rateChange(percent: percent(text), from: day("2027-03-28")))
      guard case .rate(let outcome) = answer else { throw NoAnswer(answer: answer) }
      #expect(outcome.rows.last?.balance == rub("0"), "\(amount)")
    }
  }

  @Test("shows the balloon that differs from the schedule")
  func difference() throws {
    let other = loan {
      $0.terms.balloon = known(Balloon(.balloon, amount: rub("600000"), due: day("2027-03-15")))
    }
    let answer = answer(.earlyRepayment(amount: percent("1000")), other)
    guard case .impossible(.differs(let found?)) = answer else { throw NoAnswer(answer: answer) }
    #expect(found.figure == .balloon && found.stated == rub("640000") && found.calculated == rub("600000"))
  }
}
