import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("The calendar of several plans")
struct PlanCalendarTests {
  private func plan(_ id: String, _ due: String, payment: String, left: String, paid: Int) -> SubPlan {
    SubPlan(
      id: id, kind: .instalments, merchant: DataText(id), left: rub(left), payment: rub(payment), nextDue: day(due),
      paid: paid,
      payments: 4)
  }

  private func facts(_ plans: [SubPlan], every: Term? = Term(14, .days)) -> LoanFacts {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.revolving.subPlans = known(plans)
    if let every { facts.terms.paymentEvery = known(every) }
    return facts
  }

  private func entries(_ facts: LoanFacts) -> [String] {
    PlanCalendar(shownLoan(facts)).body.flatMap { [$0] + $0.children }.flatMap { item -> [String] in
      guard case .timeline(let line) = item else { return [] }
      return line.entries.map {
        [$0.date.iso, $0.title, $0.money?.text, $0.caption].compactMap(\.self).joined(separator: " | ")
          .replacing("\u{a0}", with: " ")
      }
    }
  }

  @Test("adds up the payments of one day and counts the others on from the interval")
  func calendar() {
    #expect(
      entries(
        facts([
          plan("Sound", "2026-11-28", payment: "1800", left: "3600", paid: 2),
          plan("Toys", "2026-11-28", payment: "850", left: "850", paid: 3),
        ])) == [
          "2026-11-28 | 2 payments | RUB 2,650.00 | Sound RUB 1,800.00; Toys RUB 850.00",
          "2026-12-12 | Sound, payment 4 of 4 | RUB 1,800.00",
        ])
  }

  @Test("has only the next payments if what is left is not equal payments, or the interval is unknown")
  func unequal() {
    let withInterest = plan("Sound", "2026-11-28", payment: "1800", left: "3800", paid: 2)
    let toys = plan("Toys", "2026-12-01", payment: "850", left: "1700", paid: 2)
    #expect(entries(facts([withInterest, toys])).count == 3)
    #expect(entries(facts([withInterest, toys], every: nil)).count == 2)
  }

  @Test("has the payment of today, and all payments of a plan that has at most sixty left")
  func limits() {
    let today = plan("Sound", "2026-11-21", payment: "1800", left: "1800", paid: 3)
    let toys = plan("Toys", "2026-12-01", payment: "850", left: "850", paid: 3)
    #expect(
      entries(facts([today, toys])) == [
        "2026-11-21 | Sound, payment 4 of 4 | RUB 1,800.00", "2026-12-01 | Toys, payment 4 of 4 | RUB 850.00",
      ])
    func count(_ payments: Int) -> Int {
      var long = plan("Long", "2026-11-22", payment: "1", left: "\(payments)", paid: 0)
      long.payments = payments
      return facts([long, toys], every: Term(1, .days)).on(day("2026-11-21")).planPayments.count
    }
    // The day of the other plan is one of the sixty.
    #expect(count(60) == 60)
    #expect(count(61) == 2)
  }

  @Test("is left out for one plan, and without a plan whose day is over")
  func one() {
    let sound = plan("Sound", "2026-11-28", payment: "1800", left: "3600", paid: 2)
    #expect(entries(facts([sound])).isEmpty)
    #expect(entries(facts([sound, plan("Toys", "2026-11-20", payment: "850", left: "1700", paid: 2)])).isEmpty)
  }
}
