import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

@Suite("A payoff amount under a cap on charges")
struct PayoffDayOfCapTests {
  /// On November 21, 10,000 and 500 of interest are owed, and 1,000 may still be charged; each day adds 100.
  private func facts(_ amount: String, of validOn: String) -> LoanFacts {
    healthyLoan(asOf: "2026-11-21") {
      $0.obligations = known([])
      $0.debt.total = known(rub("10500"))
      $0.debt.payoff = known(Payoff(amount: rub(amount), validOn: day(validOn), perDiem: rub("100")))
      $0.terms.chargeCap = known(ChargeCap(amount: rub("1500"), charged: known(rub("500"))))
    }
  }

  @Test(
    "is the same whatever day it is stated for: what grew before the day of the data is charged already",
    arguments: [("10000", "2026-11-16"), ("10500", "2026-11-21"), ("10700", "2026-11-23"), ("11500", "2026-12-01")])
  func otherDay(amount: String, validOn: String) {
    let loan = facts(amount, of: validOn).on(day("2026-11-21"))
    #expect(loan.payoff(on: day("2026-12-01")).value == rub("11500"))
    #expect(loan.payoff(on: day("2026-12-05")).value == rub("11500"))
    if day(validOn) <= day("2026-11-24") { #expect(loan.payoff(on: day("2026-11-24")).value == rub("10800")) }
    #expect((try? loan.payoffSum(on: day("2026-12-01")))?.perDay == .notProvided)
  }

  @Test("what is charged follows from paid totals of the whole contract only, and what is not applicable is zero")
  func paidTotals() {
    func charged(from: String?, until: String?, _ change: (inout LoanFacts) -> Void = { _ in }) -> Money? {
      var facts = facts("10500", of: "2026-11-21")
      facts.opened = known(day("2026-06-05"))
      facts.terms.chargeCap = known(ChargeCap(amount: rub("1500")))
      facts.paid = known(
        PaidTotals(from: from.map(day), until: until.map(day), portions: [Portion(.interest, rub("200"))]))
      change(&facts)
      return facts.on(day("2026-11-21")).chargedSoFar.value
    }
    #expect(charged(from: nil, until: nil) == rub("300"))
    #expect(charged(from: "2026-06-05", until: "2026-11-21") == rub("300"))
    #expect(charged(from: "2026-06-06", until: nil) == nil)
    #expect(charged(from: nil, until: "2026-11-20") == nil)
    let without = charged(from: nil, until: nil) {
      $0.debt.fees = .absent(.notApplicable)
      $0.debt.penalties = .absent(.notApplicable)
    }
    #expect(without == rub("300"))
  }
}
