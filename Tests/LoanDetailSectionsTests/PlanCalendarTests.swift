import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

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
    PlanCalendar(loan: shownLoan(facts)).body.flatMap { [$0] + $0.children }.flatMap { item -> [String] in
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
          "2026-12-12 | Sound, payment 4 of 4, calculated | RUB 1,800.00",
        ])
  }

  @Test("has only the next payment of a plan if interest may come to what is left, or the interval is unknown")
  func unequal() {
    func days(left: String, rate: String? = nil, _ change: (inout LoanFacts) -> Void = { _ in }) -> Int {
      var sound = plan("Sound", "2026-11-28", payment: "1800", left: left, paid: 2)
      sound.rate = rate.map { Rate(percent: percent($0)) }
      return facts([sound]).with(change).on(day("2026-11-21")).planPayments.count
    }
    #expect(days(left: "3600") == 2)
    #expect(days(left: "3600") { $0.terms.paymentEvery = .notProvided } == 1)
    #expect(days(left: "3800") == 1)
    #expect(days(left: "3500") == 1, "with interest, 3,500 are left of two payments of 1,800, too")
    #expect(days(left: "3500", rate: "24") == 1)
    #expect(days(left: "3600", rate: "24") == 1)
    #expect(days(left: "3500", rate: "0") == 2)
    #expect(days(left: "3500") { $0.terms.rates = .absent(.notApplicable) } == 2)
    for (rate, count) in [("24", 1), ("0", 2)] {
      let ofTerms = AppliedRate(rate: Rate(percent: percent(rate)), subPlan: "Sound")
      #expect(days(left: "3500") { $0.terms.rates = known([ofTerms]) } == count)
    }
  }

  @Test("has the payments that a plan lists, also with interest, and calculates none beside them")
  func listed() {
    let days = ["2026-11-28", "2026-12-28", "2027-01-28", "2027-02-28", "2027-03-28"]
    func payments(_ rows: [ScheduleRow]) -> [[String]] {
      var car = plan("Car", "2026-11-28", payment: "2015.50", left: "9500", paid: 1)
      (car.payments, car.rate, car.schedule) = (6, Rate(percent: percent("24")), rows)
      let loan = facts([car], every: Term.month).on(day("2026-11-21"))
      let due = loan.paymentsDue(before: day("2028-01-01"))
      return [
        loan.planPayments.map { "\($0.due) \($0.total)" },
        due.map { "\($0.due) \($0.amount.value ?? rub("0"))" },
      ]
    }
    let paid = ScheduleRow(number: 1, due: day("2026-10-28"), payment: rub("2015.50"), status: .paid)
    let rows = days.enumerated().map { index, due in
      ScheduleRow(number: index + 2, due: day(due), payment: rub(index == 4 ? "2015.52" : "2015.50"))
    }
    let all = days.enumerated().map { index, due in "\(due) \(index == 4 ? "2015.52" : "2015.50") RUB" }
    let next = Array(all.prefix(1))
    #expect(payments([]) == [next, next])
    #expect(payments([paid] + rows) == [all, all])
    #expect(payments(Array(rows.dropFirst())) == [next, next], "the list does not have the next payment")
  }

  @Test("has the payment that is stated for the last one of a plan with interest, not what is left without it")
  func last() {
    func next(_ rate: String?) -> Money? {
      var sound = plan("Sound", "2026-11-28", payment: "1800", left: "1764.71", paid: 3)
      sound.rate = rate.map { Rate(percent: percent($0)) }
      return facts([sound]).on(day("2026-11-21")).planPayments.first?.total
    }
    #expect(next("24") == rub("1800"))
    #expect(next("0") == rub("1764.71") && next(nil) == rub("1764.71"))
  }

  @Test("has payments on the payment day again after a month that is too short for it")
  func monthEnd() {
    func days(_ next: String, paymentDay: Int?) -> [String] {
      var facts = facts([plan("Sound", next, payment: "1800", left: "3600", paid: 2)], every: Term.month)
      if let paymentDay { facts.terms.paymentDay = known(paymentDay) }
      return facts.on(day("2026-11-21")).planPayments.map { "\($0.due)" }
    }
    #expect(days("2027-02-28", paymentDay: 31) == ["2027-02-28", "2027-03-31"])
    #expect(days("2027-02-28", paymentDay: 30) == ["2027-02-28", "2027-03-30"])
    #expect(days("2026-11-30", paymentDay: 31) == ["2026-11-30", "2026-12-31"])
    #expect(days("2027-02-28", paymentDay: nil) == ["2027-02-28", "2027-03-28"])
    #expect(days("2027-02-27", paymentDay: 31) == ["2027-02-27", "2027-03-27"])
    #expect(days("2027-03-31", paymentDay: 5) == ["2027-03-31", "2027-04-30"])
  }

  @Test("has no payment that a repayment of the whole debt replaces")
  func repaid() {
    var facts = facts([
      plan("Sound", "2026-11-28", payment: "1800", left: "3600", paid: 2),
      plan("Toys", "2026-11-28", payment: "850", left: "850", paid: 3),
    ])
    facts.bookedRepayments = known([BookedRepayment(.full, on: day("2026-11-29"), amount: rub("1800"))])
    #expect(entries(facts) == ["2026-11-28 | 2 payments | RUB 2,650.00 | Sound RUB 1,800.00; Toys RUB 850.00"])
    facts.bookedRepayments = known([BookedRepayment(.full, on: day("2026-11-28"), amount: rub("4450"))])
    #expect(entries(facts).isEmpty)
    #expect(facts.on(day("2026-11-21")).nextObligation == nil)
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
