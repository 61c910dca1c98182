import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("The overview")
struct OverviewTests {
  private func rows(_ rows: [(Int, String, ScheduleRow.Status?)]) -> PaymentSchedule {
    PaymentSchedule(
      kind: .full,
      rows: rows.map { number, due, status in
        ScheduleRow(
          number: number, due: day(due), payment: rub("1000"),
          portions: [Portion(.principal, rub("900")), Portion(.interest, rub("100"))], status: status)
      })
  }

  private func entries(_ facts: LoanFacts) -> [Timeline.Entry] {
    flattened(PaymentsAround(shownLoan(facts)).body).flatMap { item -> [Timeline.Entry] in
      if case .timeline(let timeline) = item { timeline.entries } else { [] }
    }
  }

  @Test("shows the last payment, the missed ones, the next and the two after it")
  func paymentsAround() {
    var facts = healthyLoan()
    facts.schedule = rows([
      (1, "2026-08-05", .paid), (2, "2026-09-05", .paid), (3, "2026-10-05", .overdue), (4, "2026-11-05", .overdue),
      (5, "2026-12-05", nil), (6, "2027-01-05", nil), (7, "2027-02-05", nil), (8, "2027-03-05", nil),
    ])
    let shown = entries(facts)
    #expect(shown.map(\.id.rawValue) == (2...7).map { "payments-around.\($0)" })
    #expect(shown.map(\.state) == [.done, .missed, .missed, .next, .ahead, .ahead])
    #expect(
      shown.map(\.title).prefix(4) == ["Payment 2, paid", "Payment 3, overdue", "Payment 4, overdue", "Payment 5"])
    #expect(shown[2].accessibilityLabel == "November 5, 2026: Payment 4, overdue, 1000 rubles")
    #expect(shown[3].accessibilityLabel == "December 5, 2026: Payment 5", "the next payment's section has its amount")
    facts.changeNext { $0.amount = known(rub("900")) }
    #expect(entries(facts)[3].money != nil, "another amount is not hidden")
  }

  @Test("shows no payments where the schedule and what is to be paid next do not agree")
  func disagreement() {
    var facts = healthyLoan()
    facts.schedule = rows([(1, "2026-12-07", nil)])
    #expect(entries(facts).isEmpty)
    facts.schedule = rows([(1, "2026-12-05", .paid)])
    #expect(entries(facts).isEmpty)
  }

  private func yearChart(_ facts: LoanFacts) -> Chart? {
    flattened(items(.composition, of: shownLoan(facts))).lazy.compactMap {
      if case .chart(let chart) = $0 { chart } else { nil }
    }
    .first
  }

  @Test("sums the schedule by year, to the kopeck")
  func byYear() throws {
    var facts = healthyLoan()
    facts.schedule = rows([(1, "2026-11-05", .paid), (2, "2026-12-05", nil), (3, "2027-01-05", nil)])
    let chart = try #require(yearChart(facts))
    #expect(chart.series.map(\.title) == ["Principal", "Interest"])
    #expect(chart.points.map(\.label) == ["2026", "2027"])
    #expect(chart.points.map { $0.amounts.map { $0?.minorUnits } } == [[180_000, 20_000], [90_000, 10_000]])
    #expect(
      chart.summary
        == "Over the whole term: principal RUB\u{a0}2,700.00, interest RUB\u{a0}300.00.")
  }

  @Test("sums nothing where rows are missing, or are not told apart, or are of one year")
  func notByYear() {
    var facts = healthyLoan()
    facts.schedule = rows([(1, "2026-11-05", nil), (2, "2027-12-05", nil)])
    facts.schedule.isTruncated = true
    #expect(yearChart(facts) == nil)
    facts.schedule.isTruncated = false
    facts.schedule.rows[1].portions = []
    #expect(yearChart(facts) == nil)
    facts.schedule = rows([(1, "2026-11-05", nil), (2, "2026-12-05", nil)])
    #expect(yearChart(facts) == nil)
  }

  @Test("says in a few words what sort of loan it is, as far as that is known")
  func traits() {
    var facts = healthyLoan()
    #expect(Traits(loan: shownLoan(facts)).body.isEmpty)
    facts.terms.amortisation = known(.annuity)
    facts.security = known([Security(kind: .realEstate)])
    facts.insurance = known([])
    let words = Traits(loan: shownLoan(facts)).body.flatMap { item -> [String] in
      if case .chips(let group) = item { group.chips.map(\.text) } else { [] }
    }
    #expect(words == ["equal payments", "secured"])
  }
}
