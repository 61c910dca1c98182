import LoanArithmetic
import Loans
import Testing

@Suite("A full repayment on the day of a payment")
struct PayoffDayTests {
  /// The holidays of the years of the loan, which business days need.
  private static let holidays: Set<CalendarDate> = [day("2025-01-01"), day("2026-12-25"), day("2029-12-25")]

  @Test(
    "is that payment and the balance after it, by any day count, also with interest on interest",
    arguments: [
      InterestAccrual.equalPeriods, .days(.actualActualRU), .days(.actual360), .days(.actual365Fixed),
      .days(.thirtyE360), .days(.business252),
    ])
  func payment(accrual: InterestAccrual) throws {
    let isBusiness = accrual == .days(.business252)
    var facts = try loan(
      of: "700000", at: "17.4", months: 48, from: "2025-01-27", paid: 21, accruing: accrual,
      isBusiness ? BusinessCalendar(holidays: Self.holidays) : nil)
    if isBusiness { facts.terms.holidays = known(Self.holidays) }
    for row in facts.schedule.rows[21...] {
      let (due, payment, balance) = try (
        #require(row.due), #require(row.payment), #require(row.balance)
      )
      #expect(facts.on(day("2026-11-21")).payoff(on: due).value == payment.adding(balance), "\(due)")
    }
  }
}
