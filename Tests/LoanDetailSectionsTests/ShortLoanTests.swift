import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("What closes a short loan")
struct ShortLoanTests {
  /// A loan of 10 000 with 80 of interest a day that is repaid in one sum.
  private func facts(due: String, interest: String, payment: String) -> LoanFacts {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.asOf = day("2026-11-21")
    facts.debt.principal = known(rub("10000"))
    facts.debt.interest = known(rub(interest))
    facts.debt.total = known(rub("10000").adding(rub(interest)) ?? rub("0"))
    facts.debt.payoff = facts.debt.total.map { Payoff(amount: $0, validOn: day("2026-11-21"), perDiem: rub("80")) }
    var next = Obligation(kind: .instalment)
    (next.due, next.amount) = (known(day(due)), known(rub(payment)))
    facts.obligations = known([next])
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        ScheduleRow(
          due: day(due), payment: rub(payment),
          portions: [
            Portion(.principal, rub("10000")), Portion(.interest, rub(payment).subtracting(rub("10000")) ?? rub("0")),
          ])
      ])
    facts.origins[.schedule] = .provider(field: "$.schedule")
    return facts
  }

  @Test("is told for today and tomorrow")
  func running() {
    #expect(
      texts(PayoffByDay(shownLoan(facts(due: "2026-11-26", interest: "1280", payment: "11680"))).body) == [
        "payoff-by-day.0": "RUB 11,280.00", "payoff-by-day.1": "RUB 11,360.00 | calculated",
      ])
  }

  @Test("goes on after the day of the only payment, if it is not made")
  func dueToday() {
    let facts = facts(due: "2026-11-21", interest: "1280", payment: "11280")
    #expect(
      texts(PayoffByDay(shownLoan(facts), in: [1, 2]).body) == [
        "payoff-by-day.1": "RUB 11,360.00 | if it is not paid in time; calculated",
        "payoff-by-day.2": "RUB 11,440.00 | if it is not paid in time; calculated",
      ])
  }

  @Test("is the debt after the last day, and no next payment is missed then")
  func over() {
    var facts = facts(due: "2026-11-01", interest: "3280", payment: "11680")
    facts.obligations = .notProvided
    facts.debt.overdue.amount = facts.debt.total
    facts.schedule.rows[0].status = .overdue
    let loan = shownLoan(facts)
    #expect(NextPayment(loan).body.isEmpty)
    #expect(facts.on(day("2026-11-21")).cost.left.value?.total == rub("13280"))
    facts.lifecycle.phase = .maturedUnpaid
    facts.schedule.rows[0].due = nil
    #expect(facts.on(day("2026-11-21")).cost.left.value?.total == rub("13280"))
  }

  @Test("does not tell the only payment as a change")
  func noChange() {
    #expect(shownLoan(facts(due: "2026-11-26", interest: "1280", payment: "11680")).comingChanges.isEmpty)
  }

  @Test("has all its payments in one line if a product asks for them, also after the end")
  func allPayments() {
    var facts = facts(due: "2026-11-26", interest: "0", payment: "10000")
    facts.schedule.rows.insert(
      ScheduleRow(
        due: day("2026-11-12"), payment: rub("5000"), portions: [Portion(.principal, rub("5000"))],
        paidOn: day("2026-11-12"), status: .paid), at: 0)
    facts.lifecycle.phase = .repaid
    facts.schedule.rows[1].status = .paid
    let loan = shownLoan(facts)
    let states = PaymentsAround(loan, isComplete: true).items.flatMap { item -> [Timeline.State] in
      if case .timeline(let line) = item { line.entries.map(\.state) } else { [] }
    }
    #expect(states == [.done, .done])
    #expect(PaymentsAround(loan).items.isEmpty)
  }
}
