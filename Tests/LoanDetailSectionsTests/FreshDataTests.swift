import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("Data of an announced day or later")
struct FreshDataTests {
  private func advice(_ facts: LoanFacts, on asOf: String) -> [String] {
    flattened(WhatToDo(loan: shownLoan(facts, on: asOf)).body).compactMap { item in
      if case .banner(let banner) = item { banner.title.replacing("\u{a0}", with: " ") } else { nil }
    }
  }

  private func statuses(_ facts: LoanFacts, on asOf: String, locale: String = "en_US") -> [String] {
    header(facts, on: asOf, locale: locale).statuses.map(\.text)
  }

  private func contradictions(_ facts: LoanFacts) -> [String] {
    facts.contradictions(at: "$").filter { $0.id == "facts.contradiction" }.map(\.summary)
  }

  /// A loan whose servicing goes to another organisation on November 20, as it is on a day.
  private func movingLoan(_ asOf: String, overlays: Set<Lifecycle.Overlay> = [.servicingTransfer]) -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day(asOf)
    facts.lifecycle.overlays = overlays
    facts.transfer = known(
      LoanTransfer(kind: .servicing, effective: day("2026-11-20"), to: words("LLC New", "ООО «Новое»")))
    facts.actions = [LoanAction(kind: .pay, state: .available)]
    facts.changeNext {
      $0.autopay = known(true)
      $0.covered = known(rub("400"))
    }
    return facts
  }

  @Test("of the organisation that a loan has left asks for no payment", arguments: ["2026-11-20", "2026-11-21"])
  func transfer(asOf: String) {
    let facts = movingLoan(asOf)
    #expect(advice(facts, on: asOf) == ["Pay to LLC New, not to us"])
    #expect(Actions(loan: shownLoan(facts, on: asOf)).body.isEmpty)
    #expect(
      lines(NextPayment(shownLoan(facts, on: asOf))).allSatisfy { !$0.contains("debited") && !$0.contains("deposit") })
    #expect(shownLoan(facts, on: asOf).paymentsDue(before: day("2027-01-01")).isEmpty)
    #expect(statuses(facts, on: asOf) == ["With another servicer"])
    #expect(statuses(facts, on: asOf, locale: "ru_RU") == ["Обслуживает другая организация"])
  }

  @Test("of the organisation that a loan has come to asks for its payments")
  func transferIn() {
    let facts = movingLoan("2026-11-21", overlays: [])
    #expect(advice(facts, on: "2026-11-21").first?.hasPrefix("Deposit RUB 600.00 by December 5, 2026") == true)
    #expect(!Actions(loan: shownLoan(facts, on: "2026-11-21")).body.isEmpty)
    let before = movingLoan("2026-11-19")
    #expect(advice(before, on: "2026-11-19").first?.hasPrefix("Deposit RUB 600.00 by December 5, 2026") == true)
    #expect(statuses(before, on: "2026-11-19") == ["Moving to another servicer"])
  }

  @Test("in which a grace period runs after its last day does not tell that it runs, nor what keeps it")
  func grace() {
    let facts = card {
      $0.asOf = day("2026-11-28")
      $0.revolving.grace = known(GracePeriod(state: .running, until: day("2026-11-25"), amount: rub("42600.50")))
    }
    func grace(_ locale: String) -> [String] { lines(Grace(loan: shownLoan(facts, on: "2026-11-28", locale: locale))) }
    #expect(
      grace("en_US") == [
        "grace.state | Status | not stated after its last day",
        "grace.until | Last day | November 25, 2026 | the time is over",
        "grace.amount | Amount for it | RUB 42,600.50",
      ])
    #expect(
      grace("ru_RU") == [
        "grace.state | Состояние | после последнего дня не указано",
        "grace.until | Последний день | 25 ноября 2026 г. | срок прошёл",
        "grace.amount | Сумма для него | 42 600,50 ₽",
      ])
    #expect(contradictions(facts) == ["The grace period runs after its last day."])
    let statement = obligation(.statement, "42600.50", due: "2026-12-05")
    #expect(shownLoan(facts, on: "2026-11-25").purpose(of: statement).value == .keepsGrace)
    #expect(shownLoan(facts, on: "2026-11-28").purpose(of: statement) == .notProvided)
  }

  /// A short loan with one payment on November 21, as it is on a day.
  private func shortLoan(_ asOf: String, _ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day(asOf)
    facts.obligations = known([obligation(.instalment, "10100", due: "2026-11-21")])
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        ScheduleRow(
          number: 1, due: day("2026-11-21"), payment: rub("10100"), balance: rub("0"), status: .upcoming)
      ])
    change(&facts)
    return facts
  }

  @Test("in which the principal is owed after the last payment is not taken for paid on schedule")
  func lastPayment() {
    let facts = shortLoan("2026-11-22")
    #expect(statuses(facts, on: "2026-11-22") == ["The data about overdue payments is contradictory"])
    #expect(advice(facts, on: "2026-11-22").first == "Ask the bank whether a payment is overdue")
    #expect(contradictions(facts) == ["Nothing is stated to be overdue, and principal is owed after the last payment."])
    let notice = flattened(OverdueNotice(loan: shownLoan(facts, on: "2026-11-22")).body).compactMap { item in
      if case .note(let note) = item { note.text } else { nil }
    }
    #expect(
      notice == [
        "The bank's data states that nothing is overdue and also that the debt is not repaid after its last payment."
      ])
  }

  @Test("has no contradiction while a payment is to come, is on its way, or nothing is owed")
  func noContradiction() {
    func isContradicted(_ asOf: String = "2026-11-22", _ change: (inout LoanFacts) -> Void) -> Bool {
      shownLoan(shortLoan(asOf, change), on: asOf).contradictedArrears != nil
    }
    #expect(isContradicted { _ in })
    #expect(!isContradicted("2026-11-21") { _ in })
    #expect(!isContradicted { $0.debt.principal = known(rub("0")) })
    #expect(!isContradicted { $0.schedule.rows.append(ScheduleRow(due: day("2026-12-21"), payment: rub("1"))) })
    #expect(!isContradicted { $0.obligations = known([obligation(.instalment, "10100", due: "2026-12-05")]) })
    #expect(!isContradicted { $0.lifecycle.overlays = [.paymentProcessing] })
    #expect(!isContradicted { $0.schedule.rows[0].balance = rub("5000") })
    #expect(!isContradicted { $0.schedule.isTruncated = true })
  }

  /// An overdraft of 20 000 ₽ whose limit falls to 15 000 ₽ on November 24.
  private func lowerLimit(_ asOf: String, limit: String) -> LoanFacts {
    card {
      $0.asOf = day(asOf)
      $0.obligations = known([])
      $0.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub(limit)), used: known(rub("20000")), newLimit: known(rub("15000")),
          newLimitFrom: known(day("2026-11-24")))
      ])
    }
  }

  @Test("that has the old limit after the day of the new one shows the announced one on both screens")
  func announcedLimit() {
    let facts = lowerLimit("2026-12-02", limit: "50000")
    let announced = "limit.new | New limit | RUB 15,000.00 | from November 24, 2026"
    let loan = shownLoan(facts, on: "2026-12-02")
    #expect(lines(CreditLimit(loan: loan)).last == announced)
    #expect(lines(CreditLines(loan: loan)).last == announced)
    #expect(contradictions(facts) == ["The day of the new limit has come, and the limit is the old one."])
    let changed = lowerLimit("2026-12-02", limit: "15000")
    #expect(!lines(CreditLimit(loan: shownLoan(changed, on: "2026-12-02"))).contains { $0.hasPrefix("limit.new") })
    #expect(contradictions(changed).isEmpty)
  }

  @Test("that is older than a new limit does not ask to fit into the old one, even if the debt is above both")
  func aboveBothLimits() {
    let facts = lowerLimit("2026-11-21", limit: "18000")
    #expect(advice(facts, on: "2026-11-25") == ["Check that you owe no more than RUB 15,000.00"])
    let changed = lowerLimit("2026-11-24", limit: "15000")
    #expect(advice(changed, on: "2026-11-24") == ["To be within the limit, pay RUB 5,000.00"])
  }
}
