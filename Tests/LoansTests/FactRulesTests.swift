import LoanArithmetic
import Loans
import Testing

@Suite("The rules about facts")
struct FactRulesTests {
  private let today: CalendarDate

  init() throws {
    today = try #require(CalendarDate("2026-11-21"))
  }

  private func loan(_ overlays: Set<Lifecycle.Overlay> = []) -> LoanFacts {
    LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active, overlays: overlays))
  }

  private func rub(_ text: String) throws -> Money { try #require(Money(text, currency: .rub)) }

  private func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$.test")) }

  private func row(
    _ number: Int, _ due: String, _ status: ScheduleRow.Status? = nil, outstanding: String? = nil
  ) throws -> ScheduleRow {
    ScheduleRow(
      number: number, due: CalendarDate(due), payment: try rub("100"), outstanding: try outstanding.map(rub),
      status: status)
  }

  @Test("count paid rows by stated statuses without a day, and by amounts too with one")
  func paidInstalments() throws {
    let rows = try [row(1, "2026-09-05", .paid), row(2, "2026-10-05", outstanding: "0"), row(3, "2026-12-05")]
    var schedule = PaymentSchedule(kind: .full, rows: rows)
    #expect(schedule.paidInstalments() == 1)
    #expect(schedule.paidInstalments(on: today) == 2)
    schedule.isTruncated = true
    #expect(schedule.paidInstalments() == nil, "rows are missing")
    schedule = PaymentSchedule(kind: .full, rows: Array(rows.dropFirst()))
    #expect(schedule.paidInstalments(on: today) == nil, "the first row is missing")
    schedule = PaymentSchedule(kind: .plan, rows: rows)
    #expect(schedule.paidInstalments() == nil, "a plan does not say what was paid")
  }

  @Test("take the first unpaid row as the obligation of a source that knows no day, only if the rows are certain")
  func firstObligation() throws {
    let rows = try [row(1, "2026-10-05", .paid), row(2, "2026-11-05", .overdue, outstanding: "40")]
    var schedule = PaymentSchedule(kind: .full, rows: rows, total: known(2))
    let obligation = try #require(schedule.firstObligation(in: .active).value?.first)
    #expect(obligation.kind == .overdue)
    #expect(try obligation.amount.value == rub("40"))
    #expect(schedule.firstObligation(in: .repaid) == .notProvided)
    schedule.rows[1].outstanding = nil
    #expect(schedule.firstObligation(in: .active) == .notProvided)
  }

  @Test("call equal parts of the principal equal payments where there is no interest", arguments: ["0", "0.00", "9.9"])
  func equalParts(percent: String) throws {
    var facts = loan()
    facts.terms.amortisation = known(.equalPrincipal)
    let decimal = try #require(ExactDecimal(percent))
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: decimal))])
    #expect(facts.on(today).amortisation.value == (percent == "9.9" ? .equalPrincipal : .annuity))
    facts.terms.rates = .notProvided
    #expect(facts.on(today).amortisation.value == .equalPrincipal)
  }

  @Test("count the payments left only where no more are made than there are")
  func paymentsLeft() throws {
    var facts = loan()
    facts.schedule = PaymentSchedule(kind: .counts, paid: known(18), total: known(60))
    #expect(facts.on(today).paymentsLeft.value == 42)
    facts.schedule.paid = known(61)
    #expect(facts.on(today).paymentsLeft == .notProvided)
  }

  @Test("find what is overdue in the rows as they are now, also after a row has changed")
  func overdueRows() throws {
    var facts = loan()
    facts.schedule = try PaymentSchedule(
      kind: .full, rows: [row(1, "2026-10-05", .paid), row(2, "2026-11-05"), row(3, "2026-12-05", outstanding: "100")])
    #expect(!facts.on(today).isOverdue, "nobody says that the second row is not paid")
    #expect(try facts.on(#require(CalendarDate("2026-12-06"))).overdueSince.value == CalendarDate("2026-12-05"))
    facts.schedule.rows[1].outstanding = try rub("40")
    #expect(try facts.on(today).overdueAmount.value == rub("40"))
    #expect(try !facts.on(#require(CalendarDate("2026-11-05"))).isOverdue, "the day itself is not over")
    facts.schedule.rows[1].paidOn = today
    #expect(!facts.on(today).isOverdue)
    facts.schedule.rows[2].status = .overdue
    #expect(facts.on(today).isOverdue, "the source says so")
  }

  @Test("list the states of a product, the worst first, each with what it is about")
  func headline() throws {
    #expect(loan().on(today).headline == [.phase(.active)])
    var facts = loan([.earlyRepaymentScheduled, .collections])
    facts.debt.overdue.since = known(try #require(CalendarDate("2026-11-01")))
    let dayBefore = try #require(CalendarDate("2026-11-20"))
    facts.asOf = dayBefore
    var next = Obligation(kind: .instalment)
    next.due = known(try #require(CalendarDate("2026-11-28")))
    next.amount = try known(rub("100"))
    facts.obligations = known([next])
    #expect(
      facts.on(today).headline == [
        .overlay(.collections), .overdue(since: facts.debt.overdue.since.value),
        .paymentDue(inDays: 7, isDebited: false),
        .overlay(.earlyRepaymentScheduled), .dataOfAnotherDay(dayBefore),
      ])
    facts.lifecycle = Lifecycle(phase: .repaid, overlays: [.overpaid])
    #expect(facts.on(today).headline == [.phase(.repaid), .overlay(.overpaid)])
  }

  @Test("cannot read the overdue amount where what is left of a past obligation is too large to be counted")
  func uncountableRest() throws {
    var past = Obligation(kind: .instalment)
    past.due = known(try #require(CalendarDate("2026-11-01")))
    past.amount = try known(rub("100"))
    var huge = past
    huge.amount = try known(rub("90000000000000000.00"))
    huge.covered = try known(rub("-90000000000000000.00"))
    var facts = loan()
    facts.obligations = known([past, huge])
    guard case .absent(.unreadable) = facts.on(today).overdueAmount else {
      Issue.record("The amount is \(facts.on(today).overdueAmount)")
      return
    }
    facts.obligations = known([huge])
    #expect(facts.on(today).isOverdue)
    #expect(facts.on(today).overdueSince.value == past.due.value)
    huge.amount = try known(rub("-90000000000000000.00"))
    huge.covered = try known(rub("90000000000000000.00"))
    facts.obligations = known([past, huge])
    #expect(try facts.on(today).overdueAmount.value == rub("100"), "nothing is left of the other one")
  }

  @Test("state that nothing is overdue only where the source does, for the very day")
  func nothingOverdue() throws {
    var facts = loan()
    facts.debt.overdue.amount = try known(rub("0"))
    #expect(facts.on(today).headline == [.nothingOverdue])
    let dayBefore = try #require(CalendarDate("2026-11-20"))
    facts.asOf = dayBefore
    #expect(facts.on(today).headline == [.dataOfAnotherDay(dayBefore)])
  }

  @Test(
    "name the nearness of a policy's last day",
    arguments: [
      ("2026-11-20", .expired), ("2026-11-21", .today), ("2026-12-21", .soon(days: 30)), ("2026-12-22", nil),
    ] as [(String, InsurancePolicy.Expiry?)])
  func expiry(until: String, expiry: InsurancePolicy.Expiry?) {
    var policy = InsurancePolicy(kind: .life)
    #expect(policy.expiry(on: today) == nil)
    policy.until = CalendarDate(until)
    #expect(policy.expiry(on: today) == expiry)
  }

  @Test("know who owes the debt", arguments: [(Party.Role.guarantor, false), (.pledgor, false), (.coBorrower, true)])
  func debtor(role: Party.Role, owes: Bool) {
    var facts = loan()
    facts.parties = [Party(customer: CustomerID(rawValue: "C-7"), role: role)]
    #expect(facts.isOwed(by: .customer(CustomerID(rawValue: "C-7"))) == owes)
    #expect(facts.isOwed(by: .allCustomers))
  }

  @Test("leave the repaid share open where the principal is more than was lent")
  func repaid() throws {
    var facts = loan()
    facts.terms.originalAmount = try known(rub("200"))
    facts.debt.principal = try known(rub("50"))
    #expect(facts.on(today).repaid?.permille == 750)
    facts.debt.principal = try known(rub("201"))
    #expect(facts.on(today).repaid == nil)
  }

  @Test(
    "tell no repaid share of a debt that was sold, replaced, given up or forgiven",
    arguments: [Lifecycle.Phase.transferred, .rescheduled, .writtenOff, .closed])
  func endedUnpaid(phase: Lifecycle.Phase) throws {
    var facts = loan(phase == .closed ? [.forgiven] : [])
    facts.lifecycle.phase = phase
    facts.terms.originalAmount = try known(rub("200"))
    facts.debt.principal = try known(rub("0"))
    #expect(facts.on(today).repaid == nil)
    facts.lifecycle = Lifecycle(phase: .closed)
    #expect(facts.on(today).repaid?.permille == 1000)
  }

  @Test("call a payment of nothing paid only after its day, and every one that is more than paid")
  func nothingLeft() throws {
    var nothing = try row(1, "2026-12-05", outstanding: "0")
    nothing.payment = try rub("0")
    #expect(nothing.status(on: today) == .upcoming)
    #expect(try nothing.status(on: #require(CalendarDate("2026-12-06"))) == .paid)
    nothing.outstanding = try rub("-1")
    #expect(nothing.status(on: today) == .upcoming)
    let rows = try [row(1, "2026-11-05", outstanding: "-10"), row(2, "2026-12-05", outstanding: "-10")]
    #expect(rows.map { $0.status(on: today) } == [.paid, .paid])
    var facts = loan()
    facts.schedule = PaymentSchedule(kind: .full, rows: rows)
    #expect(!facts.on(today).isOverdue && facts.on(today).paymentsDone.value == 2)
  }

  @Test("add up by year neither what is skipped nor what has no day")
  func years() throws {
    var rows = try [row(1, "2026-12-05"), row(2, "2027-01-05", .skipped), row(3, "2027-02-05"), row(4, "")]
    for index in rows.indices { rows[index].portions = try [Portion(.principal, rub(index < 3 ? "100" : "0"))] }
    rows[3].payment = try rub("0")
    var facts = loan()
    facts.schedule = PaymentSchedule(kind: .full, rows: rows)
    let payments = try #require(facts.on(today).yearlyPayments)
    #expect(payments.years.map(\.number) == [2026, 2027])
    #expect(try payments.years.map(\.amounts) == [[rub("100")], [rub("100")]])
    #expect(try payments.totals == [Portion(.principal, rub("200"))])
    // Without its day, money belongs to no year.
    facts.schedule.rows[3].portions = try [Portion(.principal, rub("1"))]
    facts.schedule.rows[3].payment = nil
    #expect(facts.on(today).yearlyPayments == nil)
  }

  private func rate(_ percent: Int64, _ from: String? = nil, until: String? = nil) -> AppliedRate {
    AppliedRate(
      rate: Rate(percent: ExactDecimal(coefficient: percent, scale: 0)), from: from.flatMap { CalendarDate($0) },
      until: until.flatMap { CalendarDate($0) })
  }

  @Test("take the first of the rates that apply before a change for the one that is replaced")
  func rateBefore() {
    var facts = loan()
    facts.terms.rates = known([
      rate(5, until: "2026-12-31"), rate(6, "2026-12-01", until: "2027-01-31"), rate(7, "2027-01-01"),
      rate(8, "2027-03-01"), rate(9, "2027-06-01", until: "2027-05-01"),
    ])
    let changes = facts.on(today).comingChanges.compactMap(\.rate)
    #expect(changes.map { $0.before?.percent.coefficient } == [5, 5, 7, 7])
    #expect(changes.map { $0.after.value?.percent.coefficient } == [6, 7, 8, 9])
    // After a gap, no rate is replaced; without another one, the rate only ends.
    facts.terms.rates = known([rate(5, until: "2026-12-31"), rate(6, "2027-01-02")])
    let gap = facts.on(today).comingChanges.compactMap(\.rate)
    #expect(gap.map { $0.before?.percent.coefficient } == [5, nil])
    #expect(gap.map { $0.after.value?.percent.coefficient } == [nil, 6])
  }

  @Test("find the changes of many rates in a time in proportion to them", arguments: [true, false])
  func manyRates(haveOwnPlans: Bool) {
    func time(_ count: Int) -> Duration {
      let rates = (0..<count).map { index in
        var one = rate(Int64(index % 90))
        one.from = today.adding(days: index + 1)
        if haveOwnPlans { one.subPlan = "\(index)" } else { one.until = one.from }
        return one
      }
      var facts = loan()
      facts.terms.rates = known(rates)
      return (0..<3).map { _ in ContinuousClock().measure { _ = facts.on(today).comingChanges } }.min() ?? .zero
    }
    // Eight times the rates; a quadratic search would take 64 times as long.
    #expect((1...4).contains { _ in time(8_000) < time(1_000) * 24 })
  }

  @Test("subtract portions from their total, whichever is more")
  func portions() throws {
    let portions = try [Portion(.principal, rub("60")), Portion(.fees, rub("0")), Portion(.interest, rub("30"))]
    #expect(try portions.rest(of: rub("100")) == rub("10"))
    #expect(try portions.rest(of: rub("80")) == rub("-10"))
    #expect(try portions.amount(of: .interest) == rub("30"))
    #expect([portions, []].components == [.principal, .interest])
  }
}
