import LoanArithmetic
import Loans

/// 100 000 ₽ at 6 %, fixed for a year and paid by 1 000 ₽ a month, as on November 21, 2026, after four payments. The
/// payments leave 93 831.86 ₽ on the last day of the fixed rate.
func loanWithFixedRate(_ change: (inout LoanFacts) -> Void = { _ in }) -> LoanFacts {
  let parts: [(due: String, interest: String, balance: String)] = [
    ("2026-07-30", "500.00", "99500.00"), ("2026-08-30", "497.50", "98997.50"), ("2026-09-30", "494.99", "98492.49"),
    ("2026-10-30", "492.46", "97984.95"), ("2026-11-30", "489.92", "97474.87"), ("2026-12-30", "487.37", "96962.24"),
    ("2027-01-30", "484.81", "96447.05"), ("2027-02-28", "450.09", "95897.14"), ("2027-03-30", "511.45", "95408.59"),
    ("2027-04-30", "477.04", "94885.63"), ("2027-05-30", "474.43", "94360.06"), ("2027-06-30", "471.80", "93831.86"),
  ]
  var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
  facts.asOf = day("2026-11-21")
  facts.opened = known(day("2026-06-30"))
  facts.debt.principal = known(rub("97984.95"))
  facts.debt.overdue.amount = known(rub("0"))
  facts.terms.originalAmount = known(rub("100000"))
  facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent("6"), kind: .fixed))])
  facts.terms.rateFixing = known(
    RateFixing(
      until: day("2027-06-30"), debt: rub("93831.86"), agreeBy: day("2027-05-31"),
      otherwise: words("the variable rate applies", "действует переменная ставка")))
  facts.terms.amortisation = known(.annuity)
  facts.terms.interest = known(.days(.thirtyE360))
  facts.terms.payment = known(rub("1000"))
  facts.terms.paymentEvery = known(.month)
  facts.terms.paymentDay = known(30)
  let rows = parts.enumerated().map { index, row in
    ScheduleRow(
      number: index + 1, due: day(row.due), payment: rub("1000"),
      portions: [
        Portion(.principal, rub("1000").subtracting(rub(row.interest)) ?? rub("0")),
        Portion(.interest, rub(row.interest)),
      ],
      balance: rub(row.balance), status: index < 4 ? .paid : .upcoming)
  }
  facts.schedule = PaymentSchedule(kind: .full, rows: rows)
  change(&facts)
  return facts
}
