import LoanArithmetic
import Loans
import Localization
import Testing

@Suite("What a screen may ask the customer to pay")
struct DemandTests {
  private let today: CalendarDate
  private let missed: CalendarDate
  private let due: CalendarDate

  init() throws {
    today = try #require(CalendarDate("2026-11-21"))
    missed = try #require(CalendarDate("2026-11-05"))
    due = try #require(CalendarDate("2026-12-05"))
  }

  private func rub(_ units: Int64) -> Money { Money(minorUnits: units * 100, currency: .rub) }

  private func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$")) }

  /// A loan of 100,000 with 5,000 overdue, a payment to come, a schedule, a penalty, and actions.
  private func loan(
    _ overlay: Lifecycle.Overlay? = nil, on day: CalendarDate? = nil, amount: Money? = nil, mustPay: Bool? = nil,
    changed change: (inout LoanFacts) -> Void = { _ in }
  ) -> LoanOnDay {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active, overlays: [.overdue, .collections]))
    facts.asOf = today
    facts.parties = [Party(role: .borrower)]
    facts.debt.total = known(rub(100_000))
    facts.debt.overdue.amount = known(rub(5_000))
    facts.debt.overdue.since = known(missed)
    facts.debt.payoff = known(Payoff(amount: rub(100_000), validOn: today, perDiem: rub(50)))
    var next = Obligation(kind: .instalment)
    next.due = known(due)
    next.amount = known(rub(5_000))
    facts.obligations = known([next])
    facts.terms.penalty = known(PenaltyTerms(base: .overdueAmount, lateFee: rub(500)))
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        ScheduleRow(due: missed, payment: rub(5_000), status: .overdue),
        ScheduleRow(due: due, payment: rub(5_000), status: .upcoming),
      ])
    facts.actions = [LoanAction(kind: .pay, state: .available), LoanAction(kind: .orderStatement, state: .available)]
    if let overlay {
      facts.lifecycle.overlays.insert(overlay)
      var details = Lifecycle.OverlayDetails(since: missed, amount: amount)
      details.mustPay = mustPay
      facts.lifecycle.details[overlay] = details
    }
    change(&facts)
    return LoanOnDay(facts, on: day ?? today)
  }

  @Test("is what the contract demands without such a state")
  func contract() {
    #expect(loan().demand == .contract && loan().task == .payOverdue)
    #expect(loan(.disputed, amount: rub(4_999), mustPay: false).task == .payOverdue)
    #expect(loan(.frozen).task == .payOverdue)
  }

  @Test(
    "is what the contract demands while nobody knows how much is disputed",
    arguments: [Absence.withheld, .unreadable("1 000")])
  func unknownAmount(absence: Absence) {
    let disputed = loan(.disputed, mustPay: false) { $0.lifecycle.details[.disputed]?.amountAbsence = absence }
    #expect(disputed.demand == .contract && disputed.task == .payOverdue)
    let whole = loan(.disputed, mustPay: false) { $0.lifecycle.details[.disputed]?.amountAbsence = .notApplicable }
    #expect(whole.demand == .nothing(.disputed))
  }

  @Test("calls no row overdue whose payment a state excuses")
  func excusedRow() throws {
    func status(_ loan: LoanOnDay) throws -> ScheduleRow.Status? {
      loan.status(of: try #require(loan.facts.schedule.rows.first))
    }
    #expect(try status(loan()) == .overdue)
    #expect(try status(loan(.disputed, amount: rub(4_999), mustPay: false)) == .overdue)
    #expect(try status(loan(.disputed, amount: rub(5_000), mustPay: false)) == nil)
  }

  @Test(
    "is nothing at all in a bankruptcy, after a death, and in a dispute of the whole debt",
    arguments: [Lifecycle.Overlay.bankruptcy, .borrowerDied, .disputed])
  func nothing(state: Lifecycle.Overlay) throws {
    let mustPay: Bool? = state == .disputed ? false : nil
    for day in [today, due, try #require(due.adding(days: 400))] {
      let loan = loan(state, on: day, mustPay: mustPay)
      #expect(loan.demand == .nothing(state) && loan.task == .payNothing(state))
      #expect(!loan.isOverdue && loan.overdueAmount.value == nil && loan.contradictedArrears == nil)
      #expect(loan.nextObligations.isEmpty && loan.comingChanges.isEmpty && loan.hasNothingDue)
      #expect(loan.paymentsDue(before: day.adding(days: 800) ?? day).isEmpty)
      #expect(loan.facts.terms.penalty.value == nil && loan.facts.debt.payoff.value == nil)
      #expect(loan.delayPerDiem.value == nil && loan.dailyGrowth.value == nil)
      #expect(loan.facts.actions.map(\.kind) == [.orderStatement])
      #expect(loan.headline.first == .overlay(state) && !loan.headline.contains(.overlay(.collections)))
      #expect(loan.answer(to: .payoff(on: nil)) == .impossible(.notByContract(state)))
      #expect(loan.answer(to: .cure(on: nil)) == .impossible(.notByContract(state)))
      #expect(loan.payoff(on: day) == .notProvided)
    }
  }

  @Test("is what the contract demands before the first day of the state")
  func before() throws {
    let dayBefore = try #require(missed.adding(days: -1))
    #expect(loan(.bankruptcy, on: dayBefore).demand == .contract)
  }

  @Test("is the plan that a court approved in a bankruptcy, if the source states that the customer must pay")
  func plan() {
    let loan = loan(.bankruptcy, mustPay: true)
    #expect(loan.demand == .statedOnly(.bankruptcy) && !loan.isOverdue)
    #expect(loan.nextObligation?.amount.value == rub(5_000) && loan.facts.schedule.rows.isEmpty)
  }

  @Test("is still the payment of a co-borrower after the borrower's death")
  func coBorrower() {
    let both = loan(.borrowerDied) { $0.parties.append(Party(role: .coBorrower)) }
    #expect(both.demand == .contract && both.task == .payOverdue && !both.isDebtOfDeceased)
    #expect(loan(.borrowerDied).isDebtOfDeceased)
  }

  @Test("is only what the source states after a court decision")
  func decision() {
    let instalments = loan(.courtDecision)
    #expect(instalments.demand == .statedOnly(.courtDecision) && !instalments.isOverdue)
    #expect(instalments.nextObligation?.due.value == due)
    let collected = loan(.courtDecision) { $0.obligations = .notProvided }
    #expect(collected.task == .follow(.courtDecision) && collected.hasNothingDue)
    let matured = loan(.courtDecision) { $0.lifecycle.phase = .maturedUnpaid }
    #expect(!matured.isOverdue && matured.amountToCure.value == nil)
    #expect(loan(.courtDecision, mustPay: false).demand == .nothing(.courtDecision))
  }

  @Test("leaves out arrears that a dispute or a payment at another account explains")
  func excused() {
    let disputed = loan(.disputed, amount: rub(5_000), mustPay: false)
    #expect(disputed.demand == .contract && !disputed.isOverdue && disputed.contradictedArrears == nil)
    #expect(disputed.overdueAmount.value == nil && disputed.nextObligation?.due.value == due)
    let misdirected = loan(.paymentMisdirected, amount: rub(5_000)) {
      $0.lifecycle.details[.paymentMisdirected]?.isInTime = true
    }
    #expect(!misdirected.isOverdue)
    #expect(loan(.paymentMisdirected, amount: rub(5_000)).isOverdue)
  }

  @Test("of an ended product is what can be had back, or the debt that was written off")
  func afterTheEnd() {
    func ended(_ phase: Lifecycle.Phase, _ total: Int64, overpaid: Int64 = 0) -> LoanTask? {
      loan {
        $0.lifecycle = Lifecycle(phase: phase)
        $0.schedule.rows = []
        $0.debt.total = known(rub(total))
        $0.debt.overdue = Overdue()
        $0.debt.payoff = .notProvided
        $0.debt.overpaid = known(rub(overpaid))
      }.task
    }
    #expect(ended(.repaid, 0) == .repaid && ended(.closed, 0, overpaid: 7) == .takeBack(rub(7)))
    #expect(ended(.writtenOff, 900) == .payWrittenOff(rub(900)) && ended(.writtenOff, 0) == nil)
    let refinanced = loan {
      $0.lifecycle = Lifecycle(phase: .repaid, overlays: [.refinancedInto])
      $0.schedule.rows = []
      $0.debt.total = known(rub(0))
      $0.debt.overdue = Overdue()
      $0.debt.payoff = .notProvided
    }
    #expect(refinanced.task == .payOtherProduct)
  }

  @Test("is not known of an ended product while an amount is stated to be owed or the debt cannot be read")
  func owedAfterTheEnd() {
    func ended(_ change: @escaping (inout LoanFacts) -> Void) -> LoanOnDay {
      loan {
        $0.lifecycle = Lifecycle(phase: .closed)
        ($0.debt, $0.schedule.rows) = (Debt(), [])
        ($0.debt.total, $0.debt.overpaid) = (known(rub(0)), known(rub(5)))
        change(&$0)
      }
    }
    let over = ended { _ in }
    #expect(over.task == .takeBack(rub(5)) && !over.mayBeOwedAfterTheEnd)
    var missed = Obligation(kind: .instalment)
    (missed.due, missed.amount) = (known(self.missed), known(rub(70)))
    var line = CreditLine(id: "b")
    line.used = known(Money(minorUnits: 77, currency: .usd))
    var decision = Lifecycle.OverlayDetails(amount: rub(90))
    decision.mustPay = true
    let fee = Fee(title: LocalizedText(en: "Fee", ru: "Комиссия"), amount: rub(50), outstanding: rub(50))
    let changes: [(inout LoanFacts) -> Void] = [
      { $0.debt.overdue.amount = known(rub(70)) }, { $0.debt.total = .absent(.unreadable("1.2.3")) },
      { $0.debt.principal = known(rub(50)) }, { $0.debt.fees = known(rub(50)) }, { $0.debt.interest = known(rub(50)) },
      { $0.debt.otherPortions = known([Portion(.other("a"), rub(5))]) },
      { $0.debt.overdue.amount = .absent(.unreadable("x")) }, { $0.debt.payoff = known(Payoff(amount: rub(5))) },
      { $0.debt.penalties = known(rub(1)) },
      { $0.revolving.lines = known([line]) }, { $0.obligations = known([missed]) },
      { $0.schedule.rows = [ScheduleRow(due: self.missed, payment: rub(40), status: .overdue)] },
      { $0.lifecycle.overlays = [.overdue] }, { $0.lifecycle.overlays = [.collections] },
      { $0.terms.fees = known([fee]) },
      {
        $0.lifecycle.overlays = [.courtDecision]
        $0.lifecycle.details[.courtDecision] = decision
      },
    ]
    for (index, change) in changes.enumerated() {
      let loan = ended(change)
      #expect(loan.task == nil && loan.mayBeOwedAfterTheEnd, "change \(index + 1)")
    }
  }

  @Test("is the payment of the coming days after one that is covered, also of the same kind")
  func afterCovered() {
    func payment(on day: CalendarDate, _ amount: Int64, covered: Int64 = 0) -> Obligation {
      var payment = Obligation(kind: .instalment)
      (payment.due, payment.amount, payment.covered) = (known(day), known(rub(amount)), known(rub(covered)))
      return payment
    }
    func loan(_ payments: [Obligation]) -> LoanOnDay {
      self.loan { facts in
        facts.lifecycle.overlays = []
        (facts.debt.overdue, facts.schedule.rows) = (Overdue(), [])
        facts.obligations = known(payments)
      }
    }
    let soon = today.adding(days: 3) ?? today
    let second = payment(on: today.adding(days: 5) ?? today, 40)
    let third = payment(on: today.adding(days: 6) ?? today, 50)
    for first in [payment(on: soon, 10, covered: 10), payment(on: soon, 0)] {
      let loan = loan([first, second, third])
      #expect(loan.task == .pay(second))
      #expect(loan.headline.first == .paymentDue(inDays: 5, isDebited: false))
      #expect(loan.nextObligationsOfEachKind == [first, second].filter { $0.amount.value?.isZero == false })
    }
    // A later payment that the source contradicts, or whose amount is unknown, is to be asked about.
    var unknown = payment(on: second.due.value ?? today, 0)
    unknown.amount = .notProvided
    let asked = loan([payment(on: soon, 10, covered: 10), unknown, third])
    #expect(asked.nextObligationsOfEachKind.count == 3 && asked.paymentsSoon(beside: unknown) == [third])
    #expect(asked.task == .askAboutPayment(unknown) && asked.headline.first != .paymentDue(inDays: 6, isDebited: false))
    var booked = BookedRepayment(.part, on: today.adding(days: 4) ?? today, amount: rub(5))
    booked.paymentAfter = rub(30)
    let contradicted = self.loan { facts in
      facts.lifecycle.overlays = []
      (facts.debt.overdue, facts.schedule.rows) = (Overdue(), [])
      facts.obligations = known([payment(on: soon, 10, covered: 10), second])
      facts.bookedRepayments = known([booked])
    }
    #expect(contradicted.contradiction(of: second) != nil && contradicted.task == .askAboutPayment(second))
    #expect(contradicted.headline.allSatisfy { $0 != .paymentDue(inDays: 5, isDebited: false) })
    let open = loan([payment(on: soon, 10, covered: 9), second])
    #expect(
      open.nextObligationsOfEachKind.count == 1 && open.headline.first == .paymentDue(inDays: 3, isDebited: false))
  }

  @Test("dates the figures that rested on a lost subsidy")
  func subsidy() throws {
    let percent = try #require(ExactDecimal("6"))
    func day(_ state: Lifecycle.Overlay?, _ basis: FullCost.Basis? = nil) -> CalendarDate? {
      let cost = FullCost(measure: .psk, percent: percent, basis: basis)
      return loan(state) { $0.terms.fullCost = known(cost) }.facts.terms.fullCost.asOf
    }
    #expect(day(.subsidyLost) == missed.adding(days: -1) && day(.subsidyLost, .contract) == missed.adding(days: -1))
    #expect(day(.subsidyLost, .afterChange) == nil && day(nil) == nil)
  }
}

extension DemandTests {
  @Test("with an action is what the task asks for, and nothing if it asks for nothing")
  func payment() {
    #expect(loan().paymentOfTask == TaskPayment(loan().amountToCure.value))
    func upToDate(_ change: @escaping (inout LoanFacts) -> Void = { _ in }) -> LoanOnDay {
      loan { facts in
        facts.lifecycle.overlays = []
        facts.debt.overdue = .init()
        facts.schedule.rows = []
        change(&facts)
      }
    }
    #expect(upToDate().paymentOfTask == TaskPayment(rub(5_000), by: due))
    #expect(upToDate { $0.lifecycle.overlays = [.paymentProcessing] }.paymentOfTask == nil)
    #expect(upToDate { $0.lifecycle.phase = .repaid }.paymentOfTask == nil)
    // A day before the facts has no task.
    let before = today.adding(days: -1) ?? today
    #expect(upToDate().on(before).paymentOfTask == nil && loan().on(before).paymentOfTask == nil)
    #expect(upToDate { $0.lifecycle.phase = .writtenOff }.paymentOfTask == TaskPayment(rub(100_000)))
  }
}
