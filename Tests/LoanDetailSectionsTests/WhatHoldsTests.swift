import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import Loans
import Testing

@testable import LoanDetailSections

@Suite("What holds on the day of a screen")
struct WhatHoldsTests {
  /// A loan whose facts are of November 21, 2026.
  private func dated() -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    return facts
  }

  private func statuses(_ facts: LoanFacts, on day: String, locale: String = "en_US") -> [String] {
    header(facts, on: day, locale: locale).statuses.map {
      $0.text.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
    }
  }

  @Test("a state is said from its first day to its last one; a state without days is of the day of the facts")
  func states() {
    var facts = dated()
    facts.lifecycle.overlays = [.frozen, .disputed, .autopayOff]
    facts.lifecycle.details = [.frozen: .init(until: day("2026-11-24")), .disputed: .init(since: day("2026-11-20"))]
    #expect(
      statuses(facts, on: "2026-11-21") == [
        "Transactions are blocked until November 24, 2026", "In dispute", "Automatic payment is off",
      ])
    #expect(
      statuses(facts, on: "2026-11-24") == [
        "Transactions are blocked until November 24, 2026", "In dispute, as of November 21, 2026",
        "Automatic payment is off, as of November 21, 2026", "Data as of November 21, 2026",
      ])
    #expect(
      statuses(facts, on: "2026-11-25", locale: "ru_RU") == [
        "Оспаривается, по состоянию на 21 ноября 2026 г.", "Автоплатёж выключен, по состоянию на 21 ноября 2026 г.",
        "Данные на 21 ноября 2026 г.",
      ])
    #expect(
      statuses(facts, on: "2026-11-19") == [
        "Transactions are blocked until November 24, 2026, as of November 21, 2026",
        "Automatic payment is off, as of November 21, 2026", "Data as of November 21, 2026",
      ])
  }

  @Test("that data is old or missing is said on every day", arguments: ["2026-11-15", "2026-11-21", "2026-11-25"])
  func data(on asOf: String) {
    var facts = dated()
    facts.lifecycle.overlays = [.staleData, .partialData]
    facts.lifecycle.details = [
      .staleData: .init(since: day("2026-11-20")), .partialData: .init(since: day("2026-11-20")),
    ]
    func said(_ facts: LoanFacts) -> [String] { statuses(facts, on: asOf).filter { !$0.hasPrefix("Data as of") } }
    #expect(said(facts) == ["The data may be out of date", "Some data is missing"])
    // Up to a last day that the source states.
    facts.lifecycle.details[.staleData]?.until = day("2026-11-24")
    #expect(said(facts).contains("Some data is missing"))
    #expect(said(facts).contains("The data may be out of date until November 24, 2026") == (asOf != "2026-11-25"))
  }

  @Test("a state takes its days from the fact that it is about", arguments: ["2027-02-10", "2027-02-11"])
  func holiday(on asOf: String) {
    var facts = dated()
    facts.obligations = .notProvided
    facts.lifecycle.overlays = [.paymentHoliday]
    facts.holiday = known(PaymentHolidayTerms(from: day("2026-11-10"), until: day("2027-02-10")))
    #expect(
      statuses(facts, on: asOf)
        == (asOf == "2027-02-10" ? ["Payment holiday"] : []) + ["Data as of November 21, 2026"])
  }

  @Test("the days of an arrear are counted to the day of the facts")
  func overdueDays() {
    var facts = dated()
    facts.debt.overdue.amount = known(rub("700"))
    facts.debt.overdue.since = known(day("2026-11-05"))
    #expect(statuses(facts, on: "2026-11-21").first == "Overdue by 16 days")
    #expect(statuses(facts, on: "2026-12-01").first == "Overdue by 16 days, as of November 21, 2026")
    // Before its first day, nothing is overdue.
    #expect(statuses(facts, on: "2026-11-01") == ["Data as of November 21, 2026"])
  }

  @Test("what is possible is of the day of the facts, and an obstacle that is over is not told")
  func actions() {
    var facts = dated()
    facts.actions = [
      LoanAction(kind: .pay, state: .available),
      LoanAction(
        kind: .repayPart, state: .unavailable(reason: words("not today", "не сегодня"), until: day("2026-11-21"))),
      LoanAction(
        kind: .changePaymentDate, state: .pending(request: words("to the 10th", "на 10-е"), since: day("2026-11-20"))),
    ]
    func shown(on asOf: String) -> (String?, [String]) {
      let body = Actions(loan: shownLoan(facts, on: asOf)).body
      guard case .section(let section)? = body.first, case .actionGroup(let group)? = section.items.first else {
        return (nil, [])
      }
      return (section.title, group.actions.map(\.id.rawValue))
    }
    #expect(
      shown(on: "2026-11-21") == ("What you can do", ["action.pay", "action.repayPart", "action.changePaymentDate"]))
    let later = "What you can do, as of November 21, 2026"
    #expect(shown(on: "2026-11-22") == (later, ["action.pay", "action.changePaymentDate"]))
    #expect(shown(on: "2026-11-19") == (later, ["action.pay", "action.repayPart"]))
  }

  @Test(
    "no repayment is offered before the money is paid out or after the end",
    arguments: [Lifecycle.Phase.approved, .repaid, .transferred])
  func actionsOfPhase(phase: Lifecycle.Phase) {
    var facts = dated()
    facts.lifecycle.phase = phase
    facts.actions = [LoanAction(kind: .pay, state: .available), LoanAction(kind: .repayFull, state: .available)]
    #expect(Actions(loan: shownLoan(facts)).body.isEmpty)
  }

  @Test("a message is said while it is true, and says its day where that is unknown")
  func notices() {
    var facts = dated()
    facts.notices = known([
      Notice(id: "a", importance: .information, title: words("Closed", "Закрыто"), until: day("2026-11-30")),
      Notice(id: "b", importance: .information, title: words("Call us", "Звоните"), text: words("Soon.", "Скоро.")),
    ])
    func texts(on asOf: String) -> [String] {
      BankNotices(loan: shownLoan(facts, on: asOf)).body.compactMap {
        if case .banner(let banner) = $0 {
          [banner.title, banner.text].compactMap(\.self).joined(separator: " | ")
        } else {
          nil
        }
      }
    }
    #expect(texts(on: "2026-11-21") == ["Closed", "Call us | Soon."])
    #expect(texts(on: "2026-11-30") == ["Closed", "Call us | Soon. This message is as of November 21, 2026."])
    #expect(texts(on: "2026-12-01") == ["Call us | Soon. This message is as of November 21, 2026."])
  }

  @Test("values that change carry the day of the facts, and an automatic payment of the past is not told")
  func values() {
    var facts = dated()
    facts.unapplied = known(rub("50"))
    facts.changeNext {
      $0.covered = known(rub("300"))
      $0.autopay = known(true)
    }
    let before = NextPayment(shownLoan(facts, on: "2026-12-01")).body
    #expect(row("payment.covered", in: before)?.caption == "left to deposit: RUB\u{a0}700.00; as of November 21, 2026")
    #expect(row("payment.autopay", in: before)?.value.text == "yes")
    let after = NextPayment(shownLoan(facts, on: "2026-12-06")).body
    #expect(row("payment.covered", in: after)?.caption == "as of November 21, 2026")
    #expect(row("payment.autopay", in: after) == nil)
    #expect(
      row("unapplied.amount", in: Unapplied(loan: shownLoan(facts, on: "2026-12-06")).body)?.caption
        == "as of November 21, 2026")
    #expect(row("unapplied.amount", in: Unapplied(loan: shownLoan(facts)).body)?.caption == nil)
  }

  @Test("what happened after the day of the screen is not said as done")
  func laterEvents() {
    var facts = dated()
    facts.operations = known([
      LoanOperation(id: "2", kind: .payment, date: day("2026-11-05"), amount: rub("1000")),
      LoanOperation(id: "1", kind: .payment, date: day("2026-10-05"), amount: rub("1000")),
    ])
    let paid = ScheduleRow(
      number: 1, due: day("2026-11-05"), payment: rub("1000"), paidOn: day("2026-11-05"), status: .paid)
    let next = ScheduleRow(number: 2, due: day("2026-12-05"), payment: rub("1000"), status: .upcoming)
    facts.schedule = PaymentSchedule(kind: .full, rows: [paid, next])
    let shown = shownLoan(facts, on: "2026-11-04").facts
    #expect(shown.operations.value?.map(\.id) == ["1"])
    func status(_ row: ScheduleRow, on asOf: String) -> ScheduleRow.Status? { facts.on(day(asOf)).status(of: row) }
    #expect(status(paid, on: "2026-11-04") == .upcoming)
    #expect(status(paid, on: "2026-11-05") == .paid)
    #expect(status(next, on: "2026-12-05") == .due)
    #expect(status(next, on: "2026-12-06") == nil)
  }

  @Test("an empty list of operations with a part of the data missing is a list that is not told")
  func emptyOperations() {
    var facts = dated()
    facts.operations = known([])
    func note(_ facts: LoanFacts) -> String? {
      flattened(Operations(loan: shownLoan(facts)).body).compactMap {
        if case .note(let note) = $0 { note.text } else { nil }
      }.first
    }
    #expect(note(facts) == "There are no transactions to show.")
    facts.lifecycle.overlays = [.partialData]
    #expect(note(facts) == "The bank's system does not provide the transactions.")
  }

  @Test("what the contract allows is told apart from what is possible now")
  func prepayment() {
    var facts = dated()
    var rules = PrepaymentRules()
    (rules.full, rules.partial) = (true, false)
    facts.terms.prepayment = known(rules)
    facts.actions = [
      LoanAction(
        kind: .repayFull,
        state: .unavailable(reason: words("pay what is overdue first", "сначала погасите просрочку"), until: nil))
    ]
    #expect(
      bothLanguages(facts) { Prepayment(loan: $0) } == [
        """
        Early repayment by the contract ────────────────────────────
          In full . . . . . . . . . . . . . . . . . . . . .  allowed
            not possible now: pay what is overdue first
          In part . . . . . . . . . . . . . . . . . . .  not allowed
        """,
        """
        Досрочное погашение по договору ────────────────────────────
          Полностью . . . . . . . . . . . . . . . . . . . . .  можно
            сейчас недоступно: сначала погасите просрочку
          Частично  . . . . . . . . . . . . . . . . . . . . . нельзя
        """,
      ])
  }

  @Test("a link to a screen that would tell nothing is left out, wherever it is")
  func links() throws {
    var facts = dated()
    facts.changeNext { $0.portions = [] }
    (facts.debt.principal, facts.debt.interest) = (.notProvided, .notProvided)
    (facts.debt.fees, facts.debt.penalties) = (.notProvided, .notProvided)
    func links(_ facts: LoanFacts) throws -> [String] {
      let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
      let context = try #require(PresentationContext(locale: "en_US", asOf: "2026-11-21"))
      let items = flattened(PlainLoan(record).mainViewModel(in: context).contentItems)
      return items.flatMap { item -> [String] in
        switch item {
        case .row(let row): row.destination.map { ["\(row.id): \($0)"] } ?? []
        case .actionGroup(let group): group.actions.map(\.id.rawValue)
        default: []
        }
      }
    }
    #expect(try links(facts) == ["more.details"])
    facts.operations = known([LoanOperation(id: "1", kind: .payment, date: day("2026-11-05"), amount: rub("1000"))])
    facts.schedule = PaymentSchedule(
      kind: .full, rows: [ScheduleRow(number: 1, due: day("2026-12-05"), payment: rub("1000"))])
    let more = try links(facts)
    #expect(more.suffix(3) == ["more.schedule", "more.operations", "more.details"])
    #expect(more.first?.hasPrefix("payment.date") == true)
  }
}
