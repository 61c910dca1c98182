import LoanArithmetic
import Loans
import Testing

@Suite("What repays a debt by the interest of the days since the data")
struct AccruedPayoffTests {
  private func payoff(of facts: LoanFacts, on day: CalendarDate) -> Fact<Money> { facts.on(day).payoff(on: day) }

  @Test("follows from the parts of the debt and one daily rate, up to a limit of all charges")
  func accruedPayoff() throws {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    #expect(payoff(of: facts, on: day("2026-11-22")).value == nil)
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent("0.8"), period: .day))])
    #expect(payoff(of: facts, on: day("2026-11-21")).value == rub("10100"))
    #expect(payoff(of: facts, on: day("2026-11-23")).value == rub("10260"))
    #expect(try facts.on(day("2026-11-21")).payoffSum(on: day("2026-11-23")).perDay.value == rub("80"))
    // A rate of some days in between leaves no one rate, and a holiday without interest adds nothing.
    let promotion = AppliedRate(
      rate: Rate(percent: percent("0"), period: .day), from: day("2026-11-22"), until: day("2026-11-22"))
    let rates = facts.terms.rates
    facts.terms.rates = rates.map { $0 + [promotion] }
    #expect(payoff(of: facts, on: day("2026-11-23")).value == nil)
    facts.terms.rates = rates
    for (until, continues, sum) in [
      ("2026-11-23", false, "10100"), ("2026-11-22", false, nil), ("2026-11-20", false, "10260"),
      ("2026-11-23", true, "10260"), ("2026-11-23", nil, nil),
    ] as [(String, Bool?, String?)] {
      facts.holiday = known(
        PaymentHolidayTerms(from: day("2026-11-01"), until: day(until), interestContinues: continues))
      #expect(payoff(of: facts, on: day("2026-11-23")).value == sum.map { rub($0) }, "\(until)")
    }
    // Without a stated last day, interest may run again before the first payment.
    facts.holiday = known(
      PaymentHolidayTerms(from: day("2026-11-01"), firstPaymentAfter: day("2026-12-10"), interestContinues: false))
    facts.lifecycle.overlays = [.paymentHoliday]
    #expect(payoff(of: facts, on: day("2026-11-23")).value == nil)
    // Its days may be those of the state: interest runs before the first of them.
    facts.lifecycle.details = [
      .paymentHoliday: Lifecycle.OverlayDetails(since: day("2026-11-23"), until: day("2026-12-10"))
    ]
    facts.holiday = known(PaymentHolidayTerms(interestContinues: false))
    #expect(payoff(of: facts, on: day("2026-11-22")).value == rub("10180"))
    #expect(payoff(of: facts, on: day("2026-11-24")).value == nil)
    facts.lifecycle = Lifecycle(phase: .active)
    facts.holiday = .notProvided
    facts.terms.chargeCap = known(ChargeCap(percent: percent("10"), charged: known(rub("1150"))))
    #expect(payoff(of: facts, on: day("2026-11-23")).value == rub("10150"))
    #expect(payoff(of: facts, on: day("2026-12-06")).value == nil)
    facts.debt.total = known(rub("10200"))
    #expect(payoff(of: facts, on: day("2026-11-21")).value == nil)
  }

  /// A debt of 10 100 ₽ that grows by 80 ₽ a day.
  private func daily(_ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
    healthyLoan().with {
      $0.asOf = day("2026-11-21")
      $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("0.8"), period: .day))])
      change(&$0)
    }
  }

  @Test("contains the other parts of the payment of its day, unless the debt may have them already")
  func otherParts() throws {
    func sum(on due: String, _ part: Portion.Component, fees: String? = nil) -> Money? {
      let facts = daily { facts in
        if let fees {
          facts.debt.fees = known(rub(fees))
          facts.debt.total = known(rub("10100").adding(rub(fees)) ?? rub("0"))
        }
        facts.changeNext {
          $0.portions = [Portion(.principal, rub("900")), Portion(.interest, rub("90")), Portion(part, rub("10"))]
        }
      }
      return facts.on(day("2026-11-21")).payoff(on: day(due)).value
    }
    #expect(sum(on: "2026-12-05", .insurance) == rub("11230"))
    #expect(sum(on: "2026-12-04", .insurance) == rub("11140"))
    #expect(
      daily { facts in
        facts.changeNext {
          $0.due = known(day("2026-11-21")); $0.portions = [Portion(.insurance, rub("10"))]
        }
      }
      .on(day("2026-11-21")).payoff(on: day("2026-11-21")).value == rub("10110"))
    #expect(sum(on: "2026-12-05", .insurance, fees: "7") == rub("11237"))
    #expect(sum(on: "2026-12-05", .fees) == rub("11230") && sum(on: "2026-12-05", .fees, fees: "7") == nil)
  }

  @Test("contains the price of repaying everything today, unless the contract ends or the source states what it takes")
  func compensation() throws {
    func sum(on target: String, _ change: (inout LoanFacts) -> Void = { _ in }) throws -> PayoffSum {
      let facts = daily { facts in
        var rules = PrepaymentRules()
        rules.compensation = rub("9")
        facts.terms.prepayment = known(rules)
        change(&facts)
      }
      return try facts.on(day("2026-11-21")).payoffSum(on: day(target))
    }
    let today = try sum(on: "2026-11-21")
    #expect(today.total.value == rub("10109") && today.portions.contains(Portion(.fees, rub("9"))))
    #expect(today.perDay == .notProvided)
    #expect(throws: WhatIfObstacle.missing([.payoff])) { try sum(on: "2026-11-22") }
    #expect(try sum(on: "2026-11-22") { $0.ends = known(day("2026-11-22")) }.total.value == rub("10180"))
    #expect(
      try sum(on: "2026-12-05") {
        $0.changeNext { $0.purpose = known(.closes) }
        $0.debt.principal = known(rub("1000"))
        $0.debt.total = known(rub("1100"))
      }.total.value == rub("1212"))
    func states(_ amount: String) -> (inout LoanFacts) -> Void {
      { $0.debt.payoff = known(Payoff(amount: rub(amount), validOn: day("2026-11-21"))) }
    }
    #expect(try sum(on: "2026-11-21", states("10109")).total.value == rub("10109"))
    #expect(try sum(on: "2026-11-22", states("10100")).total.value == rub("10180"))
    #expect(throws: WhatIfObstacle.missing([.perDay])) { try sum(on: "2026-11-22", states("10109")) }
  }
}
