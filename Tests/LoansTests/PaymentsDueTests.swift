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
