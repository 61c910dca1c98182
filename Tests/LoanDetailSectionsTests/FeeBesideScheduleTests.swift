import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("A fee beside the regular payments")
struct FeeBesideScheduleTests {
  private func facts(_ fee: Obligation) -> LoanFacts {
    healthyLoan(asOf: "2026-11-21") {
      $0.obligations = known([fee])
      $0.schedule = PaymentSchedule(
        kind: .full,
        rows: [
          ScheduleRow(number: 4, due: day("2026-12-05"), payment: rub("1000"), status: .due),
          ScheduleRow(number: 5, due: day("2027-01-05"), payment: rub("1000")),
        ])
    }
  }

  @Test("hides no payment of the schedule, be it on a later day, on the same, or on none")
  func isBeside() {
    let later = facts(obligation(.fee, "300", due: "2027-02-20")).on(day("2026-11-21"))
    #expect(later.nextObligation?.amount.value == rub("1000") && later.nextObligation?.due.value == day("2026-12-05"))
    #expect(later.nextObligationsOfEachKind.map(\.kind) == [.instalment, .fee])
    let due = later.paymentsDue(before: day("2027-03-01"))
    #expect(due.map(\.due) == ["2026-12-05", "2027-01-05", "2027-02-20"].map(day))
    let same = facts(obligation(.fee, "300", due: "2026-12-05")).on(day("2026-11-21"))
    #expect(same.nextObligation?.amount.value == rub("1300"))
    let undated = facts(obligation(.fee, "300", due: "2026-12-05") { $0.due = .notProvided }).on(day("2026-11-21"))
    #expect(undated.nextObligation?.amount.value == rub("1000"))
  }

  @Test("of the same day and an unknown amount is told beside what is known")
  func unknownAmount() {
    var fee = obligation(.fee, "300", due: "2026-12-05")
    fee.amount = .notProvided
    let advice = bothLanguages(facts(fee)) { WhatToDo(loan: $0) }.map { $0.replacing("\n  ", with: " ") }
    #expect(advice[0].contains("Pay at least RUB 1,000.00 by December 5, 2026"))
    #expect(advice[0].contains("Another payment is due that day: its amount is not known."))
    #expect(advice[1].contains("В тот же день нужен ещё один платёж: его сумма неизвестна."))
  }

  @Test("in a payment holiday is not said to be due later if its day is unknown")
  func holiday() {
    var facts = facts(obligation(.fee, "300", due: "2026-12-05") { $0.due = .notProvided })
    facts.schedule = PaymentSchedule()
    facts.lifecycle.overlays = [.paymentHoliday]
    facts.lifecycle.details = [.paymentHoliday: .init(until: day("2027-02-10"))]
    #expect(lines(WhatToDo(loan: shownLoan(facts))).isEmpty)
    let task = facts.on(day("2026-11-21")).task
    if case .pay(let next) = task { #expect(next.kind == .fee) } else { Issue.record("\(String(describing: task))") }
    facts.changeNext { $0.kind = .instalment }
    #expect(facts.on(day("2026-11-21")).task == .payAfterHoliday(until: day("2027-02-10")))
  }

  @Test("is not paid beside a payment of the schedule that contains it")
  func contained() {
    var facts = facts(obligation(.fee, "300", due: "2026-12-05"))
    facts.schedule.rows[0].portions = [Portion(.principal, rub("700")), Portion(.fees, rub("300"))]
    let loan = facts.on(day("2026-11-21"))
    #expect(loan.nextObligation?.amount.value == rub("1000"))
    #expect(loan.paymentsDue(before: day("2026-12-31")).map(\.amount.value) == [rub("1000")])
    let booked = BookedRepayment(.part, on: day("2026-12-05"), amount: rub("5000"))
    let beside = facts.with { $0.bookedRepayments = known([booked]) }
    #expect(beside.on(day("2026-11-21")).repaymentNeed(of: booked).total.value == rub("6000"))
    var two = facts
    two.obligations = known([obligation(.fee, "200", due: "2026-12-05"), obligation(.fee, "100", due: "2026-12-05")])
    #expect(two.on(day("2026-11-21")).nextObligation?.amount.value == rub("1000"))
    facts.schedule.rows[0].portions[1] = Portion(.fees, rub("300.01"))
    #expect(facts.on(day("2026-11-21")).nextObligation?.amount.value == rub("1300"), "they may be other fees")
  }

  @Test("hides no minimum payment of a statement")
  func statement() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.obligations = known([obligation(.fee, "990", due: "2026-12-10")])
      $0.revolving.statement = known(
        Statement(until: day("2026-11-05"), due: day("2026-11-25"), closing: rub("20000"), minimum: rub("1000")))
    }
    let loan = facts.on(day("2026-11-21"))
    #expect(loan.nextObligation?.kind == .minimum && loan.nextObligation?.amount.value == rub("1000"))
    #expect(loan.paymentsDue(before: day("2026-12-31")).map(\.amount.value) == [rub("1000"), rub("990")])
    #expect(loan.nextObligation.map { loan.purpose(of: $0).value } == .avoidsPenalty)
    var same = facts
    same.changeNext { $0.due = known(day("2026-11-25")) }
    let together = same.on(day("2026-11-21"))
    #expect(together.nextObligation?.amount.value == rub("1990"))
    #expect(together.nextObligations.map { together.purpose(of: $0).value } == [nil, nil])
    same.revolving.statement = same.revolving.statement.map { statement in
      var statement = statement
      statement.fees = rub("990")
      return statement
    }
    #expect(same.on(day("2026-11-21")).nextObligation?.amount.value == rub("1000"), "the minimum contains the fee")
  }
}
