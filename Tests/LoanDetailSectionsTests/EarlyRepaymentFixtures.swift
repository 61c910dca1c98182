import LoanArithmetic
import Loans

/// A loan whose stated schedule is that of its terms, by default by the days of each calendar year, with the first
/// payments made.
func loan(
  of principal: String, at rate: String, months: Int, from opened: String, paid: Int, asOf: String = "2026-11-21",
  accruing accrual: InterestAccrual = .days(.actualActualRU), _ calendar: BusinessCalendar? = nil
) throws -> LoanFacts {
  var terms = ScheduleTerms(principal: rub(principal), annualRatePercent: percent(rate), payments: months)
  terms.disbursed = day(opened)
  terms.accrual = accrual
  terms.businessCalendar = calendar
  let schedule = try Schedule(terms)
  var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
  facts.asOf = day(asOf)
  facts.opened = known(day(opened))
  facts.terms.originalAmount = known(rub(principal))
  facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent(rate)))])
  facts.terms.amortisation = known(.annuity)
  facts.terms.interest = known(accrual)
  facts.terms.payments = known(months)
  facts.terms.term = known(Term(months, .months) ?? .month)
  facts.terms.paymentEvery = known(.month)
  facts.schedule = PaymentSchedule(kind: .full, rows: rows(of: schedule, paid: paid))
  facts.debt.principal = known(facts.schedule.rows[paid - 1].balance ?? rub("0"))
  facts.ends = known(schedule.rows.last?.date ?? day(opened))
  var next = Obligation(kind: .instalment)
  next.due = known(facts.schedule.rows[paid].due ?? day(opened))
  next.amount = known(facts.schedule.rows[paid].payment ?? rub("0"))
  next.covered = known(rub("0"))
  facts.obligations = known([next])
  return facts
}

func rows(of schedule: Schedule, paid: Int, from number: Int = 1) -> [ScheduleRow] {
  schedule.rows.enumerated().map { index, row in
    ScheduleRow(
      number: number + index, due: row.date, payment: schedule.money(row.payment),
      portions: [
        Portion(.principal, schedule.money(row.principal)), Portion(.interest, schedule.money(row.interest)),
      ],
      balance: schedule.money(row.balance), status: index < paid ? .paid : .upcoming)
  }
}

/// A loan with a payment of 20 343.68 ₽ on 27 November 2026 and 27 payments left.
func loanOnTheWay() throws -> LoanFacts {
  try loan(of: "700000", at: "17.4", months: 48, from: "2025-01-27", paid: 21)
}

/// A loan with a payment holiday: 14 payments are made, six are skipped, and the interest of these months is paid at
/// the end. The skipped ones may have numbers; they are not among the 25 payments in all.
func loanOnHoliday(numbersSkippedDays: Bool = false) throws -> LoanFacts {
  var facts = try loan(of: "260000", at: "18.5", months: 24, from: "2025-06-10", paid: 14)
  var after = ScheduleTerms(principal: rub("120055.54"), annualRatePercent: percent("18.5"), payments: 10)
  after.disbursed = day("2027-02-10")
  after.accrual = .days(.actualActualRU)
  after.paymentAmount = rub("13043.17")
  let skipped = (9...14).compactMap { month in
    CalendarDate(year: 2026 + month / 13, month: (month - 1) % 12 + 1, day: 10)
  }.enumerated().map { index, due in
    ScheduleRow(
      kind: .paymentHoliday, number: numbersSkippedDays ? 15 + index : nil, due: due, balance: rub("120055.54"),
      status: .skipped)
  }
  let number = numbersSkippedDays ? 21 : 15
  let deferred = ScheduleRow(
    number: number + 10, due: day("2028-01-10"), payment: rub("11196.40"),
    portions: [Portion(.principal, rub("0")), Portion(.interest, rub("11196.40"))], balance: rub("0"),
    status: .upcoming)
  let rest = try rows(of: Schedule(after), paid: 0, from: number)
  facts.schedule.rows = Array(facts.schedule.rows.prefix(14)) + skipped + rest + [deferred]
  facts.schedule.total = known(25)
  facts.terms.payments = known(25)
  facts.lifecycle.overlays = [.paymentHoliday]
  facts.ends = known(day("2028-01-10"))
  facts.holiday = known(
    PaymentHolidayTerms(
      from: day("2026-08-11"), until: day("2027-02-10"), firstPaymentAfter: day("2027-03-10"), reducedTo: rub("0"),
      deferred: rub("11196.40"), deferredDue: day("2028-01-10"), interestContinues: true))
  facts.changeNext { next in
    next.due = known(day("2027-03-10"))
    next.amount = known(rub("13043.17"))
    next.covered = .notProvided
  }
  return facts
}

/// The answer is another one than the test expects.
struct NoAnswer: Error {
  let answer: WhatIfAnswer
}
