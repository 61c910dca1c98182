import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

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
    #expect(banner.title.replacing("\u{a0}", with: " ") == "RUB 1,000.00 early on November 21, 2026: less interest")
    #expect(
      sentence(.rateChange(percent: percent("13.4"), from: day("2027-03-01")), facts)[0]
        == "At 13.4% a year from March 1, 2027, the payment is RUB 478,941.47")
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
        + "From March 21, 2027, that is RUB 3,000.00 less than without the change.")
    // From a due day on, the next payment has the new rate for all of its time.
    facts.terms.rates = known([
      AppliedRate(rate: Rate(percent: percent("12")), until: day("2027-02-20")),
      AppliedRate(rate: Rate(percent: percent("9")), from: day("2027-02-21")),
    ])
    terms.rateChanges = [RateChange(from: day("2027-02-21"), annualRatePercent: percent("9"))]
    facts.schedule = PaymentSchedule(kind: .full, rows: rows(of: try Schedule(terms), paid: 1))
    #expect(
      sentence(.rateChange(percent: percent("6"), from: day("2027-01-21")), facts)[0]
        == "At 6% a year from January 21, 2027, the payment is RUB 3,000.00 | "
        + "From March 21, 2027, that is RUB 1,500.00 less than without the change.")
    // The same rate as the announced one, only sooner.
    #expect(
      sentence(.rateChange(percent: percent("9"), from: day("2027-01-21")), facts)[0]
        == "At 9% a year from January 21, 2027, the payment is RUB 4,500.00")
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent("12")))])
    terms.rateChanges = []
    facts.schedule = PaymentSchedule(kind: .full, rows: rows(of: try Schedule(terms), paid: 1))
    #expect(
      sentence(.earlyRepayment(amount: percent("60000"), on: day("2026-12-21")), facts)[0]
        == "RUB 60,000.00 early on December 21, 2026: the payment falls by RUB 600.00 | "
        + "That saves RUB 6,000.00 in interest.")
  }

  @Test("compares with the rate that a payment would have had, also where changes fall away")
  func replacedChanges() throws {
    var facts = try loanOnTheWay()
    facts.terms.rates = known([
      AppliedRate(rate: Rate(percent: percent("17.4")), until: day("2026-12-26")),
      AppliedRate(rate: Rate(percent: percent("21")), from: day("2026-12-27"), until: day("2028-12-26")),
      AppliedRate(rate: Rate(percent: percent("12")), from: day("2028-12-27")),
    ])
    var terms = ScheduleTerms(principal: rub("700000"), annualRatePercent: percent("17.4"), payments: 48)
    (terms.disbursed, terms.accrual) = (day("2025-01-27"), .days(.actualActualRU))
    terms.rateChanges = [
      RateChange(from: day("2026-12-27"), annualRatePercent: percent("21")),
      RateChange(from: day("2028-12-27"), annualRatePercent: percent("12")),
    ]
    facts.schedule.rows = rows(of: try Schedule(terms), paid: 21)
    let changed = sentence(.rateChange(percent: percent("19"), from: day("2026-12-27")), facts)[0]
    #expect(changed.contains("19% a year") && changed.hasSuffix("less than without the change."), "\(changed)")
    // From the day after a due day on, the next payment has the new rate alone.
    let since = day("2026-12-28")
    facts.terms.rates = known([
      AppliedRate(rate: Rate(percent: percent("17.4")), until: day("2026-12-27")),
      AppliedRate(rate: Rate(percent: percent("21")), from: since),
    ])
    terms.rateChanges = [RateChange(from: since, annualRatePercent: percent("21"))]
    facts.schedule.rows = rows(of: try Schedule(terms), paid: 21)
    let sooner = sentence(.rateChange(percent: percent("19"), from: day("2026-12-27")), facts)[0]
    #expect(sooner.contains("From January 27, 2027, that is RUB") && sooner.hasSuffix("less than without the change."))
  }
}
