import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("A contract without payments of the customer")
struct NoPaymentsTests {
  private func facts(_ obligations: Fact<[Obligation]>) -> LoanFacts {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.asOf = day("2026-11-21")
    facts.debt.total = known(rub("250000"))
    facts.obligations = obligations
    return facts
  }

  private func told(_ facts: LoanFacts) -> [String] {
    flattened(WhatToDo(loan: shownLoan(facts)).body + NextPayment(shownLoan(facts)).body).compactMap { item in
      switch item {
      case .banner(let banner): banner.title.replacing("\u{a0}", with: " ")
      case .note(let note): note.text
      default: nil
      }
    }
  }

  @Test("says so, and does not say that the bank leaves the next payment out")
  func notApplicable() {
    #expect(told(facts(.absent(.notApplicable))) == ["You make no payments under this contract"])
    #expect(
      told(facts(.notProvided)) == ["The bank's system does not provide the date and the amount of the next payment."])
  }

  @Test("still has the payment that its schedule states")
  func schedule() {
    var facts = facts(.absent(.notApplicable))
    facts.schedule.kind = .full
    facts.schedule.rows = [ScheduleRow(kind: .instalment, number: 1, due: day("2026-12-05"), payment: rub("500"))]
    #expect(told(facts) == ["Pay RUB 500.00 by December 5, 2026"])
  }

  @Test("has the payment of a plan, and the one at the end")
  func planAndBalloon() {
    var (plan, balloon) = (facts(.absent(.notApplicable)), facts(.absent(.notApplicable)))
    plan.revolving.subPlans = known([
      SubPlan(id: "a", kind: .instalments, left: rub("900"), payment: rub("300"), nextDue: day("2026-12-05"))
    ])
    balloon.terms.balloon = known(Balloon(.balloon, amount: rub("900"), due: day("2027-06-01")))
    for facts in [plan, balloon] { #expect(!shownLoan(facts).hasNoPayments) }
    balloon.terms.balloon = known(Balloon(.residual, amount: rub("900"), due: day("2027-06-01")))
    #expect(shownLoan(balloon).hasNoPayments, "what a customer may pay or not")
  }

  @Test("counts no payment that is skipped, and numbers the others without it")
  func skipped() {
    var facts = facts(.notProvided)
    facts.schedule.kind = .full
    facts.schedule.rows = [
      ScheduleRow(number: 1, due: day("2026-10-10"), payment: rub("10"), status: .paid),
      ScheduleRow(number: 2, due: day("2026-12-10"), payment: rub("10"), status: .skipped),
      ScheduleRow(number: 3, due: day("2027-01-10"), payment: rub("10"), status: .upcoming),
    ]
    let loan = facts.on(day("2026-11-21"))
    #expect(loan.paymentsInAll.value == 2 && loan.paymentsLeft.value == 1)
    #expect(facts.schedule.rows.map { loan.paymentNumber(of: $0) } == [1, nil, 2])
  }

  @Test("counts no payments in a schedule of disbursements")
  func disbursements() {
    var facts = facts(.absent(.notApplicable))
    facts.schedule.kind = .plan
    facts.schedule.rows = [ScheduleRow(kind: .disbursement, due: day("2026-12-05"), payment: rub("500"))]
    #expect(facts.on(day("2026-11-21")).paymentsInAll == .notProvided)
  }
}
