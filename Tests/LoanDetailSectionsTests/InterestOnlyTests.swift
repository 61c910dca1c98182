import DesignSystem
import LoanArithmetic
import Testing

@testable import LoanDetailSections
@testable import Loans

@Suite("Payments of interest alone")
struct InterestOnlyTests {
  /// A loan whose first twelve payments are interest alone; nine are made.
  private func facts() throws -> LoanFacts {
    var terms = ScheduleTerms(principal: rub("120000"), annualRatePercent: percent("16"), payments: 36)
    terms.disbursed = day("2026-02-16")
    terms.accrual = .days(.actualActualRU)
    terms.interestOnlyPeriods = 12
    var facts = try loan(of: "120000", at: "16", months: 36, from: "2026-02-16", paid: 9)
    facts.terms.interestOnlyPayments = known(12)
    facts.schedule = PaymentSchedule(kind: .full, rows: rows(of: try Schedule(terms), paid: 9))
    facts.origins[.schedule] = .provider(field: "$.schedule")
    facts.debt.principal = known(rub("120000"))
    facts.debt.overdue.amount = known(rub("0"))
    let next = facts.schedule.rows[9].payment ?? rub("0")
    facts.changeNext { $0.amount = known(next) }
    return facts
  }

  private func task(_ facts: LoanFacts, on asOf: String = "2026-11-21") -> String? {
    flattened(WhatToDo(loan: shownLoan(facts, on: asOf)).body).lazy.compactMap { item in
      if case .banner(let banner) = item { banner.text } else { nil }
    }.first?.replacing("\u{a0}", with: " ")
  }

  @Test("say that the debt does not fall, and which payment is due from when")
  func task() throws {
    var facts = try facts()
    #expect(
      task(facts)
        == "This is interest only: the debt does not fall. From March 16, 2027, the payment is RUB 5,875.57.")
    facts.schedule.rows.removeLast(24)
    #expect(task(facts) == "This is interest only: the debt does not fall.", "no later payment is known")
    facts.terms.interestOnlyPayments = known(9)
    #expect(task(facts) == nil, "the last of them is paid")
  }

  @Test("name no first repayment after the early repayment of a part, which changes it")
  func repayment() throws {
    func task(bookedOn booked: String) throws -> String? {
      var facts = try facts()
      facts.bookedRepayments = known([BookedRepayment(.part, on: day(booked), amount: rub("50000"))])
      return self.task(facts)
    }
    #expect(try task(bookedOn: "2027-03-15") == "This is interest only: the debt does not fall.")
    #expect(try task(bookedOn: "2027-03-16")?.hasSuffix("the payment is RUB 5,875.57.") == true)
  }

  @Test("go on until the first repayment of a part, not until that of the whole debt")
  func wholeDebt() throws {
    var facts = try facts()
    facts.bookedRepayments = known([BookedRepayment(.full, on: day("2026-12-20"))])
    #expect(facts.on(day("2026-11-21")).firstPartRepaid == nil)
    facts.bookedRepayments = known([
      BookedRepayment(.full, on: day("2026-12-20")), BookedRepayment(.part, on: day("2026-12-22"), amount: rub("1")),
    ])
    #expect(facts.on(day("2026-11-21")).firstPartRepaid == day("2026-12-22"))
  }

  @Test("end on a day that is a change, with both payments")
  func change() throws {
    let facts = try facts()
    #expect(
      lines(ComingChanges(shownLoan(facts))).prefix(2) == [
        "changes.repayment.day | First changed payment | March 16, 2027 | in more than 3 months",
        "changes.repayment.payment | Payment after the change | RUB 5,875.57 | "
          + "RUB 4,244.89 more than before (RUB 1,630.68)",
      ])
    #expect(header(facts).statuses.first?.text.contains("The payment rises to") == true)
    #expect(
      !lines(ComingChanges(shownLoan(facts, on: "2027-03-17"))).contains { $0.hasPrefix("changes.repayment") })
  }

  @Test("are compared with the first repayment also when it is the next payment")
  func lastMonth() throws {
    var facts = try facts()
    facts.asOf = day("2027-02-20")
    facts.schedule.rows[11].status = .paid
    facts.changeNext { ($0.amount, $0.due) = (known(rub("5875.57")), known(day("2027-03-16"))) }
    let change = shownLoan(facts, on: "2027-02-20").comingChanges.first { $0.kind == .repaymentBegins }
    #expect(change?.payment?.before == facts.schedule.rows[11].payment)
    #expect(change?.isSerious(on: day("2027-02-20")) == true)
  }

  @Test("are part of the terms from which a schedule and a what-if are calculated")
  func calculated() throws {
    var facts = try facts()
    let stated = facts.schedule.rows
    #expect(facts.on(day("2026-11-21")).comingPayments?.rows.first?.number == 10)
    facts.schedule = PaymentSchedule()
    let derived = LoanOnDay(facts, on: day("2026-11-21")).facts.schedule
    #expect(derived.kind == .derived)
    #expect(derived.rows.map(\.payment) == stated.map(\.payment))
  }
}
