import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

/// Rules that compare days or amounts, on the day or with the amount where the answer changes.
@Suite("On the very day and with the very amount of a boundary")
struct BoundaryTests {
  private func contradictions(_ facts: LoanFacts) -> [String] { facts.contradictions(at: "$").map(\.summary) }

  @Test("the end of a contract comes before a statement that closes on the same day")
  func endAndStatement() {
    func task(endsOn end: String, asOf: String = "2026-11-21") -> LoanTask? {
      let facts = card {
        $0.asOf = day(asOf)
        $0.obligations = known([])
        $0.revolving.closingDay = known(30)
        $0.ends = known(day(end))
      }
      return shownLoan(facts, on: asOf).task
    }
    #expect(task(endsOn: "2026-11-30") == .payByEnd(day("2026-11-30")))
    #expect(task(endsOn: "2026-12-01") == .awaitStatement(day("2026-11-30")))
    #expect(task(endsOn: "2026-11-25", asOf: "2026-11-25") == .payByEnd(day("2026-11-25")), "the last day is not over")
    #expect(task(endsOn: "2026-11-24", asOf: "2026-11-25") == nil)
  }

  enum Change: CaseIterable {
    case earlyRepayment, holiday, skippedRow, rate

    func add(to facts: inout LoanFacts, on day: CalendarDate) {
      switch self {
      case .earlyRepayment:
        facts.operations = known([LoanOperation(id: "1", kind: .earlyRepayment, date: day, amount: rub("100"))])
      case .holiday: facts.holiday = known(PaymentHolidayTerms(from: day))
      case .skippedRow: facts.schedule.rows = [ScheduleRow(kind: .paymentHoliday, due: day)]
      case .rate: facts.terms.rateChange = known(AnnouncedRateChange(from: day))
      }
    }
  }

  @Test("a loan differs from its contract from the day of the change on", arguments: Change.allCases)
  func changeSinceContract(change: Change) {
    var facts = healthyLoan()
    change.add(to: &facts, on: day("2026-11-21"))
    #expect(facts.on(day("2026-11-21")).hasChangedSinceContract)
    #expect(!facts.on(day("2026-11-20")).hasChangedSinceContract)
  }

  @Test(
    "an instalment contradicts a holiday on its first and last day, and on no day beside it",
    arguments: [
      ("2026-11-30", false), ("2026-12-01", true), ("2027-02-28", true), ("2027-03-01", false),
    ])
  func holidayDays(due: String, isContradicted: Bool) {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.holiday = known(PaymentHolidayTerms(from: day("2026-12-01"), until: day("2027-02-28")))
    facts.changeNext { $0.due = known(day(due)) }
    #expect(contradictions(facts).contains("An instalment is due inside the payment holiday.") == isContradicted)
    facts.holiday = known(
      PaymentHolidayTerms(from: day("2026-12-01"), until: day("2027-02-28"), reducedTo: rub("1000")))
    #expect(contradictions(facts).isEmpty, "the reduced payment is due inside the holiday")
  }

  @Test("a row of the schedule on the last day of a holiday is not due")
  func rowInHoliday() {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.obligations = .notProvided
    facts.lifecycle.overlays = [.paymentHoliday]
    facts.lifecycle.details = [.paymentHoliday: Lifecycle.OverlayDetails(until: day("2026-12-05"))]
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: ["2026-12-05", "2026-12-06"].map { ScheduleRow(due: day($0), payment: rub("1000")) })
    #expect(facts.on(day("2026-11-21")).paymentsDue(before: day("2027-01-01")).map(\.due) == [day("2026-12-06")])
  }

  @Test("a statement keeps the grace period until its due day has passed")
  func graceOnItsDay() {
    let facts = card {
      $0.revolving.grace = known(GracePeriod(state: .running, until: day("2026-11-25")))
      $0.obligations = known([obligation(.statement, "5000", due: "2026-11-25")])
    }
    #expect(facts.on(day("2026-11-25")).obligationForGrace != nil)
    #expect(facts.on(day("2026-11-25")).graceState == .running)
    #expect(facts.on(day("2026-11-26")).obligationForGrace == nil)
    #expect(facts.on(day("2026-11-26")).graceState == nil)
  }

  @Test("a grace period that is lost is not to be kept, and one that runs is named even if no payment is due")
  func graceInAdvice() {
    func advice(_ change: (inout LoanFacts) -> Void) -> String {
      let facts = card {
        $0.asOf = day("2026-11-21")
        $0.revolving.closingDay = known(5)
        $0.revolving.grace = known(GracePeriod(state: .running, until: day("2026-11-25")))
        $0.obligations = known([
          obligation(.minimum, "500", due: "2026-11-25"),
          obligation(.statement, "5000", due: "2026-11-25") { $0.purpose = known(.keepsGrace) },
        ])
        change(&$0)
      }
      return drawn(WhatToDo(loan: shownLoan(facts)).body).replacing("\n  ", with: " ")
    }
    let condition = "To keep purchases interest-free, pay RUB 5,000.00 by November 25, 2026."
    #expect(advice { _ in }.contains(condition))
    for state in [GracePeriod.State.lost, .none] {
      #expect(!advice { $0.revolving.grace = known(GracePeriod(state: state)) }.contains("interest-free"))
    }
    let withoutPayment = advice {
      $0.obligations = known([])
      var grace = GracePeriod(state: .running, until: day("2026-11-25"))
      grace.amount = rub("5000")
      $0.revolving.grace = known(grace)
    }
    let toPay = "Pay RUB 5,000.00 by November 25, 2026 to keep purchases interest-free"
    #expect(withoutPayment.contains(toPay) && !withoutPayment.contains("Nothing to pay"))
  }

  @Test("a rate known for the day after a fixed rate closes the gap, and one from its last day does not")
  func rateAfterFixing() {
    func unknownAfter(_ change: (inout LoanFacts) -> Void) -> CalendarDate? {
      loanWithFixedRate(change).on(day("2026-11-21")).unknownAfter
    }
    let (last, next) = (day("2027-06-30"), day("2027-07-01"))
    func rates(from day: CalendarDate) -> Fact<[AppliedRate]> {
      known([
        AppliedRate(rate: Rate(percent: percent("6"), kind: .fixed)),
        AppliedRate(rate: Rate(percent: percent("7"), kind: .fixed), from: day),
      ])
    }
    #expect(unknownAfter { $0.terms.rates = rates(from: last) } == last)
    #expect(unknownAfter { $0.terms.rates = rates(from: next) } == nil)
    #expect(unknownAfter { $0.terms.rateChange = known(AnnouncedRateChange(from: last)) } == last)
    #expect(unknownAfter { $0.terms.rateChange = known(AnnouncedRateChange(from: next)) } == nil)
    #expect(unknownAfter { $0.ends = known(next) } == last)
    #expect(unknownAfter { $0.ends = known(last) } == nil, "the loan ends with the fixed rate")
  }

  @Test("a lower limit needs a payment up to the day before it, and is checked from its day on")
  func newLimit() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.obligations = known([])
      $0.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub("50000")), newLimit: known(rub("15000")), newLimitFrom: known(day("2026-12-01")))
      ])
    }
    let (eve, first) = (facts.on(day("2026-11-30")), facts.on(day("2026-12-01")))
    #expect(eve.paymentsForNewLimits.first?.by == day("2026-11-30") && eve.limitSinceFacts == nil)
    #expect(first.paymentsForNewLimits.first == nil && first.limitSinceFacts?.limit == rub("15000"))
    var fresh = facts
    fresh.asOf = day("2026-12-01")
    #expect(
      fresh.on(day("2026-12-01")).limitSinceFacts?.limit == rub("15000"))
    #expect(contradictions(fresh).isEmpty)
    fresh.asOf = day("2026-12-02")
    #expect(contradictions(fresh) == ["The day of the new limit has come, and the limit is the old one."])
  }

  @Test("of several lower limits, the next one needs a payment, and an unknown use counts as no charges")
  func newLimits() {
    func line(_ id: String, used: String?, _ limit: String, _ new: String, from: String) -> CreditLine {
      CreditLine(
        id: id, limit: known(rub(limit)), used: used.map { known(rub($0)) } ?? .notProvided,
        newLimit: known(rub(new)), newLimitFrom: known(day(from)))
    }
    func facts(_ lines: [CreditLine]) -> LoanOnDay {
      card {
        $0.asOf = day("2026-11-21")
        $0.obligations = known([])
        $0.revolving.lines = known(lines)
      }.on(day("2026-11-21"))
    }
    let later = line("a", used: "12000", "15000", "11000", from: "2027-03-01")
    let sooner = line("b", used: "8000", "9000", "5000", from: "2026-12-01")
    let two = facts([later, sooner])
    #expect(
      two.paymentsForNewLimits.first?.amount == rub("3000") && two.paymentsForNewLimits.first?.by == day("2026-11-30"))
    let sameDay = facts([line("a", used: "12000", "15000", "11000", from: "2026-12-01"), sooner])
    #expect(sameDay.paymentsForNewLimits.first?.amount == rub("4000"))
    let unknown = facts([line("a", used: nil, "15000", "11000", from: "2027-03-01"), sooner])
    #expect(unknown.paymentsForNewLimits.first?.amount == rub("3000"))
    let reached = facts([line("a", used: "1000", "5000", "5000", from: "2026-11-21")])
    #expect(reached.comingChanges.first?.limit.map { $0.before == nil } == true)
    let higher = facts([line("a", used: "12000", "10000", "11000", from: "2026-12-01")])
    #expect(higher.paymentsForNewLimits.first == nil && higher.overAllLimits.map(\.value) == [rub("2000")])
  }

  @Test("a lower limit is named, and counted in the calendar, while the debt is above the limit of today")
  func excessAndNewLimit() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.obligations = known([])
      $0.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub("18000")), newLimit: known(rub("15000")), newLimitFrom: known(day("2026-12-01")))
      ])
    }
    #expect(
      bothLanguages(facts) { WhatToDo(loan: $0) } == [
        """
        What to do now ─────────────────────────────────────────────
        ! To be within the limit, pay RUB 2,000.00
          The limit will fall: to be within it, pay RUB 5,000.00 in
          all by November 30, 2026.
        """,
        """
        Что делать сейчас ──────────────────────────────────────────
        ! Чтобы уложиться в лимит, внесите 2 000,00 ₽
          Лимит снизится: чтобы уложиться в него, внесите в общей
          сложности 5 000,00 ₽ не позднее 30 ноября 2026 г.
        """,
      ])
    let due = facts.on(day("2026-11-21")).paymentsDue(before: day("2027-01-01"))
    #expect(due.map(\.due) == [day("2026-11-30")] && due.map(\.amount.value) == [rub("5000")])
  }

  @Test("a lower limit is named beside a minimum payment, and makes it near")
  func newLimitBesideMinimum() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.obligations = known([obligation(.minimum, "1000", due: "2026-12-25")])
      $0.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub("50000")), newLimit: known(rub("15000")), newLimitFrom: known(day("2026-12-01")))
      ])
    }
    let told = bothLanguages(facts) { WhatToDo(loan: $0) }[0].split { $0.isWhitespace }.joined(separator: " ")
    #expect(told.contains("! Pay at least RUB 1,000.00 by December 25, 2026"))
    #expect(told.contains("The limit will fall: to be within it, pay RUB 5,000.00 in all by November 30, 2026."))
  }

  @Test("a rate that changed on the day of the last payment is the rate of all coming payments")
  func rateOfComingPayments() {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.opened = known(day("2026-06-05"))
    facts.obligations = .notProvided
    facts.terms.originalAmount = known(rub("120000"))
    facts.terms.rates = known([
      AppliedRate(rate: Rate(percent: percent("10"))),
      AppliedRate(rate: Rate(percent: percent("16")), from: day("2026-11-05")),
    ])
    facts.terms.amortisation = known(.annuity)
    facts.terms.interest = known(.days(.actual365Fixed))
    facts.terms.payments = known(12)
    facts.terms.paymentEvery = known(.month)
    facts.terms.paymentDay = known(5)
    let rows = LoanOnDay(facts, on: day("2026-11-21")).facts.schedule.rows
    let owed = rows.last { $0.due == day("2026-11-05") }?.balance ?? rub("0")
    facts.debt.principal = known(owed)
    facts.debt.total = known(owed)
    facts.debt.interest = known(rub("0"))
    guard case .holiday = LoanOnDay(facts, on: day("2026-11-21")).answer(to: .paymentHoliday(months: 3)) else {
      Issue.record("the rate of the coming payments does not change")
      return
    }
  }

  @Test("a product is settled from the day of its settlement on")
  func settlement() {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.settled = known(day("2026-11-21"))
    #expect(contradictions(facts) == ["The product is settled and something is owed."])
    facts.settled = known(day("2026-11-22"))
    #expect(contradictions(facts).isEmpty)
  }

  @Test("amounts and days that are equal do not contradict each other")
  func equalFigures() {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub("50000")), available: known(rub("30000")), used: known(rub("20000")),
          cashLimit: known(rub("50000")), cashAvailable: known(rub("50000")))
      ])
      var statement = Statement(until: day("2026-11-21"))
      (statement.closing, statement.minimum, statement.amountForGrace) = (rub("900"), rub("900"), rub("900"))
      statement.due = day("2026-12-15")
      $0.revolving.statement = known(statement)
      var grace = GracePeriod(state: .running, until: day("2026-12-15"))
      grace.amount = rub("900")
      $0.revolving.grace = known(grace)
      $0.revolving.subPlans = known([
        SubPlan(id: "a", kind: .cash, original: rub("900"), left: rub("900"), paid: 4, payments: 4)
      ])
    }
    #expect(contradictions(facts).isEmpty)
  }
}
