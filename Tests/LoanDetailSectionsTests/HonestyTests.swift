import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import Loans
import TestSupport
import Testing

@testable import LoanDetailSections

/// A screen never shows more than the facts say, and never less.
struct HonestyTests {
  private func instalment(_ number: Int, _ due: String, _ status: ScheduleRow.Status? = nil) -> ScheduleRow {
    ScheduleRow(number: number, due: day(due), payment: rub("1000"), status: status)
  }

  private func ids(_ items: [Item]) -> [String] { flattened(items).map(\.id.rawValue) }

  @Test("facts of another day do not pass for today's", arguments: ["2026-11-20", "2026-12-20"])
  func factsOfAnotherDay(asOf: String) {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.obligations = .notProvided
    let top = header(facts, on: asOf)
    #expect(top.amounts.first?.caption == "as of November 21, 2026")
    #expect(top.statuses.map(\.text) == ["Data as of November 21, 2026"])
    #expect(header(facts, on: "2026-11-21").statuses.map(\.text) == ["Paid on schedule"])
    #expect(header(facts, on: "2026-11-21").amounts.first?.caption == nil)
  }

  @Test("a source that states that nothing is overdue is believed, and flagged if it states a payment not covered")
  func missedPaymentAgainstStatedZero() throws {
    var facts = healthyLoan()
    facts.asOf = day("2026-12-06")
    #expect(header(facts, on: "2026-12-06").statuses.first?.text == "Paid on schedule")
    #expect(facts.contradictions(at: "$.loans[0]").isEmpty)
    facts.changeNext { $0.covered = known(rub("0")) }
    #expect(
      header(facts, on: "2026-12-06").statuses.first?.text == "The data about overdue payments is contradictory")
    #expect(
      facts.contradictions(at: "$.loans[0]").map(\.message) == [
        "Nothing is stated to be overdue and a payment was missed. Found zero; expected 1000.00 RUB. "
          + "Both are shown as they are; the owners of the record mend one of them."
      ])
  }

  @Test("a payment whose day came after the data was sent stays the next one, and is not called overdue")
  func paymentAfterTheData() throws {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    #expect(header(facts, on: "2026-12-15").statuses.map(\.text) == ["Data as of November 21, 2026"])
    let next = try #require(row("payment.date", in: NextPayment(shownLoan(facts, on: "2026-12-15")).body))
    #expect(next.value.text == "December 5, 2026")
    #expect(next.caption == "the day has passed, the data is from before it")
  }

  @Test("a stated first day of arrears is enough to call them so")
  func arrearsWithoutAmount() {
    var facts = healthyLoan()
    facts.debt.overdue.amount = .notProvided
    facts.debt.overdue.since = known(day("2026-11-01"))
    #expect(header(facts).statuses.first?.text == "Overdue by 20 days")
  }

  @Test("a product that is over and owed on is flagged")
  func paidOffAndOwed() {
    var facts = healthyLoan()
    facts.lifecycle.phase = .repaid
    #expect(
      facts.contradictions(at: "$").map(\.summary) == ["The product is over and something is owed."])
  }

  @Test("a row that was to come tells nothing once its day has passed")
  func passedRowTellsNothing() throws {
    var facts = healthyLoan()
    facts.schedule = PaymentSchedule(
      kind: .full, rows: [instalment(1, "2026-11-05", .upcoming), instalment(2, "2026-12-05", .due)])
    let tables = flattened(Schedule(loan: shownLoan(facts)).body)
      .compactMap { if case .table(let table) = $0 { table } else { nil } }
    #expect(try #require(tables.first).rows.map { $0.cells.last??.text } == [nil, "upcoming"])
  }

  @Test("an unpaid row of the schedule is overdue for the headline too")
  func overdueRow() throws {
    var facts = healthyLoan()
    facts.debt.overdue.amount = .notProvided
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [ScheduleRow(number: 1, due: day("2026-11-05"), payment: rub("1000"), outstanding: rub("100"))])
    let top = header(facts)
    #expect(top.statuses.first?.text == "Overdue by 16 days")
    #expect(top.amounts.first { $0.fact == .overdue }?.money.minorUnits == 10_000)
  }

  @Test("several obligations of one day are shown one by one and together")
  func severalObligations() throws {
    var facts = healthyLoan()
    var fee = Obligation(kind: .fee)
    fee.due = known(day("2026-12-05"))
    fee.amount = known(rub("50"))
    facts.obligations = facts.obligations.map { $0 + [fee] }
    let items = NextPayment(shownLoan(facts)).body
    let figure = flattened(items).lazy.compactMap { if case .amount(let amount) = $0 { amount } else { nil } }.first
    #expect(figure?.label == "Total to pay")
    #expect(figure?.money.minorUnits == 105_000)
    #expect(row("payment.of.instalment", in: items)?.value.text == "RUB\u{a0}1,000.00")
    #expect(row("payment.of.fee", in: items)?.value.text == "RUB\u{a0}50.00")
    #expect(row("payment.parts.fees", in: items)?.value.text == "RUB\u{a0}50.00")
  }

  @Test("a minimum payment and a statement's balance stand for each other and are not added up")
  func minimumAndStatement() throws {
    var facts = healthyLoan()
    var (minimum, statement) = (Obligation(kind: .minimum), Obligation(kind: .statement))
    (minimum.due, statement.due) = (known(day("2026-12-05")), known(day("2026-12-05")))
    (minimum.amount, statement.amount) = (known(rub("300")), known(rub("9000")))
    facts.obligations = known([statement, minimum])
    let items = NextPayment(shownLoan(facts)).body
    let figure = flattened(items).lazy.compactMap { if case .amount(let amount) = $0 { amount } else { nil } }.first
    #expect(figure?.label == "Minimum payment")
    #expect(row("payment.of.statement", in: items)?.value.text == "RUB\u{a0}9,000.00")
    #expect(row("payment.of.minimum", in: items) == nil)
  }

  @Test("a skipped row, or one without an amount, is not the next payment")
  func skippedRowIsPassedOver() {
    var facts = healthyLoan()
    facts.obligations = .notProvided
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        instalment(1, "2026-12-05", .skipped), ScheduleRow(number: 2, due: day("2027-01-05")),
        instalment(3, "2027-02-05"),
      ])
    #expect(row("payment.date", in: NextPayment(shownLoan(facts)).body)?.value.text == "February 5, 2027")
  }

  @Test("the count of payments made is that of the rows shown as paid")
  func countAgreesWithRows() {
    var facts = healthyLoan()
    var paid = instalment(1, "2026-11-05")
    paid.outstanding = rub("0")
    facts.schedule = PaymentSchedule(kind: .full, rows: [paid, instalment(2, "2026-12-05")])
    #expect(row("schedule.done", in: Schedule(loan: shownLoan(facts)).body)?.value.text == "1")
  }

  @Test("whatever may not be shown, or cannot be read, is said to be so on the screen it belongs to")
  func absentListsSpeak() {
    var facts = healthyLoan()
    facts.obligations = .absent(.withheld)
    facts.insurance = .absent(.withheld)
    facts.security = .absent(.unreadable("12"))
    facts.documents = .absent(.withheld)
    facts.terms.fees = .absent(.withheld)
    facts.terms.prepayment = .absent(.withheld)
    facts.debt.payoff = .absent(.withheld)
    facts.schedule.absence = .withheld
    let texts = flattened(NextPayment(shownLoan(facts)).body)
      .compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    #expect(texts == ["Next payment: not disclosed by the bank"])
    facts.notices = .absent(.unreadable("a text"))
    let messages = flattened(items(.main, of: shownLoan(facts)))
      .compactMap { if case .note(let note) = $0, note.id == "notice.absent" { note.text } else { nil } }
    #expect(messages == ["Messages of the bank: the data arrived with an error"])
    let details = ids(items(.details, of: shownLoan(facts)))
    for id in ["insurance.absent", "security.absent", "documents.absent", "fees.absent", "prepayment.absent"] {
      #expect(details.contains(id))
    }
    #expect(row("debt.known.payoff", in: items(.details, of: shownLoan(facts)))?.fact == .payoff)
    let schedule = flattened(Schedule(loan: shownLoan(facts)).body)
      .compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    #expect(schedule == ["Payment schedule: not disclosed by the bank"])
  }

  @Test(
    "a payoff amount that the header does not show is in the details, and what is repaid does not grow",
    arguments: [(Lifecycle.Phase.active, "0"), (.repaid, "0"), (.writtenOff, "500")])
  func payoffAfterTheEnd(phase: Lifecycle.Phase, amount: String) {
    var facts = healthyLoan()
    facts.lifecycle.phase = phase
    facts.debt.payoff = known(Payoff(amount: rub(amount), perDiem: rub("2")))
    let details = ids(items(.details, of: shownLoan(facts)))
    #expect(details.contains("debt.known.payoff") == (phase == .writtenOff))
    #expect(details.contains("debt.known.per-diem") == (amount != "0"))
  }

  @Test("a guarantor is not told that they owe")
  func guarantor() {
    var facts = healthyLoan()
    facts.parties = [Party(customer: CustomerID(rawValue: "C-7"), role: .guarantor)]
    let shown = shownLoan(facts, scope: .customer(CustomerID(rawValue: "C-7")))
    guard case .header(let top) = shown.header else { return }
    #expect(top.amounts.first?.label == "The borrower owes")
    #expect(row("contract.role", in: MainTerms(shown).body)?.value.text == "guarantor")
  }

  @Test(
    "the rate is never left out: where none applies on the day, the next or the last one shows with its time",
    arguments: [("2026-11-21", "5% a year"), ("2029-01-01", "7% a year")])
  func rateOutsideItsTime(asOf: String, shown: String) throws {
    var facts = healthyLoan()
    let (five, seven) = (try #require(ExactDecimal("5")), try #require(ExactDecimal("7")))
    facts.terms.rates = known([
      AppliedRate(rate: Rate(percent: five), from: day("2027-01-01"), until: day("2027-12-31")),
      AppliedRate(rate: Rate(percent: seven), from: day("2028-01-01"), until: day("2028-12-31")),
    ])
    let rate = row("terms.rate", in: MainTerms(shownLoan(facts, on: asOf)).body)
    #expect(rate?.value.text == shown)
    #expect(rate?.fact == .rate)
    #expect(rate?.caption?.contains("until") == true)
  }

  @Test("the next payment is marked on the details too, even where the schedule splits it")
  func nextPaymentOnDetails() {
    var facts = healthyLoan()
    facts.changeNext { $0.portions = [] }
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        ScheduleRow(
          number: 1, due: day("2026-12-05"), payment: rub("1000"), portions: [Portion(.principal, rub("1000"))])
      ])
    let items = items(.details, of: shownLoan(facts))
    #expect(row("obligation.instalment.2026-12-05.date", in: items)?.fact == .nextPaymentDate)
    #expect(row("obligation.instalment.2026-12-05.amount", in: items)?.fact == .nextPaymentAmount)
  }

  @Test("a policy's last day is today, not in 0 days")
  func lastDayOfPolicy() {
    var facts = healthyLoan()
    var policy = InsurancePolicy(kind: .life)
    policy.until = day("2026-11-21")
    facts.insurance = known([policy])
    #expect(row("insurance.life.until", in: Insurances(shownLoan(facts)).body)?.caption == "expires today")
  }

  @Test("no amounts, however odd, stop a screen", arguments: 0..<300)
  func oddAmounts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let extremes: [Int64] = [.min, .min + 1, -9_000_000_000_000_000_000, -1, 0, 1, 9_000_000_000_000_000_000, .max]
    func amount() -> Fact<Money> {
      guard Int.random(in: 0..<5, using: &random) > 0 else { return .notProvided }
      return known(Money(minorUnits: extremes.randomElement(using: &random) ?? 0, currency: .rub))
    }
    var facts = healthyLoan()
    facts.debt.total = amount()
    facts.debt.principal = amount()
    facts.debt.interest = amount()
    facts.debt.overdue.amount = amount()
    facts.debt.overpaid = amount()
    facts.terms.originalAmount = amount()
    facts.terms.payments = known(120_000)
    facts.schedule.paid = known(120_000)
    let (payment, covered) = (amount(), amount())
    facts.changeNext { ($0.amount, $0.covered) = (payment, covered) }
    facts.schedule.rows = [
      ScheduleRow(number: 1, due: day("2026-11-05"), payment: amount().value, outstanding: amount().value),
      ScheduleRow(number: 2, due: day("2026-11-06"), payment: amount().value, outstanding: amount().value),
    ]
    _ = facts.contradictions(at: "$")
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let context = try #require(PresentationContext(locale: "ru_RU", asOf: "2026-11-21"))
    for screen in PlainLoan.sampleScreens {
      let viewModel = try #require(PlainLoan(record).viewModel(for: screen, in: context))
      #expect(!flattened([viewModel.headerItem] + viewModel.contentItems).isEmpty)
    }
  }
}
