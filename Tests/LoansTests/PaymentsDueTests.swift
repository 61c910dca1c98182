import LoanArithmetic
import Loans
import Testing

@Suite("The payments that are due in a period")
struct PaymentsDueTests {
  private func day(_ text: String) -> CalendarDate {
    guard let day = CalendarDate(text) else { fatalError("\(text) is no day") }
    return day
  }
  private func rub(_ units: Int64) -> Money { Money(minorUnits: units * 100, currency: .rub) }

  private func facts(_ obligations: [Obligation] = [], rows: [ScheduleRow] = []) -> LoanFacts {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.asOf = day("2026-11-21")
    if !obligations.isEmpty { facts.obligations = .known(obligations, origin: .provider(field: "$")) }
    facts.schedule = PaymentSchedule(kind: .full, rows: rows)
    return facts
  }

  private func obligation(_ kind: Obligation.Kind, _ due: String, _ amount: Int64) -> Obligation {
    var obligation = Obligation(kind: kind)
    obligation.due = .known(day(due), origin: .provider(field: "$"))
    obligation.amount = .known(rub(amount), origin: .provider(field: "$"))
    return obligation
  }

  private func due(_ facts: LoanFacts, before end: String) -> [String] {
    facts.on(day("2026-11-21")).paymentsDue(before: day(end)).map {
      "\($0.due) \(($0.amount.value?.minorUnits ?? -100) / 100)"
    }
  }

  @Test("are the obligations and, after the last of them, the open rows of the schedule")
  func obligationsAndRows() {
    let rows = (11...14).map { month in
      ScheduleRow(due: day("2026-11-30").adding(months: month - 11), payment: rub(1_000))
    }
    let stated = facts([obligation(.instalment, "2026-11-30", 1_200)], rows: rows)
    #expect(due(stated, before: "2027-02-01") == ["2026-11-30 1200", "2026-12-30 1000", "2027-01-30 1000"])
    #expect(due(stated, before: "2026-12-30") == ["2026-11-30 1200"])
  }

  @Test("are those of the days on which the bank takes them")
  func earlyDebit() {
    var early = obligation(.instalment, "2026-12-14", 900)
    early.autopay = .known(true, origin: .provider(field: "$"))
    early.autopayDay = .known(day("2026-12-01"), origin: .provider(field: "$"))
    let loan = facts([obligation(.fee, "2026-12-05", 100), early])
    #expect(due(loan, before: "2026-12-05") == ["2026-12-14 900"])
    #expect(due(loan, before: "2026-12-06") == ["2026-12-14 900", "2026-12-05 100"])
    early.autopay = .known(false, origin: .provider(field: "$"))
    #expect(due(facts([early]), before: "2026-12-05").isEmpty)
  }

  @Test("of a statement are the minimum payment only")
  func minimum() {
    let card = facts([obligation(.minimum, "2026-11-25", 500), obligation(.statement, "2026-11-25", 9_000)])
    #expect(due(card, before: "2026-12-21") == ["2026-11-25 500"])
    #expect(due(facts([obligation(.statement, "2026-11-25", 9_000)]), before: "2026-12-21") == ["2026-11-25 9000"])
  }

  @Test("are none where nothing can be due, and never what is overdue")
  func none() {
    var closed = facts([obligation(.instalment, "2026-11-30", 1_200)])
    closed.lifecycle.phase = .closed
    #expect(due(closed, before: "2027-01-01").isEmpty)
    #expect(due(facts([obligation(.overdue, "2026-11-25", 1)]), before: "2027-01-01").isEmpty)
  }

  @Test("are all payments of the sub-plans, beside the days that the source states")
  func subPlans() {
    func plan(_ id: String, next: String, _ payment: Int64, left: Int64, paid: Int) -> SubPlan {
      SubPlan(
        id: id, kind: .instalments, left: rub(left), payment: rub(payment), nextDue: day(next), paid: paid, payments: 4)
    }
    var plans = facts([obligation(.instalment, "2026-11-28", 2_650)])
    plans.schedule = PaymentSchedule()
    plans.terms.paymentEvery = .known(Term(14, .days) ?? .month, origin: .provider(field: "$"))
    plans.revolving.subPlans = .known(
      [
        plan("sound", next: "2026-11-28", 1_800, left: 3_600, paid: 2),
        plan("toys", next: "2026-11-28", 850, left: 2_550, paid: 1),
        plan("food", next: "2026-12-05", 650, left: 1_300, paid: 2),
      ], origin: .provider(field: "$"))
    let month = ["2026-11-28 2650", "2026-12-05 650", "2026-12-12 1800", "2026-12-12 850", "2026-12-19 650"]
    #expect(due(plans, before: "2026-12-21") == month)
    let all = plans.on(day("2026-11-21")).paymentsDue(before: day("2026-12-21"))
    #expect(all.map(\.amount.isDerived) == [false, false, true, true, true])
    let later = plans.on(day("2026-11-29")).paymentsDue(before: day("2026-12-13"))
    #expect(later.compactMap(\.amount.value) == [rub(650), rub(1_800), rub(850)])
  }

  @Test("are what has to be paid for a lower limit")
  func newLimit() {
    var overdraft = facts()
    overdraft.schedule = PaymentSchedule()
    overdraft.obligations = .known([], origin: .provider(field: "$"))
    overdraft.debt.total = .known(rub(31_000), origin: .provider(field: "$"))
    var line = CreditLine(id: "main")
    line.used = .known(rub(31_000), origin: .provider(field: "$"))
    line.limit = .known(rub(45_000), origin: .provider(field: "$"))
    line.newLimit = .known(rub(20_000), origin: .provider(field: "$"))
    line.newLimitFrom = .known(day("2026-12-01"), origin: .provider(field: "$"))
    overdraft.revolving.lines = .known([line], origin: .provider(field: "$"))
    #expect(due(overdraft, before: "2026-12-21") == ["2026-11-30 11000"])
  }

  @Test("are the balloon of the terms, and after a repayment with an unknown effect the instalments without amounts")
  func balloonAndUnknownEffect() {
    var loan = facts(rows: [ScheduleRow(due: day("2026-12-10"), payment: rub(1_000))])
    loan.terms.balloon = .known(
      Balloon(.balloon, amount: rub(9_000), due: day("2026-12-15")), origin: .provider(field: "$"))
    #expect(due(loan, before: "2026-12-21") == ["2026-12-10 1000", "2026-12-15 9000"])
    // A row of the schedule is the balloon, too: one of this kind, or the last one of the day.
    for row in [
      ScheduleRow(kind: .balloon, due: day("2026-12-16"), payment: rub(9_000)),
      ScheduleRow(due: day("2026-12-15"), payment: rub(9_500), balance: rub(0)),
    ] {
      var listed = loan
      listed.schedule.rows.append(row)
      #expect(due(listed, before: "2026-12-21").count == 2)
    }
    loan.bookedRepayments = .known(
      [BookedRepayment(.part, on: day("2026-12-01"), amount: rub(500))], origin: .provider(field: "$"))
    #expect(due(loan, before: "2026-12-21") == ["2026-12-01 500", "2026-12-10 -1", "2026-12-15 9000"])
    // A schedule that has the repayment has the payments after it, too.
    loan.schedule.rows.insert(
      ScheduleRow(kind: .earlyRepayment, due: day("2026-12-01"), payment: rub(500)), at: 0)
    #expect(due(loan, before: "2026-12-21") == ["2026-12-01 500", "2026-12-10 1000", "2026-12-15 9000"])
  }

  @Test("are the sum that a payment holiday put off, if no payment of the day is as large and no schedule has it")
  func deferred() {
    func due(beside amount: Int64, rows: [ScheduleRow] = []) -> [String] {
      var loan = facts([obligation(.instalment, "2026-12-10", amount)], rows: rows)
      loan.holiday = .known(
        PaymentHolidayTerms(deferred: rub(700), deferredDue: day("2026-12-10")), origin: .provider(field: "$"))
      return self.due(loan, before: "2026-12-21")
    }
    #expect(due(beside: 100) == ["2026-12-10 100", "2026-12-10 700"])
    #expect(due(beside: 900) == ["2026-12-10 900"])
    #expect(due(beside: 100, rows: [ScheduleRow(due: day("2026-12-10"), payment: rub(100))]) == ["2026-12-10 100"])
    let before = [ScheduleRow(due: day("2026-12-09"), payment: rub(100))]
    #expect(due(beside: 100, rows: before) == ["2026-12-10 100", "2026-12-10 700"])
    // Without a stated payment it is none: others may come before it.
    func next(_ obligations: [Obligation]) -> Money? {
      var loan = facts(obligations)
      loan.holiday = .known(
        PaymentHolidayTerms(deferred: rub(700), deferredDue: day("2026-12-10")), origin: .provider(field: "$"))
      return loan.on(day("2026-11-21")).nextObligation?.amount.value
    }
    #expect(next([obligation(.instalment, "2026-12-11", 100)]) == rub(700))
    #expect(next([obligation(.instalment, "2026-12-09", 100)]) == rub(100) && next([]) == nil)
  }

  @Test("have a booked repayment of the whole debt in place of what comes after it")
  func booked() {
    var booked = facts(
      [obligation(.instalment, "2026-11-30", 1_200)], rows: [ScheduleRow(due: day("2026-12-30"), payment: rub(1_000))])
    booked.bookedRepayments = .known(
      [BookedRepayment(.full, on: day("2026-12-10"), amount: rub(30_000))], origin: .provider(field: "$"))
    let all = booked.on(day("2026-11-21")).paymentsDue(before: day("2027-01-21"))
    #expect(all.map(\.kind) == [.obligation(.instalment), .earlyRepayment(.full)])
    #expect(all.map(\.isRegular) == [true, false])
    #expect(all.last?.amount.value == rub(30_000))
  }
}
