import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("The limit of all charges")
struct ChargeLimitTests {
  private func facts(charged: String?, percent text: String? = "130", amount: String? = nil) -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.debt.payoff = known(Payoff(amount: rub("10100"), validOn: day("2026-11-21"), perDiem: rub("80")))
    facts.terms.chargeCap = known(
      ChargeCap(
        percent: text.map(percent), amount: amount.map(rub), dailyPercent: percent("0.8"),
        charged: charged.map { known(rub($0)) } ?? .notProvided))
    return facts
  }

  @Test("is told in money, with what is charged, what is left, and the day on which it would be reached")
  func running() {
    #expect(
      bothLanguages(facts(charged: "12000")) { ChargeLimit($0) } == [
        """
        The most that can be charged ───────────────────────────────
          Cap on all charges  . . . . . . . . . . . .  RUB 15,600.00
            130% of the original amount; calculated

          Charged so far  ███████░░░  RUB 12,000.00 of RUB 15,600.00

          May still be charged  . . . . . . . . . . . . RUB 3,600.00
            calculated
          Reached if nothing is paid  . . . . . . .  January 5, 2027
            in 45 days; calculated
          Interest rate at most . . . . . . . . . . . . . 0.8% a day
        """,
        """
        Сколько могут начислить ────────────────────────────────────
          Все начисления вместе — не больше . . . . . .  15 600,00 ₽
            130 % от первоначальной суммы; рассчитано

          Уже начислено  ███████████░░░░  12 000,00 ₽ из 15 600,00 ₽

          Ещё могут начислить . . . . . . . . . . . . . . 3 600,00 ₽
            рассчитано
          Если не платить, предел наступит  . . . . 5 января 2027 г.
            через 45 дней; рассчитано
          Ставка — не выше  . . . . . . . . . . . . . . 0,8 % в день
        """,
      ])
  }

  @Test("names the percentage only if the amount comes from it", arguments: [("15600", true), ("5000", false)])
  func percentage(amount: String, isTold: Bool) {
    let shown = drawn(ChargeLimit(shownLoan(facts(charged: nil, amount: amount))).body)
    #expect(shown.contains("130% of the original amount") == isTold)
  }

  @Test("lets nothing more be charged when it is reached: no penalty, no growth")
  func reached() {
    var facts = facts(charged: "15600")
    facts.debt.overdue.amount = known(rub("10000"))
    facts.debt.overdue.portions = [Portion(.principal, rub("10000"))]
    facts.terms.penalty = known(PenaltyTerms(rate: Rate(percent: percent("20")), base: .overduePrincipal))
    let loan = shownLoan(facts, on: "2026-12-01")
    #expect(drawn(ChargeLimit(loan).body).contains("The cap is reached: nothing more may be charged."))
    #expect(Penalty(loan: loan).body.isEmpty)
    #expect(facts.on(day("2026-12-01")).amountToCure.value == rub("10000"))
    #expect(facts.on(day("2026-11-21")).payoff(on: day("2026-12-01")).value == rub("10100"))
  }

  @Test("ends the growth of an overdue debt on the way")
  func growth() {
    var facts = facts(charged: "15500")
    facts.debt.overdue.amount = known(rub("10000"))
    facts.debt.overdue.perDiem = known(rub("80"))
    #expect(facts.on(day("2026-11-22")).amountToCure.value == rub("10080"))
    #expect(facts.on(day("2026-11-30")).amountToCure.value == rub("10100"))
    #expect(
      texts(ComingChanges(shownLoan(facts)).body)["changes.charge-cap"]
        == "November 23, 2026 | in 2 days; calculated")
  }

  @Test("asks for a correction of what is charged above it")
  func above() {
    let facts = facts(charged: "15600.50")
    #expect(drawn(ChargeLimit(shownLoan(facts)).body, width: 90).contains("RUB 0.50 more is charged than may be."))
    #expect(
      facts.contradictions(at: "$").map(\.summary).prefix(2) == [
        "More is charged than may be.", "The charges have reached their limit and still grow.",
      ])
  }

  @Test("is the lower one of an amount and a percentage, rounded down; and a percentage without the original amount")
  func ways() {
    var facts = facts(charged: nil, percent: "33.333333", amount: "5000")
    #expect(texts(ChargeLimit(shownLoan(facts)).body)["terms.charge-cap"]?.hasPrefix("RUB 3,999.99 |") ?? false)
    facts.terms.chargeCap = known(ChargeCap(percent: percent("100"), amount: rub("5000")))
    #expect(texts(ChargeLimit(shownLoan(facts)).body)["terms.charge-cap"] == "RUB 5,000.00")
    facts.terms.originalAmount = .notProvided
    facts.terms.chargeCap = known(ChargeCap(percent: percent("100")))
    #expect(texts(ChargeLimit(shownLoan(facts)).body) == ["terms.charge-cap": "100% of the original amount"])
    facts.lifecycle.phase = .repaid
    #expect(ChargeLimit(shownLoan(facts)).body.isEmpty)
  }

  @Test("counts what is owed and what was paid, if the source does not state what is charged")
  func summed() {
    var facts = facts(charged: nil)
    #expect(facts.on(day("2026-11-21")).chargedSoFar == .notProvided)
    facts.paid = known(PaidTotals(portions: [Portion(.principal, rub("2000")), Portion(.interest, rub("250"))]))
    #expect(facts.on(day("2026-11-21")).chargedSoFar.value == rub("350"))
  }

  @Test("forbids a rate of the day above that of the limit")
  func rate() {
    var facts = facts(charged: "100")
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent("0.81"), period: .day))])
    #expect(
      facts.contradictions(at: "$").map(\.summary) == ["Rate 1 is above the limit of the interest of one day."])
  }
}
