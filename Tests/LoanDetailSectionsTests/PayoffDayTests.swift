import DesignSystem
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

  private func stated(_ validOn: String) throws -> LoanFacts {
    var facts = try loanOnTheWay()
    facts.debt.payoff = known(Payoff(amount: rub("500000"), validOn: day(validOn), perDiem: rub("200")))
    return facts
  }

  @Test("is not a stated amount from before the last payment, which is reported")
  func olderThanPayment() throws {
    let (today, summary) = (day("2026-11-21"), "The payoff amount is of a day before the last payment.")
    func found(_ facts: LoanFacts) -> [String] {
      facts.contradictions(at: "$").filter { $0.summary == summary }.map {
        "\($0.path) \($0.found ?? "") / \($0.expected ?? "")"
      }
    }
    // The last payment was made on October 27.
    let byTerms = try loanOnTheWay().on(today).payoff(on: today).value
    let (old, new) = (try stated("2026-10-26"), try stated("2026-10-27"))
    #expect(byTerms != nil && old.on(today).payoff(on: today).value == byTerms)
    #expect(old.on(today).dailyGrowth == .notProvided && old.on(today).payoffGrowth == .notProvided)
    #expect(found(old) == ["$.test.validOn 2026-10-26 / 2026-10-27 or later"])
    #expect(new.on(today).payoff(on: today).value == rub("505000") && found(new).isEmpty)
    #expect(new.on(today).payoffGrowth.value == rub("200"))
    // An operation is a payment, too, if it is completed.
    for (status, isOld) in [(LoanOperation.Status.completed, true), (.failed, false)] {
      var facts = new
      facts.operations = known([
        LoanOperation(id: "1", kind: .payment, date: day("2026-11-20"), amount: rub("9"), status: status)
      ])
      #expect((facts.on(today).payoff(on: today).value == byTerms) == isOld)
      #expect(facts.on(today).payoff(on: day("2026-11-19")).value == rub("504600"), "the day before it")
    }
  }

  @Test("is not told to grow by the sum of the days before it")
  func growthOnPaymentDay() throws {
    func tellsGrowth(_ validOn: String) throws -> Bool {
      let amount = header(try stated(validOn)).amounts.first { $0.id == "debt.payoff" }
      return try #require(amount?.caption).contains("more every day")
    }
    #expect(try tellsGrowth("2026-11-26"))
    #expect(try !tellsGrowth("2026-11-27"))
  }
}
