import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Testing

struct HeadlineTests {
  /// The design's order, the worst first.
  static let priority: [Lifecycle.Overlay] = [
    .collections, .overdue, .paymentFailed, .frozen, .paymentHoliday, .paymentProcessing, .earlyRepaymentScheduled,
  ]

  @Test("the worse of two states is the headline", arguments: priority, priority)
  func worstComesFirst(one: Lifecycle.Overlay, other: Lifecycle.Overlay) throws {
    var facts = healthyLoan()
    facts.debt.overdue.amount = .notProvided
    facts.lifecycle.overlays = [one, other]
    let worst = try #require(Self.priority.first { $0 == one || $0 == other })
    #expect(header(facts).statuses.first?.id.rawValue == "status.\(worst.rawValue)")
  }

  @Test("a payment that is due stands between a blocked account and a booked repayment, unless it is being processed")
  func dueStandsInItsPlace() {
    var facts = healthyLoan()
    facts.lifecycle.overlays = [.earlyRepaymentScheduled, .frozen]
    let ids = header(facts, on: "2026-12-05").statuses.map(\.id.rawValue)
    #expect(ids == ["status.frozen", "status.due", "status.earlyRepaymentScheduled"])
    facts.lifecycle.overlays = [.paymentProcessing]
    #expect(header(facts, on: "2026-12-05").statuses.map(\.id.rawValue) == ["status.paymentProcessing"])
  }

  @Test("a debt above the limit stands between a blocked account and a payment that is due soon")
  func aboveLimit() {
    let facts = card {
      $0.debt.total = known(rub("51247.55"))
      $0.lifecycle.overlays = [.frozen]
      $0.obligations = known([obligation(.minimum, "1000", due: "2026-11-25")])
    }
    let statuses = header(facts).statuses
    #expect(statuses.map(\.id.rawValue) == ["status.frozen", "status.overLimit", "status.due"])
    #expect(statuses[1].text.replacing("\u{a0}", with: " ") == "RUB 1,247.55 above the limit")
  }

  @Test(
    "a payment is announced from a week before its day",
    arguments: [
      ("2026-11-27", "Active"), ("2026-11-28", "Payment due in 7 days"), ("2026-12-03", "Payment due in 2 days"),
      ("2026-12-04", "Payment due tomorrow"), ("2026-12-05", "Payment due today"),
    ])
  func announcesPayments(asOf: String, text: String) {
    var facts = healthyLoan()
    facts.debt.overdue.amount = .notProvided
    #expect(header(facts, on: asOf).statuses.first?.text == text)
  }

  @Test("an overdue loan whose term has ended says both, and expects no payment by the schedule")
  func matured() {
    var facts = healthyLoan()
    facts.debt.overdue.amount = .notProvided
    facts.lifecycle = Lifecycle(phase: .maturedUnpaid, overlays: [.overdue])
    facts.obligations = .notProvided
    facts.schedule.rows = [ScheduleRow(kind: .instalment, due: day("2026-12-05"), payment: rub("1000"))]
    #expect(header(facts).statuses.map(\.id) == ["status.overdue", "status.phase"])
    #expect(header(facts).statuses.last?.text == "The term has ended, the debt is unpaid")
    #expect(facts.on(day("2026-11-21")).nextObligation == nil)
    facts.lifecycle.phase = .active
    #expect(facts.on(day("2026-11-21")).nextObligation != nil)
  }

  @Test("a payment that is covered in full is not announced")
  func coveredPaymentIsQuiet() {
    var facts = healthyLoan()
    facts.changeNext { $0.covered = known(rub("1000")) }
    #expect(header(facts, on: "2026-12-05").statuses.map(\.text) == ["Paid on schedule"])
  }

  @Test("an unpaid day that has passed is overdue, though nobody marked it so")
  func missedDayIsOverdue() throws {
    let facts = healthyLoan()
    var silent = facts
    silent.debt.overdue.amount = .notProvided
    let top = header(silent, on: "2026-12-08", locale: "ru_RU")
    #expect(top.statuses.first?.text == "Просрочка 3 дня")
    let overdue = try #require(top.amounts.first { $0.fact == .overdue })
    #expect(overdue.money.minorUnits == 100_000)
    #expect(overdue.caption == "рассчитано")
  }

  @Test("an old arrear is named by its days and its first day")
  func oldArrear() {
    var facts = healthyLoan()
    facts.lifecycle.overlays = [.overdue]
    facts.debt.overdue.amount = .notProvided
    facts.debt.overdue.since = known(day("2012-05-10"))
    #expect(header(facts).statuses.first?.text == "Overdue by 5,308 days, first payment missed on May 10, 2012")
  }

  @Test("\"on schedule\" is said only when the source says that nothing is overdue")
  func onScheduleNeedsEvidence() {
    var facts = healthyLoan()
    #expect(header(facts).statuses.map(\.text) == ["Paid on schedule"])
    facts.debt.overdue.amount = .notProvided
    #expect(header(facts).statuses.map(\.text) == ["Active"])
  }

  @Test("a phase nobody knows is shown in the source's own word")
  func unknownPhase() {
    var facts = healthyLoan()
    facts.lifecycle.phase = .unknown("MORATORIUM")
    #expect(header(facts).statuses.map(\.text) == ["Status: MORATORIUM"])
  }

  @Test("a product that is paid off says so first, in both languages")
  func paidOff() {
    var facts = healthyLoan()
    facts.lifecycle = Lifecycle(phase: .repaid, overlays: [.overpaid])
    #expect(header(facts).statuses.map(\.text) == ["Paid off", "Overpaid"])
    #expect(header(facts, locale: "ru_RU").statuses.map(\.text) == ["Долг погашен", "Есть переплата"])
  }
}
