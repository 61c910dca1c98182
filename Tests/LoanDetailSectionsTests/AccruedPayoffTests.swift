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
}
