import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("Arrears that the source contradicts")
struct ContradictedArrearsTests {
  /// A card on the day after both its payments: the minimum is covered, the sum that keeps the grace period is not.
  private func paidCard(_ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
    card {
      $0.asOf = day("2026-11-26")
      $0.obligations = known([
        obligation(.minimum, "2130.03", due: "2026-11-25") {
          $0.covered = known(rub("2130.03"))
          $0.purpose = known(.avoidsPenalty)
        },
        obligation(.statement, "42600.50", due: "2026-11-25") { $0.purpose = known(.keepsGrace) },
      ])
      change(&$0)
    }
  }

  private func loan(_ facts: LoanFacts) -> LoanOnScreen { shownLoan(facts, on: "2026-11-26") }

  private func contradictions(_ facts: LoanFacts) -> [String] {
    facts.contradictions(at: "$").filter { $0.id == "facts.contradiction" }.map(\.summary)
  }

  @Test(
    "are not there where the source states none, or only a benefit is lost",
    arguments: [known(rub("0")), .absent(.notApplicable), .notProvided, .absent(.withheld)])
  func nothingMissed(stated: Fact<Money>) {
    let facts = paidCard { $0.debt.overdue.amount = stated }
    #expect(!loan(facts).isOverdue)
    #expect(loan(facts).contradictedArrears == nil)
    #expect(loan(facts).overdueAmount == stated)
    #expect(contradictions(facts).isEmpty)
    #expect(header(facts, on: "2026-11-26").statuses.allSatisfy { $0.tone != .critical })
  }

  @Test("follow from what is missed, without the statement that contains it, where the source states none")
  func missedMinimum() {
    let facts = paidCard {
      $0.debt.overdue.amount = .notProvided
      $0.changeNext { $0.covered = .notProvided }
    }
    #expect(loan(facts).overdueAmount.value == rub("2130.03"))
    #expect(loan(facts).overdueSince.value == day("2026-11-25"))
  }

  @Test("of an obligation need a stated covered amount")
  func coverageUnknown() {
    let unknown = paidCard { $0.changeNext { $0.covered = .notProvided } }
    #expect(loan(unknown).contradictedArrears == nil, "it may have been paid")
    let short = paidCard { $0.changeNext { $0.covered = known(rub("130.03")) } }
    #expect(loan(short).contradictedArrears?.value == rub("2000"))
  }

  @Test(
    "are a principal that is owed after the end of a contract without a schedule, unless a sum is put off for later")
  func afterTheEnd() {
    func isContradicted(_ change: (inout LoanFacts) -> Void = { _ in }) -> Bool {
      var facts = healthyLoan()
      (facts.asOf, facts.ends) = (day("2026-11-21"), known(day("2026-11-20")))
      (facts.obligations, facts.schedule, facts.debt.overdue.amount) = (known([]), PaymentSchedule(), known(rub("0")))
      change(&facts)
      return facts.on(day("2026-11-21")).contradictedArrears != nil
    }
    #expect(isContradicted())
    #expect(!isContradicted { $0.ends = known(day("2026-11-21")) } && !isContradicted { $0.ends = .notProvided })
    #expect(!isContradicted { $0.holiday = known(PaymentHolidayTerms(deferredDue: day("2026-12-10"))) })
    #expect(!isContradicted { $0.bookedRepayments = known([BookedRepayment(.full, on: day("2026-12-01"))]) })
    #expect(!isContradicted { $0.lifecycle.overlays = [.paymentHoliday] })
    // What somebody else pays, or nothing, is no payment to come.
    var gift = BookedRepayment(.part, on: day("2026-12-01"), amount: rub("10"))
    gift.payer = .init(.employer)
    #expect(isContradicted { $0.bookedRepayments = known([gift]) })
    #expect(isContradicted { $0.obligations = known([obligation(.instalment, "0", due: "2026-12-01")]) })
    let row = ScheduleRow(due: day("2026-11-20"), payment: rub("1000"), balance: rub("0"))
    #expect(isContradicted { $0.schedule = PaymentSchedule(kind: .derived, rows: [row]) })
  }

  @Test("are not seen in an obligation while a payment is being processed, which may be that one")
  func processing() {
    func arrears(_ kind: Obligation.Kind) -> Fact<Money>? {
      loan(
        paidCard {
          $0.debt.overdue.amount = known(rub("0"))
          $0.lifecycle.overlays = [.paymentProcessing]
          $0.obligations = known([obligation(kind, "2130.03", due: "2026-11-25") { $0.covered = known(rub("0")) }])
        }
      ).contradictedArrears
    }
    #expect(arrears(.minimum) == nil)
    #expect(arrears(.overdue)?.value == rub("2130.03"), "the source calls it overdue")
  }

  /// What contradicts a source that states that nothing is overdue.
  enum Evidence: CaseIterable {
    case missedPayment, state, phase, row, obligation, firstDay, count

    func add(to facts: inout LoanFacts) {
      switch self {
      case .missedPayment: facts.debt.overdue.items = known([MissedPayment(due: day("2026-11-05"), left: rub("1000"))])
      case .state: facts.lifecycle.overlays = [.overdue]
      case .phase: facts.lifecycle.phase = .maturedUnpaid
      case .row:
        facts.schedule = PaymentSchedule(
          kind: .full, rows: [ScheduleRow(due: day("2026-11-05"), payment: rub("1000"), status: .overdue)])
      case .obligation:
        facts.obligations = known([LoanDetailSectionsTests.obligation(.overdue, "1000", due: "2026-11-05")])
      case .firstDay: facts.debt.overdue.since = known(day("2026-11-05"))
      case .count: facts.debt.overdue.count = known(2)
      }
    }
  }

  @Test(
    "are shown with what the source states, as a question and never as a demand",
    arguments: Evidence.allCases, [known(rub("0")), .absent(.notApplicable)])
  func shownAsContradiction(evidence: Evidence, stated: Fact<Money>) {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.debt.overdue.amount = stated
    evidence.add(to: &facts)
    let loan = shownLoan(facts)
    #expect(!loan.isOverdue)
    #expect(loan.contradictedArrears != nil)
    let screen = [loan.header] + items(.main, of: loan)
    let all = flattened(screen)
    #expect(all.contains { $0.id == "status.arrears" } && all.contains { $0.id == "now.arrears" })
    #expect(!all.contains { ["status.overdue", "overdue.cure", "debt.overdue"].contains($0.id) })
    for item in all {
      if case .banner(let banner) = item { #expect(banner.tone != .critical) }
      if case .note(let note) = item, note.id == "overdue.contradiction" { #expect(!note.missing.isEmpty) }
    }
    #expect(all.contains { $0.id == "overdue.contradiction" }, "the screen is partial")
    #expect(!contradictions(facts).isEmpty)
  }

  @Test("leave no reassurance that nothing is to be paid")
  func noReassurance() {
    func banners(_ covered: String) -> [String] {
      var facts = healthyLoan()
      Evidence.missedPayment.add(to: &facts)
      facts.changeNext { $0.covered = known(rub(covered)) }
      return flattened(WhatToDo(loan: shownLoan(facts)).body).compactMap {
        if case .banner(let banner) = $0 { banner.title.replacing("\u{a0}", with: " ") } else { nil }
      }
    }
    #expect(banners("1000") == ["Ask the bank whether a payment is overdue"])
    #expect(
      banners("0") == ["Ask the bank whether a payment is overdue", "Pay RUB 1,000.00 by December 5, 2026"])
  }

  @Test("show both figures in both languages")
  func section() {
    var facts = healthyLoan()
    Evidence.missedPayment.add(to: &facts)
    #expect(
      bothLanguages(facts) { OverdueNotice(loan: $0) } == [
        """
        Is a payment overdue? ──────────────────────────────────────
          Overdue amount  . . . . . . . . . . . . . . . . . RUB 0.00
            as the bank states it
          Missed payments in all  . . . . . . . . . . . RUB 1,000.00
            calculated

        ! The bank's data states that nothing is overdue and also
          that a payment was missed.

          Missed payments, RUB
            Pay by      Left to pay
            ─────────   ───────────
          ! 11/5/2026      1,000.00
        """,
        """
        Есть ли просрочка? ─────────────────────────────────────────
          Просроченная сумма  . . . . . . . . . . . . . . . . 0,00 ₽
            по данным банка
          Всего по пропущенным платежам . . . . . . . . . 1 000,00 ₽
            рассчитано

        ! В данных банка указано, что просрочки нет, и в них же —
          что платёж пропущен.

          Пропущенные платежи, ₽
            Оплатить не позднее   Осталось
            ───────────────────   ────────
          ! 05.11.2026            1 000,00
        """,
      ])
  }

  @Test("are not repaid by a refused payoff that contains them")
  func refusedPayoff() {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.lifecycle.overlays = [.overdue]
    facts.debt.overdue.amount = known(rub("1000"))
    facts.debt.payoff = known(Payoff(amount: rub("10100"), validOn: day("2026-11-21")))
    var rules = PrepaymentRules()
    rules.full = true
    facts.terms.prepayment = known(rules)
    let reason = words("pay what is overdue first", "сначала погасите просрочку")
    facts.actions = [LoanAction(kind: .repayFull, state: .unavailable(reason: reason, until: nil))]
    #expect(
      contradictions(facts) == [
        "Everything cannot be repaid while something is overdue, and the payoff amount contains it."
      ])
    #expect(
      texts(Prepayment(loan: shownLoan(facts)).body)["prepayment.full"]
        == "allowed | pay what is overdue first; but the payoff amount, RUB 10,100.00, already includes the overdue amount: "
        + "ask the bank")
    facts.actions = [LoanAction(kind: .repayFull, state: .unavailable(reason: reason, until: day("2026-11-29")))]
    #expect(contradictions(facts).isEmpty, "a refusal until a day has another reason than the arrears")
    facts.actions = [LoanAction(kind: .repayFull, state: .unavailable(reason: reason, until: nil))]
    facts.lifecycle.overlays.insert(.frozen)
    #expect(contradictions(facts).isEmpty, "another state is in the way too")
    facts.lifecycle.overlays.remove(.frozen)
    facts.debt.payoff = known(Payoff(amount: rub("9100"), validOn: day("2026-11-21")))
    #expect(contradictions(facts).isEmpty)
    #expect(
      texts(Prepayment(loan: shownLoan(facts)).body)["prepayment.full"]
        == "allowed | not possible now: pay what is overdue first")
  }
}
