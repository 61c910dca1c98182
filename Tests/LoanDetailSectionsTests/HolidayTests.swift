import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("A payment holiday")
struct HolidayTests {
  @Test("is shown with its days, the sum put off, and what it costs against no holiday")
  func section() throws {
    #expect(
      try bothLanguages(loanOnHoliday()) { Holiday(loan: $0, screen: .main) } == [
        """
        Payment holiday ────────────────────────────────────────────
          First day . . . . . . . . . . . . . . . .  August 11, 2026
          Last day  . . . . . . . . . . . . . . .  February 10, 2027
          First full payment afterwards . . . . . . . March 10, 2027
          Payment during the holiday  . . . . . . . . nothing to pay
          Deferred amount . . . . . . . . . . . . . .  RUB 11,196.40
            to be paid by January 10, 2028
          Interest during the holiday . . . . .  continues to accrue
          The holiday costs . . . . . . . . . . . . .  RUB 11,068.13
            more interest than without it; calculated
          Last payment with the holiday . . . . . . January 10, 2028
            without it June 10, 2027, 7 months later; calculated
        """,
        """
        Кредитные каникулы ─────────────────────────────────────────
          Первый день . . . . . . . . . . . . . . 11 августа 2026 г.
          Последний день  . . . . . . . . . . . . 10 февраля 2027 г.
          Первый полный платёж после  . . . . . . . 10 марта 2027 г.
          Платёж во время каникул . . . . . . . . . платить не нужно
          Отложенная сумма  . . . . . . . . . . . . . .  11 196,40 ₽
            оплатить не позднее 10 января 2028 г.
          Проценты во время каникул . . . . . . . . . .  начисляются
          Каникулы обойдутся в  . . . . . . . . . . . .  11 068,13 ₽
            лишних процентов; рассчитано
          Последний платёж с каникулами . . . . .  10 января 2028 г.
            без каникул 10 июня 2027 г., позже на 7 месяцев;
            рассчитано
        """,
      ])
  }

  @Test("has no price if the terms do not give the payments before it, or if a payment lacks its interest")
  func unknownPrice() throws {
    var otherRate = try loanOnHoliday()
    otherRate.terms.rates = known([AppliedRate(rate: Rate(percent: percent("18.4")))])
    var truncated = try loanOnHoliday()
    truncated.schedule.isTruncated = true
    var withoutInterest = try loanOnHoliday()
    withoutInterest.schedule.rows[22].portions = []
    for facts in [otherRate, truncated, withoutInterest] {
      #expect(texts(Holiday(loan: shownLoan(facts)).body)["holiday.price"] == nil)
      #expect(texts(Holiday(loan: shownLoan(facts)).body)["holiday.deferred"] != nil)
    }
  }

  @Test("has no price if the bank states that no interest is charged during it")
  func freeOfInterest() throws {
    var facts = try loanOnHoliday()
    facts.holiday = facts.holiday.map { stated in
      var holiday = stated
      holiday.interestContinues = false
      return holiday
    }
    #expect(texts(Holiday(loan: shownLoan(facts)).body)["holiday.price"] == nil)
  }

  @Test("has no payment up to the day before the first one afterwards, also if its last day is not stated")
  func lastDay() throws {
    func task(_ holiday: PaymentHolidayTerms) throws -> LoanTask? {
      var facts = try loanOnHoliday()
      facts.holiday = known(holiday)
      return facts.on(day("2026-11-21")).task
    }
    let first = PaymentHolidayTerms(from: day("2026-08-11"), firstPaymentAfter: day("2027-03-10"), reducedTo: rub("0"))
    #expect(try task(first) == .payAfterHoliday(until: day("2027-03-09")))
  }

  @Test("skips days that are not counted as payments, whether the bank numbers them or not", arguments: [false, true])
  func numbers(numbersSkippedDays: Bool) throws {
    let facts = try loanOnHoliday(numbersSkippedDays: numbersSkippedDays)
    let drawn = drawn(PaymentsAround(shownLoan(facts)).body)
    #expect(drawn.contains("Payment 14, paid"))
    #expect(drawn.contains("Payment 15"))
    #expect(!drawn.contains("Payment 21"))
  }

  @Test("leaves to pay on the day of the first payment its row, the rest of the principal and the deferred interest")
  func payoffAfter() throws {
    // 13 043.17 of the row, a balance of 108 716.17 after it, and 11 196.40.
    func payoff(_ change: (inout LoanFacts) -> Void = { _ in }) throws -> Money? {
      var facts = try loanOnHoliday()
      (facts.debt.principal, facts.debt.interest) = (known(rub("120055.54")), known(rub("6267.56")))
      facts.debt.total = known(rub("126323.10"))
      change(&facts)
      return facts.on(day("2026-11-21")).payoff(on: day("2027-03-10")).value
    }
    #expect(try payoff() == rub("132955.74"))
    // What the rows do not repay may be deferred, too: then it is the debt of the data and the interest of the days.
    #expect(try payoff { $0.schedule.rows.removeLast(2) } == rub("132955.76"))
  }
}
