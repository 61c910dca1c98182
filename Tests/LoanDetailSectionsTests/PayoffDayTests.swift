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

  @Test("is known up to the day before an announced change of the rate, and says why not from then on")
  func announcedRate() throws {
    var facts = try loan(of: "700000", at: "17.4", months: 48, from: "2025-01-27", paid: 21)
    facts.debt.payoff = known(Payoff(amount: rub("430000"), validOn: day("2026-11-21"), perDiem: rub("200")))
    facts.terms.rateChange = known(AnnouncedRateChange(from: day("2026-11-25"), rate: Rate(percent: percent("18.4"))))
    func answer(_ date: String) -> WhatIfAnswer { facts.on(day("2026-11-21")).answer(to: .payoff(on: day(date))) }
    #expect(facts.on(day("2026-11-21")).payoff(on: day("2026-11-24")).value == rub("430600"))
    #expect(answer("2026-11-25") == .impossible(.rateChanges(day("2026-11-25"))))
    #expect(facts.on(day("2026-11-26")).payoff(on: day("2026-11-26")).value == nil)
    guard case .payoff(let calendar, _) = answer("2026-11-24") else { throw NoAnswer(answer: answer("2026-11-24")) }
    #expect(calendar.asked.perDay.value == nil)
    // From that day on, and from the next payment on, what each day adds is not told.
    func adds(_ date: String) -> Bool { facts.on(day(date)).dailyGrowth.value != nil }
    #expect(adds("2026-11-24") && !adds("2026-11-25"))
    facts.terms.rateChange = .notProvided
    #expect(adds("2026-11-26") && !adds("2026-11-27"))
    facts.bookedRepayments = known([BookedRepayment(.part, on: day("2026-11-25"), amount: rub("10"))])
    #expect(adds("2026-11-24") && !adds("2026-11-25"))
    facts.bookedRepayments = .notProvided
    // So does a holiday without interest: none is added in it, and what is afterwards is not stated.
    facts.holiday = known(
      PaymentHolidayTerms(from: day("2026-11-01"), until: day("2026-11-24"), interestContinues: false))
    #expect(adds("2026-11-24") && !adds("2026-11-25"))
    #expect(answer("2026-11-25") == .impossible(.missing([.perDay])))
    facts.holiday = .notProvided
    // A change that a product adds counts like an announced one.
    let own = ComingChange(.rate(), on: day("2026-11-25"), origin: .provider(field: "$.test"))
    let loan = LoanOnDay(facts, on: day("2026-11-21"), adding: [own])
    #expect(loan.answer(to: .payoff(on: day("2026-11-25"))) == .impossible(.rateChanges(day("2026-11-25"))))
    // After the payment of November 27, the last payment before the day is that one.
    facts.terms.rateChange = .notProvided
    facts.debt.payoff = .notProvided
    guard case .payoff(let later, _) = answer("2027-03-01") else { throw NoAnswer(answer: answer("2027-03-01")) }
    #expect(later.days.last?.lastPayment == day("2027-02-27"))
  }
}
