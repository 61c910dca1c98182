import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("The payments of plans inside the debt")
struct PlanScheduleTests {
  /// A plan of some payments of 1000 on the 5th of each month from November 2026 on, the first of them paid.
  private func plan(_ id: String, payments: Int = 3, offset days: Int = 0) -> SubPlan {
    let first = day("2026-11-05")
    let rows = (0..<payments).map { index in
      ScheduleRow(
        number: index + 1, due: first.adding(months: index)?.adding(days: days), payment: rub("1000"),
        portions: [Portion(.principal, rub("900")), Portion(.interest, rub("100"))],
        balance: rub("\(900 * (payments - index - 1))"), paidOn: index == 0 ? first : nil)
    }
    return SubPlan(
      id: id, kind: .instalments, title: words("Plan \(id)", "План \(id)"), left: rub("\(900 * (payments - 1))"),
      payment: rub("1000"), nextDue: day("2026-12-05"), schedule: rows)
  }

  private func tables(_ facts: LoanFacts, _ page: PageRequest? = nil) -> [Table] {
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"), page: page)
    let loan = LoanOnScreen(record, typeTitle: words("Lease", "Лизинг"), in: context)
    return flattened(SectionList.standard(.schedule, of: loan)?.items ?? []).compactMap {
      if case .table(let table) = $0 { table } else { nil }
    }
  }

  private func facts(_ plans: [SubPlan]) -> LoanFacts { card { $0.revolving.subPlans = known(plans) } }

  @Test("are a table for each plan, with its totals and the line of the day")
  func each() throws {
    let tables = tables(facts([plan("a"), SubPlan(id: "b", kind: .cash), plan("c", payments: 2)]))
    #expect(tables.map(\.id) == ["plan-schedules.plan.a", "plan-schedules.plan.c"])
    #expect(tables.map(\.title) == ["Plan a, RUB", "Plan c, RUB"])
    let first = try #require(tables.first)
    #expect(first.rows.map(\.id).first == "plan-schedules.plan.a.payment.1")
    #expect(first.rows.map { $0.dayLine != nil } == [false, true, false])
    #expect(first.rows.map(\.state) == [.paid, .planned, .planned])
    #expect(first.totals?.cells.map { $0?.text } == [nil, nil, "3,000.00", "2,700.00", "300.00", nil, nil])
    #expect(Set(tables.flatMap(\.rows).map(\.id)).count == 5)
  }

  @Test("have the name of somebody else who pays them")
  func payer() {
    var other = plan("a")
    other.payer = words("Example Foods", "ООО «Пример»")
    #expect(tables(facts([other])).map(\.title) == ["Plan a: paid by Example Foods, RUB"])
    let many = facts((1...9).map { number in number == 5 ? other : plan("\(number)") })
    #expect(tables(many).map(\.totals) == [nil])
    #expect(tables(many).flatMap(\.rows).contains { $0.cells.first??.text == "Plan a: paid by Example Foods" })
  }

  @Test("of many plans are one table by day with a column for the plan, which pages bound")
  func many() throws {
    let plans = (1...40).map { plan("\($0)", offset: $0 % 3) }
    let whole = try #require(tables(facts(plans)).first)
    #expect(tables(facts(plans)).count == 1 && whole.rows.count == 120)
    #expect(whole.columns.map(\.id).prefix(4) == ["plan", "number", "date", "payment"])
    #expect(whole.rows[0].cells.prefix(4).map { $0?.text } == ["Plan 3", "1", "11/5/2026", "1,000.00"])
    #expect(whole.rows[0].id == "plan-schedules.plan.3.payment.1")
    #expect(whole.totals?.cells[3]?.text == "120,000.00")
    #expect(whole.totals?.cells.count == whole.columns.count)
    let page = try #require(tables(facts(plans), PageRequest(size: 9, after: whole.rows[8].id.rawValue)).first)
    #expect(page.rows == Array(whole.rows[9..<18]))
    #expect(page.window == ListWindow(rows: 9..<18, total: 120))
    #expect(tables(facts(Array(plans.prefix(8)))).count == 8)
  }

  @Test("are why an early repayment cannot be calculated")
  func whatIf() {
    func answer(_ plans: [SubPlan]) -> WhatIfAnswer {
      facts(plans).on(day("2026-11-21")).answer(to: .earlyRepayment(amount: percent("1000")))
    }
    #expect(answer([plan("a")]) == .impossible(.severalSchedules))
    #expect(answer([SubPlan(id: "b", kind: .cash)]) == .impossible(.noInstalments))
  }

  @Test("change nothing but the schedule screen")
  func shownOnly() throws {
    let listed = plan("a")
    var silent = listed
    silent.schedule = []
    let (one, other) = (shownLoan(facts([listed])), shownLoan(facts([silent])))
    for screen in [ScreenID.main, .details, .composition, .operations] {
      #expect(SectionList.standard(screen, of: one)?.items == SectionList.standard(screen, of: other)?.items)
    }
    #expect(one.header == other.header && one.nextObligation == other.nextObligation)
    for question in [WhatIf.Scenario.payoff(on: nil), .minimumOnly, .cure(on: nil)] {
      #expect(
        facts([listed]).on(day("2026-11-21")).answer(to: question)
          == facts([silent]).on(day("2026-11-21")).answer(to: question))
    }
  }

  @Test("are overdue if the customer has missed one, and no matter of the customer if somebody else pays")
  func missed() {
    var late = plan("a")
    late.schedule[1].due = day("2026-11-10")
    late.schedule[1].status = .overdue
    let loan = facts([late]).on(day("2026-11-21"))
    #expect(loan.contradictedArrears?.value == rub("1000"))
    var unsaid = facts([late])
    unsaid.debt.overdue.amount = .notProvided
    #expect(unsaid.on(day("2026-11-21")).isOverdue)
    #expect(unsaid.on(day("2026-11-21")).overdueSince.value == day("2026-11-10"))
    // A payment of the whole product contains those of the plans, and so does a minimum payment.
    var whole = facts([late])
    whole.schedule.rows = [ScheduleRow(due: day("2026-12-05"), payment: rub("1000"))]
    #expect(whole.on(day("2026-11-21")).contradictedArrears == nil)
    var unpaid = late
    (unpaid.schedule[1].status, unpaid.schedule[1].outstanding) = (nil, rub("1000"))
    var card = facts([unpaid])
    #expect(card.on(day("2026-11-21")).contradictedArrears?.value == rub("1000"))
    card.revolving.minimumRule = known(MinimumPaymentTerms(percent: percent("5")))
    #expect(card.on(day("2026-11-21")).contradictedArrears == nil)
    late.payer = words("Example Foods", "ООО «Пример»")
    #expect(facts([late]).on(day("2026-11-21")).contradictedArrears == nil)
    #expect(tables(facts([late])).flatMap(\.rows).map(\.state) == [.paid, nil, nil])
  }

  @Test("are the next payment where the source states none, unless a minimum payment contains them")
  func next() {
    var line = facts([plan("a"), plan("b"), plan("c", offset: 3)])
    line.obligations = known([])
    let next = line.on(day("2026-11-21")).nextObligation
    #expect(next?.due.value == day("2026-12-05") && next?.amount.value == rub("3000"))
    // What is left of a plan may be less, and one whose payment is unknown leaves the sum unknown.
    func after(_ change: (inout SubPlan) -> Void) -> Obligation? {
      var (changed, facts) = (plan("b"), line)
      change(&changed)
      facts.revolving.subPlans = known([plan("a"), changed])
      return facts.on(day("2026-11-21")).nextObligation
    }
    #expect(after { ($0.left, $0.schedule) = (rub("500"), []) }?.amount.value == rub("1500"))
    #expect(after { $0.left = rub("500") }?.amount.value == rub("2000"))
    #expect(after { $0.nextDue = nil } == nil && after { $0.nextDue = day("2026-11-20") } == nil)
    #expect(after { ($0.nextDue, $0.left) = (nil, rub("0")) }?.amount.value == rub("1000"))
    #expect(after { $0.left = rub("0") }?.amount.value == rub("1000"))
    line.schedule.rows = [ScheduleRow(kind: .disbursement, due: day("2026-11-01"), payment: rub("1"))]
    #expect(line.on(day("2026-11-21")).nextObligation?.amount.value == rub("3000"))
    line.revolving.minimumRule = known(MinimumPaymentTerms(percent: percent("5")))
    #expect(line.on(day("2026-11-21")).nextObligation == nil)
  }

  @Test("take the place of the note that there is no schedule, unless the bank withholds the schedule")
  func note() {
    func notes(_ plans: [SubPlan], _ absence: Absence) -> Int {
      var facts = facts(plans)
      facts.schedule.absence = absence
      return flattened(Schedule(loan: shownLoan(facts)).body).count { if case .note = $0 { true } else { false } }
    }
    #expect(notes([plan("a")], .notApplicable) == 0)
    #expect(notes([], .notApplicable) == 1)
    #expect(notes([plan("a")], .withheld) == 1)
  }
}
