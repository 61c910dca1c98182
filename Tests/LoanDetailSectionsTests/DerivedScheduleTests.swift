import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

/// 500 000 ₽ at 11.5 % for a year from 25 October 2018, by the days of each calendar year: a published schedule of the
/// same terms has the level payment 44 307.53 ₽.
private func loanWithTerms() throws -> LoanFacts {
  var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
  facts.opened = known(day("2018-10-25"))
  facts.terms.originalAmount = known(rub("500000"))
  facts.terms.rates = known([AppliedRate(rate: Rate(percent: try #require(ExactDecimal("11.5"))))])
  facts.terms.amortisation = known(.annuity)
  facts.terms.interest = known(.days(.actualActualRU))
  facts.terms.payments = known(12)
  facts.terms.paymentEvery = known(try #require(Term(1, .months)))
  return facts
}

struct DerivedScheduleTests {
  private func table(_ facts: LoanFacts, on asOf: String = "2018-10-26") -> Table? {
    flattened(Schedule(loan: shownLoan(facts, on: asOf)).body)
      .compactMap { if case .table(let table) = $0 { table } else { nil } }.first
  }

  private func notes(_ facts: LoanFacts) -> [ItemID] {
    flattened(Schedule(loan: shownLoan(facts, on: "2018-10-26")).body)
      .compactMap { if case .note(let note) = $0 { note.id } else { nil } }
  }

  @Test("terms without rows give the published schedule, and the screen says that it is worked out")
  func derives() throws {
    let facts = try loanWithTerms()
    let shown = try #require(table(facts))
    #expect(shown.rows.count == 12)
    #expect(shown.rows[0].cells.map { $0?.text }[1...4] == ["11/25/2018", "44,307.53", "39,423.97", "4,883.56"])
    #expect(notes(facts) == ["schedule.derived"])
    #expect(row("contract.ends", in: MainTerms(shownLoan(facts, on: "2018-10-26")).body)?.caption == "calculated")
  }

  @Test("a contract that has ended has no payments to come, whatever its terms give")
  func ended() throws {
    var facts = try loanWithTerms()
    func hasTable(asOf: String, ends: String) -> Bool {
      (facts.asOf, facts.ends) = (day(asOf), known(day(ends)))
      return table(facts, on: asOf) != nil
    }
    #expect(hasTable(asOf: "2019-10-25", ends: "2019-10-25") && hasTable(asOf: "2019-10-26", ends: "2019-10-25"))
    #expect(hasTable(asOf: "2019-06-01", ends: "2019-06-01"))
    #expect(!hasTable(asOf: "2019-06-01", ends: "2019-05-31") && !hasTable(asOf: "2019-10-25", ends: "2019-10-24"))
  }

  @Test("payments are monthly without a stated period only if the term has as many months")
  func period() throws {
    var facts = try loanWithTerms()
    facts.terms.paymentEvery = .notProvided
    facts.terms.term = known(try #require(Term(12, .months)))
    #expect(table(facts)?.rows.count == 12)
    for other in [Term(12, .weeks), Term(13, .months)] {
      facts.terms.term = known(try #require(other))
      #expect(table(facts) == nil)
    }
  }

  @Test("the next payment is taken from it, and says so")
  func nextPayment() throws {
    let items = try NextPayment(shownLoan(loanWithTerms(), on: "2018-10-26")).body
    #expect(row("payment.date", in: items)?.value.text == "November 25, 2018")
    #expect(row("payment.date", in: items)?.caption == "in 30 days; calculated")
    #expect(row("payment.parts.interest", in: items)?.value.text == "RUB\u{a0}4,883.56")
  }

  @Test("no next payment is taken from it when the debt has left the plan")
  func nextPaymentIsNotGuessed() throws {
    var facts = try loanWithTerms()
    facts.debt.principal = known(rub("300000"))
    let ids = flattened(NextPayment(shownLoan(facts, on: "2018-10-26")).body).map(\.id)
    #expect(ids == ["payment", "payment.absent"])
  }

  @Test(
    "nothing is worked out where the terms do not tell the whole story",
    arguments: [Lifecycle.Overlay.restructured, .paymentHoliday, .partiallyDisbursed])
  func needsTheWholeStory(overlay: Lifecycle.Overlay) throws {
    var facts = try loanWithTerms()
    facts.lifecycle.overlays = [overlay]
    #expect(table(facts) == nil)
    #expect(notes(facts) == ["schedule.absent"])
  }

  @Test("a rate for what is overdue changes no payment")
  func penaltyRateIsNoChange() throws {
    var facts = try loanWithTerms()
    let usual = table(facts)
    let penalty = AppliedRate(rate: Rate(percent: percent("20")), from: day("2019-01-01"), use: .penalty)
    facts.terms.rates = facts.terms.rates.map { $0 + [penalty] }
    #expect(table(facts)?.rows == usual?.rows)
  }

  @Test("nothing is worked out from a rate that applies to a part of the debt only")
  func ratesOfParts() throws {
    for change: (inout AppliedRate) -> Void in [{ $0.above = rub("100000") }, { $0.use = .cash }, { $0.subPlan = "p" }]
    {
      var facts = try loanWithTerms()
      var rate = AppliedRate(rate: Rate(percent: percent("9")), from: day("2019-01-01"))
      change(&rate)
      facts.terms.rates = facts.terms.rates.map { $0 + [rate] }
      #expect(table(facts) == nil)
    }
  }

  @Test("nothing is worked out from terms with something missing")
  func needsAllTerms() throws {
    let removals: [(inout LoanFacts) -> Void] = [
      { $0.opened = .notProvided }, { $0.terms.originalAmount = .notProvided }, { $0.terms.rates = .notProvided },
      { $0.terms.amortisation = .notProvided }, { $0.terms.payments = .notProvided },
      { $0.terms.paymentEvery = .notProvided }, { $0.terms.interest = .notProvided },
      { $0.terms.amortisation = known(.unknown("PRICE")) },
    ]
    for remove in removals {
      var facts = try loanWithTerms()
      remove(&facts)
      #expect(table(facts) == nil)
    }
  }

  @Test("a bank's schedule that its own terms do not give is shown as it is, with a finding")
  func differenceIsFlagged() throws {
    var facts = try loanWithTerms()
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        ScheduleRow(
          number: 1, due: day("2018-11-25"), payment: rub("44307.53"),
          portions: [Portion(.principal, rub("39423.97")), Portion(.interest, rub("4883.56"))],
          balance: rub("460576.03")),
        ScheduleRow(
          number: 2, due: day("2018-12-25"), payment: rub("44307.53"),
          portions: [Portion(.principal, rub("39954.20")), Portion(.interest, rub("4353.33"))],
          balance: rub("420621.83")),
      ])
    #expect(
      facts.contradictions(at: "$").map(\.message) == [
        "The schedule differs from the one its own terms give, in 1 of 2 payments, first in payment 2. "
          + "Found 2018-12-25, principal 39954.20 RUB, interest 4353.33 RUB, balance 420621.83 RUB; "
          + "expected 2018-12-25, principal 39954.14 RUB, interest 4353.39 RUB, balance 420621.89 RUB. "
          + "The source's schedule is shown as it is; the owners of the record mend its terms or its rows."
      ])
    #expect(table(facts)?.rows[1].cells[4]?.text == "4,353.33")
    facts.terms.interest = .notProvided
    #expect(facts.contradictions(at: "$").isEmpty, "a rule that is not stated cannot be broken")
  }

  @Test("a stated payment that is not split takes the parts of the schedule's row of its day and amount")
  func splitFromSchedule() throws {
    var facts = try loanWithTerms()
    var next = Obligation(kind: .instalment)
    next.due = known(day("2018-11-25"))
    next.amount = known(rub("44307.53"))
    facts.obligations = known([next])
    let split = NextPayment(shownLoan(facts, on: "2018-10-26")).body
    #expect(row("payment.parts.principal", in: split)?.value.text == "RUB\u{a0}39,423.97")
    facts.changeNext { $0.amount = known(rub("44000")) }
    #expect(row("payment.parts.principal", in: NextPayment(shownLoan(facts, on: "2018-10-26")).body) == nil)
  }
}
