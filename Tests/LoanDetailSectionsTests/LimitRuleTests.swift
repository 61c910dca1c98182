import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

@Suite("The rules about credit limits")
struct LimitRuleTests {
  private let today = day("2026-11-21")

  private func loan(_ total: String, _ lines: CreditLine...) -> LoanFacts {
    card {
      $0.asOf = today
      $0.obligations = known([])
      $0.debt.total = known(rub(total))
      $0.revolving.lines = known(lines)
    }
  }

  @Test("take what is stated as available before the debt, unless it is nothing")
  func usedFromAvailable() {
    func used(available: String) -> (used: Money?, over: Money?, toPay: [Money]) {
      let line = CreditLine(id: "a", limit: known(rub("100")), available: known(rub(available)))
      let loan = loan("120", line).on(today)
      return (loan.used(of: line).value, loan.overLimit(of: line).value, loan.paymentsForLimits)
    }
    let overdrawn = used(available: "-5")
    #expect(overdrawn.used == rub("105") && overdrawn.over == rub("5"))
    #expect(overdrawn.toPay == [rub("20")], "15 of charges are cleared first")
    #expect(used(available: "30").used == rub("70") && used(available: "30").over == nil)
    #expect(used(available: "0").used == rub("120"))
    #expect(used(available: "130").used == rub("0"), "the customer's own money is available too")
  }

  @Test("count no charges while it is unknown what is used of a line")
  func unknownUse() {
    let loan = loan(
      "100000", CreditLine(id: "a", limit: known(rub("50000")), used: known(rub("60000"))),
      CreditLine(id: "b", limit: known(rub("100000"))))
    #expect(loan.on(today).paymentsForLimits == [rub("10000")])
  }

  @Test("know what is available by a limit that is in force, and not by one that was to end")
  func limitInForce() {
    func available(on asOf: String, newLimit: String) -> Fact<Money> {
      let line = CreditLine(
        id: "a", limit: known(rub("50")), used: known(rub("40")), newLimit: known(rub(newLimit)),
        newLimitFrom: known(today))
      return loan("40", line).on(day(asOf)).available(of: line)
    }
    #expect(available(on: "2026-11-20", newLimit: "30").value == rub("10"))
    #expect(available(on: "2026-11-21", newLimit: "30") == .notProvided)
    #expect(available(on: "2026-11-22", newLimit: "30") == .notProvided)
    #expect(available(on: "2026-11-22", newLimit: "50").value == rub("10"))
  }

  @Test("date what they work out by the day of the facts")
  func days() {
    let (over, some) = (
      CreditLine(id: "a", limit: known(rub("50")), used: known(rub("60"))),
      CreditLine(id: "b", limit: known(rub("50")), available: known(rub("20")))
    )
    let later = loan("100", over, some).on(day("2026-11-25"))
    let amounts = [later.available(of: over), later.overLimit(of: over), later.used(of: some)] + later.overAllLimits
    #expect(amounts.map(\.asOf) == [today, today, today, today])
    let only = CreditLine(id: "c", limit: known(rub("50")))
    #expect(loan("60", only).on(day("2026-11-25")).used(of: only).asOf == today)
    #expect(loan("60", only).on(today).used(of: only).asOf == nil)
  }

  @Test("a lower limit needs all that is above the limits of its day, and the last one is enough")
  func excessOfOtherLine() {
    let loan = card {
      $0.asOf = day("2026-11-21")
      $0.obligations = known([])
      $0.debt.total = known(rub("20500"))
      $0.revolving.lines = known([
        CreditLine(id: "a", limit: known(rub("10000")), used: known(rub("12000"))),
        CreditLine(
          id: "b", limit: known(rub("9000")), used: known(rub("8000")), newLimit: known(rub("5000")),
          newLimitFrom: known(day("2026-12-01"))),
        CreditLine(
          id: "c", limit: known(rub("10")), used: known(rub("0")), newLimit: known(rub("5")),
          newLimitFrom: known(day("2026-12-10"))),
      ])
    }.on(day("2026-11-21"))
    #expect(loan.paymentsForLimits == [rub("2500")], "500 of charges are cleared first")
    #expect(loan.paymentsForNewLimits.first?.amount == rub("5500") && !loan.limitsFallAgain)
  }

  @Test("a limit that rises needs no payment before its day")
  func higherLimit() {
    let loan = card {
      $0.asOf = day("2026-11-21")
      $0.revolving.lines = known([
        CreditLine(
          id: "a", limit: known(rub("10000")), newLimit: known(rub("15000")), newLimitFrom: known(day("2026-12-01")))
      ])
    }.on(day("2026-11-21"))
    #expect(loan.paymentsForLimits == [rub("10000")] && loan.paymentsForNewLimits.first == nil)
  }

  @Test("take a limit that was announced for a day before that of the facts for one that is over")
  func limitBeforeFacts() {
    let old = CreditLine(
      id: "a", limit: known(rub("300000")), used: known(rub("150000")), newLimit: known(rub("100000")),
      newLimitFrom: known(day("2026-03-01")))
    let falling = CreditLine(
      id: "b", limit: known(rub("50000")), used: known(rub("40000")), newLimit: known(rub("30000")),
      newLimitFrom: known(day("2026-12-15")))
    let need = loan("190000", old, falling).on(today).paymentsForNewLimits
    #expect(need.map(\.amount) == [rub("10000")] && need.map(\.by) == [day("2026-12-14")])
    #expect(loan("150000", old).on(day("2026-02-01")).paymentsForNewLimits.isEmpty, "the facts are of a later day")
  }

  @Test("count no more as used of the only line than is owed")
  func usedWithinDebt() {
    let line = CreditLine(id: "a", limit: known(rub("300")), available: known(rub("100")))
    #expect(loan("50", line).on(today).used(of: line).value == rub("50"))
  }

  @Test("name the rate above the limit that began last")
  func excessRate() {
    let rates = [("20", "2024-01-01"), ("36", "2026-01-01")].map { rate, from in
      AppliedRate(rate: Rate(percent: percent(rate)), from: day(from), use: .excess)
    }
    for all in [rates, rates.reversed()] {
      let facts = card { $0.terms.rates = known(all) }
      #expect(facts.on(today).excessRate?.percent == percent("36"))
    }
  }
}
