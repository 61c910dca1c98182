import DesignSystem
import LoanArithmetic
import LoanDetailCore
import LoanDetailScreens
import LoanDetailSections
import Loans
import Localization
import Testing

@Suite("The payments for a calendar")
struct CalendarPaymentsTests {
  private func payments(_ change: (inout LoanFacts) -> Void = { _ in }) -> CalendarPayments? {
    let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"))
    let product = customerProduct("1001") { facts in
      let rows = ["2026-12-05", "2027-01-05", "2027-02-05"].map { ScheduleRow(due: day($0), payment: rub("1000")) }
      facts.schedule = PaymentSchedule(kind: .plan, rows: rows)
      change(&facts)
    }
    return product.product.flatMap { CalendarPayments(of: $0, in: context) }
  }

  private func entries(_ payments: CalendarPayments?) -> [String] {
    payments?.timeline.entries.map { "\($0.id) \($0.money?.text.plain ?? "")" } ?? []
  }

  @Test("are those of the facts, until a repayment is booked, from which on only stated ones count")
  func booked() {
    let all = ["due.2026-12-05.instalment", "due.2027-01-05.instalment", "due.2027-02-05.instalment"]
    #expect(entries(payments()) == all.map { "\($0) RUB 1,000.00" })
    for (booked, count) in [("2026-11-30", 1), ("2027-01-05", 1), ("2027-01-06", 2)] {
      let some = payments { $0.bookedRepayments = known([BookedRepayment(.part, on: day(booked), amount: rub("5"))]) }
      #expect(entries(some) == all.prefix(count).map { "\($0) RUB 1,000.00" }, "\(booked)")
      #expect(some?.areKnown == true)
    }
  }

  @Test("are not known once the day of a booked repayment has passed")
  func passed() {
    let some = payments {
      $0.asOf = day("2026-11-18")
      $0.bookedRepayments = known([BookedRepayment(.part, on: day("2026-11-20"), amount: rub("5"))])
    }
    #expect(some?.areKnown == false && entries(some) == ["due.2026-12-05.instalment RUB 1,000.00"])
  }
}
