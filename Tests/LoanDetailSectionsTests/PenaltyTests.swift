import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("What a late payment costs")
struct PenaltyTests {
  private func facts() -> LoanFacts {
    var facts = healthyLoan()
    facts.terms.penalty = known(
      PenaltyTerms(
        rate: Rate(percent: percent("20.0")), base: .overdueAmount, interestContinues: false,
        cap: LocalizedText(en: "20% of the loan", ru: "20 % от суммы кредита"), lateFee: rub("500"),
        finePercent: percent("0.1")))
    return facts
  }

  @Test("is told in full on the details")
  func details() {
    #expect(
      bothLanguages(facts()) { Penalty(loan: $0) } == [
        """
        If you pay late ────────────────────────────────────────────
          Penalty . . . . . . . . . . . . . . . . . . . . 20% a year
            of the overdue amount
          Fine for each missed payment    0.1% of the overdue amount
          Fee for each missed payment . . . . . . . . . . RUB 500.00
          Interest of the contract  . . . . stops while you are late
          Limit . . . . . . . . . . . . . . . . . .  20% of the loan
        """,
        """
        Если заплатить с опозданием ────────────────────────────────
          Неустойка . . . . . . . . . . . . . . . . . . 20 % годовых
            от просроченной суммы
          Штраф за каждый пропуск
          платежа . . . . . . . . . . .  0,1 % от просроченной суммы
          Комиссия за каждый пропуск платежа  . . . . . . . 500,00 ₽
          Проценты по договору     на время просрочки не начисляются
          Ограничение . . . . . . . . . . . .  20 % от суммы кредита
        """,
      ])
    #expect(row("penalty-terms.rate", in: items(.details, of: shownLoan(facts())))?.fact == .fees)
  }

  @Test("is told on the main screen only if a payment is overdue")
  func main() {
    var facts = facts()
    #expect(row("penalty-terms.rate", in: items(.main, of: shownLoan(facts))) == nil)
    facts.debt.overdue.amount = known(rub("700"))
    #expect(row("penalty-terms.rate", in: items(.main, of: shownLoan(facts)))?.value.text == "20% a year")
    facts.lifecycle.phase = .repaid
    #expect(row("penalty-terms.rate", in: items(.details, of: shownLoan(facts))) == nil)
  }

  @Test("names the base of the penalty also where its rate is unknown, and says if the terms may not be shown")
  func parts() {
    var facts = healthyLoan()
    facts.terms.penalty = known(PenaltyTerms(base: .debt, interestContinues: true))
    #expect(
      texts(Penalty(loan: shownLoan(facts)).body) == [
        "penalty-terms.base": "of the whole debt", "penalty-terms.interest": "continues",
      ])
    facts.terms.penalty = .absent(.withheld)
    #expect(drawn(Penalty(loan: shownLoan(facts)).body).contains("not disclosed by the bank"))
    facts.terms.penalty = .notProvided
    #expect(Penalty(loan: shownLoan(facts)).body.isEmpty)
  }

}
