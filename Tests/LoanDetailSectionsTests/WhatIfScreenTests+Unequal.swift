import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

// Loans whose payments are not all equal.
extension WhatIfScreenTests {
  @Test(
    "offers no smaller payment where the one that is found anew is not smaller, and says nothing of a rate's effect")
  func longFirstPeriod() throws {
    var facts = try loan(of: "10000000", at: "13.5", months: 24, from: "2026-09-15", paid: 2)
    // The contract's payment is less than that of its last months: a large last payment makes up for it.
    var terms = ScheduleTerms(
      principal: facts.debt.principal.value ?? rub("0"), annualRatePercent: percent("13.5"), payments: 22)
    terms.disbursed = facts.schedule.rows[1].due
    terms.accrual = .days(.actualActualRU)
    terms.paymentAmount = rub("470000")
    facts.schedule.rows = Array(facts.schedule.rows.prefix(2)) + rows(of: try Schedule(terms), paid: 0, from: 3)
    facts.changeNext { $0.amount = known(rub("470000")) }
    #expect(
      sentence(.earlyRepayment(amount: percent("1000")), facts)[0]
        == "RUB 1,000.00 early on November 21, 2026: only the last payment becomes smaller | "
        + "That saves RUB 276.29 in interest.")
    let kept = WhatIf(.earlyRepayment(amount: percent("1000"), keeps: .term))
    guard case .banner(let banner)? = items(kept, facts).first else { return #expect(Bool(false)) }
    #expect(banner.text == "The payments are not equal, so it is not known what would become of them.")
    let rate = sentence(.rateChange(percent: percent("13.4"), from: day("2027-03-01")), facts)[0]
    #expect(rate.hasPrefix("At 13.4% a year from March 1, 2027, the payment is RUB 4") && !rate.contains("That is"))
    #expect(
      sentence(.rateChange(percent: percent("13.50"), from: day("2027-03-01")), facts)[0]
        == "At 13.50% a year from March 1, 2027, the payment is RUB 470,000.00 | The payment does not change.")
  }

  @Test("tells the payment of a whole period at the new rate, and one effect on payments of interest alone")
  func interestOnly() throws {
    var terms = ScheduleTerms(principal: rub("600000"), annualRatePercent: percent("12"), payments: 12)
    (terms.disbursed, terms.accrual, terms.method) = (day("2026-10-21"), .equalPeriods, .interestOnly)
    var facts = try loan(of: "600000", at: "12", months: 12, from: "2026-10-21", paid: 1, accruing: .equalPeriods)
    facts.terms.amortisation = known(.interestOnly)
    facts.schedule = PaymentSchedule(kind: .full, rows: rows(of: try Schedule(terms), paid: 1))
    facts.debt.principal = known(rub("600000"))
    facts.changeNext { ($0.due, $0.amount) = (known(day("2026-12-21")), known(rub("6000"))) }
    #expect(
      sentence(.rateChange(percent: percent("6"), from: day("2027-02-11")), facts)[0]
        == "At 6% a year from February 11, 2027, the payment is RUB 3,000.00 | "
        + "That is RUB 3,000.00 less than without the change.")
    #expect(
      sentence(.earlyRepayment(amount: percent("60000"), on: day("2026-12-21")), facts)[0]
        == "RUB 60,000.00 early on December 21, 2026: the payment falls by RUB 600.00 | "
        + "That saves RUB 6,000.00 in interest.")
  }
}
