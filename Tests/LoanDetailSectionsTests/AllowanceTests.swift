import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("The sum that may be repaid early free of charge")
struct AllowanceTests {
  private func facts(used: String? = "6000", left: String? = nil) -> LoanFacts {
    var facts = loanWithFixedRate()
    var rules = PrepaymentRules()
    rules.allowance = PrepaymentAllowance(
      amount: rub("15000"), used: used.map(rub), left: left.map(rub), until: day("2026-12-31"))
    facts.terms.prepayment = known(rules)
    return facts
  }

  private func shown(_ facts: LoanFacts, on date: String = "2026-11-21") -> [String: String] {
    texts(Prepayment(loan: shownLoan(facts, on: date)).body)
  }

  @Test("is shown with what is used, what is left of it and its last day")
  func shown() {
    #expect(
      bothLanguages(facts()) { Prepayment(loan: $0) } == [
        """
        Early repayment by the contract ────────────────────────────
          Free of charge in this period . . . . . . .  RUB 15,000.00
          Already used  . . . . . . . . . . . . . . . . RUB 6,000.00
          Still left  . . . . . . . . . . . . . . . . . RUB 9,000.00
            calculated
        ! Last day of the period  . . . . . . . .  December 31, 2026
            in 40 days
        """,
        """
        Досрочное погашение по договору ────────────────────────────
          Бесплатно в текущем периоде . . . . . . . . .  15 000,00 ₽
          Уже использовано  . . . . . . . . . . . . . . . 6 000,00 ₽
          Ещё осталось  . . . . . . . . . . . . . . . . . 9 000,00 ₽
            рассчитано
        ! Последний день периода  . . . . . . . . 31 декабря 2026 г.
            через 40 дней
        """,
      ])
    #expect(shown(facts(left: "8000"))["prepayment.allowance-left"] == "RUB 8,000.00")
    #expect(shown(facts(used: nil))["prepayment.allowance-left"] == nil)
    #expect(shown(facts(used: "15000.01"))["prepayment.allowance-left"] == nil)
  }

  @Test("is of the day of the data, and after its last day of a period that ended")
  func later() {
    #expect(
      shown(facts(), on: "2026-12-31") == [
        "prepayment.allowance": "RUB 15,000.00", "prepayment.allowance-until": "December 31, 2026 | today",
        "prepayment.allowance-used": "RUB 6,000.00 | as of November 21, 2026",
        "prepayment.allowance-left": "RUB 9,000.00 | calculated, as of November 21, 2026",
      ])
    #expect(
      lines(Prepayment(loan: shownLoan(facts(), on: "2027-01-01"))) == [
        "prepayment.allowance | Free of charge in the period that ended | RUB 15,000.00",
        "prepayment.allowance-used | Already used | RUB 6,000.00 | as of November 21, 2026",
        "prepayment.allowance-until | Last day of the period | December 31, 2026 | the time is over",
      ])
  }

  @Test("is a warning if its parts are more than the whole, or not the whole")
  func contradictions() {
    func found(_ facts: LoanFacts) -> [String] { facts.contradictions(at: "$").map(\.summary) }
    #expect(found(facts(left: "9000")).isEmpty)
    #expect(found(facts(used: "15000.01")) == ["A part of the allowance is more than the allowance."])
    #expect(found(facts(left: "8000")) == ["What is used and what is left are not the allowance."])
  }
}
