import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("What the loan costs")
struct CostTests {
  private func row(_ due: String, _ principal: String, _ interest: String, paid: Bool) -> ScheduleRow {
    let (principal, interest) = (rub(principal), rub(interest))
    return ScheduleRow(
      due: day(due), payment: principal.adding(interest),
      portions: [Portion(.principal, principal), Portion(.interest, interest)],
      status: paid ? .paid : .upcoming)
  }

  /// 12,000 were borrowed, 10,000 are owed.
  private var loan: LoanFacts {
    var facts = healthyLoan()
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        row("2025-12-05", "1000", "150", paid: true), row("2026-11-05", "1000", "120", paid: true),
        row("2026-12-05", "5000", "100", paid: false), row("2027-01-05", "5000", "50", paid: false),
      ])
    return facts
  }

  @Test("payments of interest alone tell what was paid only if none of them is missing")
  func interestOnly() {
    var facts = healthyLoan()
    facts.debt.principal = known(rub("12000"))
    facts.operations = known([
      LoanOperation(
        id: "1", kind: .payment, date: day("2026-11-05"), amount: rub("100"), portions: [Portion(.interest, rub("100"))]
      )
    ])
    #expect(shown(facts)["cost.paid"] == nil)
    facts.schedule.paid = known(2)
    #expect(shown(facts)["cost.paid"] == nil)
    facts.schedule.paid = known(1)
    #expect(shown(facts)["cost.paid"] == "RUB 100.00 | calculated")
  }

  @Test("leaves out a payment of interest that was returned")
  func returnedPayment() {
    var facts = healthyLoan()
    facts.debt.principal = known(rub("12000"))
    let first = LoanOperation(
      id: "1", kind: .payment, date: day("2026-10-05"), amount: rub("100"), portions: [Portion(.interest, rub("100"))])
    var (second, returned) = (first, first)
    (second.id, second.date) = ("2", day("2026-11-05"))
    (returned.id, returned.date, returned.isCredit) = ("3", day("2026-11-06"), false)
    facts.operations = known([returned, second, first])
    facts.schedule.paid = known(1)
    #expect(shown(facts)["cost.paid"] == "RUB 100.00 | calculated")
    #expect(shown(facts)["cost.year.interest"] == "RUB 100.00 | calculated")
    facts.schedule.paid = known(2)
    #expect(shown(facts)["cost.paid"] == nil, "another payment is missing")
  }

  @Test("is not left to pay as the schedule has it if it is unknown whether a past payment of interest was made")
  func unknownPayment() {
    func left(_ status: ScheduleRow.Status?) -> Money? {
      var facts = loan
      facts.asOf = day("2026-11-21")
      let interest = [Portion(.interest, rub("80"))]
      facts.schedule.rows.insert(
        ScheduleRow(due: day("2026-11-15"), payment: rub("80"), portions: interest, status: status), at: 2)
      return facts.on(day("2026-11-21")).cost.left.value?.total
    }
    #expect(left(.paid) == rub("10150"))
    #expect(left(.overdue) == rub("10230"))
    #expect(left(nil) == nil)
  }

  private func shown(_ facts: LoanFacts, on screen: ScreenID = .main) -> [String: String] {
    var shown: [String: String] = texts(Cost(loan: shownLoan(facts), screen: screen).body)
    for item in flattened(Cost(loan: shownLoan(facts), screen: screen).body) {
      if case .breakdown(let breakdown) = item {
        for row in [breakdown.total] + breakdown.parts {
          shown[row.id.rawValue] = row.value.text.replacing("\u{a0}", with: " ")
        }
      }
    }
    return shown
  }

  @Test("is told from the schedule: what is paid, what is left, and all of it against what was borrowed")
  func derived() {
    #expect(
      bothLanguages(loan) { Cost(loan: $0, screen: .main) } == [
        """
        What it costs ──────────────────────────────────────────────
          Paid so far . . . . . . . . . . . . . . . . . RUB 2,270.00
            calculated
            Principal . . . . . . . . . . . . . . . . . RUB 2,000.00
            Interest  . . . . . . . . . . . . . . . . . . RUB 270.00

          Interest paid this year . . . . . . . . . . . . RUB 120.00
            calculated

          Left to pay . . . . . . . . . . . . . . . .  RUB 10,150.00
            calculated
            Principal . . . . . . . . . . . . . . . .  RUB 10,000.00
            Interest  . . . . . . . . . . . . . . . . . . RUB 150.00

          Total to repay  . . . . . . . . . . . . . .  RUB 12,420.00
            calculated
          Total cost of the loan  . . . . . . . . . . . . RUB 420.00
            3.5% of the original amount; calculated
        """,
        """
        Сколько стоит кредит ───────────────────────────────────────
          Уже выплачено . . . . . . . . . . . . . . . . . 2 270,00 ₽
            рассчитано
            Основной долг . . . . . . . . . . . . . . . . 2 000,00 ₽
            Проценты  . . . . . . . . . . . . . . . . . . . 270,00 ₽

          Проценты, выплаченные в этом году . . . . . . . . 120,00 ₽
            рассчитано

          Осталось выплатить  . . . . . . . . . . . . .  10 150,00 ₽
            рассчитано
            Основной долг . . . . . . . . . . . . . . .  10 000,00 ₽
            Проценты  . . . . . . . . . . . . . . . . . . . 150,00 ₽

          Всего будет выплачено . . . . . . . . . . . .  12 420,00 ₽
            рассчитано
          Переплата за весь срок  . . . . . . . . . . . . . 420,00 ₽
            3,5 % от первоначальной суммы; рассчитано
        """,
      ])
  }

  @Test("says no sum of a part for the whole")
  func incomplete() {
    var facts = loan
    facts.schedule.isTruncated = true
    #expect(shown(facts) == [:])
    facts = loan
    facts.schedule.rows.removeFirst()
    #expect(Set(shown(facts).keys) == ["cost.left.total", "cost.left.principal", "cost.left.interest"])
    facts = loan
    facts.schedule.rows[3].portions = []
    #expect(shown(facts)["cost.paid.total"] == "RUB 2,270.00")
    #expect(shown(facts)["cost.left.total"] == nil)
    #expect(shown(facts)["cost.in-all"] == nil)
    facts = loan
    facts.bookedRepayments = known([BookedRepayment(.part, on: day("2026-12-05"), amount: rub("1000"))])
    #expect(shown(facts)["cost.left.total"] == nil, "the rows are not what will be paid")
  }

  @Test("operations tell penalties too, and count if they repay just what is repaid")
  func operations() {
    var facts = loan
    let payments = [
      (
        "2026-11-09", [Portion(.principal, rub("1000")), Portion(.interest, rub("120")), Portion(.penalties, rub("3"))]
      ),
      ("2025-12-05", [Portion(.principal, rub("1000")), Portion(.interest, rub("150"))]),
    ]
    facts.operations = known(
      payments.map { date, portions in
        LoanOperation(
          id: date, kind: .payment, date: day(date),
          amount: Money.sum(portions.map(\.amount), currency: .rub) ?? rub("0"), portions: portions)
      })
    #expect(shown(facts)["cost.paid.penalties"] == "RUB 3.00")
    #expect(shown(facts)["cost.paid.total"] == "RUB 2,273.00")
    facts.operations = facts.operations.map { Array($0.prefix(1)) }
    #expect(shown(facts)["cost.paid.total"] == "RUB 2,270.00", "one payment is missing: the schedule tells it")
  }

  @Test("leaves out a fee that was given back, be it paid or owed before", arguments: [nil, false] as [Bool?])
  func feeGivenBack(isCredit: Bool?) {
    var facts = loan
    let paid = [Portion(.principal, rub("2000")), Portion(.interest, rub("270")), Portion(.penalties, rub("3"))]
    func fee(_ amount: String, isCredit: Bool?) -> LoanOperation {
      LoanOperation(id: amount, kind: .fee, date: day("2026-11-10"), amount: rub(amount), isCredit: isCredit)
    }
    facts.operations = known([
      fee("10", isCredit: true), fee("10", isCredit: isCredit), fee("7", isCredit: nil),
      LoanOperation(id: "1", kind: .payment, date: day("2026-11-09"), amount: rub("2273"), portions: paid),
    ])
    #expect(shown(facts)["cost.paid.total"] == "RUB 2,280.00")
    #expect(shown(facts)["cost.paid.fees"] == "RUB 7.00")
  }

  @Test("what the bank states has priority, and the details tell the period")
  func stated() {
    var facts = loan
    facts.paid = known(PaidTotals(total: rub("900")))
    facts.paidThisYear = known(
      PaidTotals(
        from: day("2026-01-01"), total: rub("100"),
        portions: [Portion(.interest, rub("30")), Portion(.fees, rub("0"))]))
    facts.terms.totalRepayment = known(rub("12500"))
    facts.terms.costOfCredit = known(rub("600"))
    let details = shown(facts, on: .details)
    #expect(details["cost.paid"] == "RUB 900.00")
    #expect(details["cost.year.total"] == "RUB 100.00")
    #expect(details["cost.year.interest"] == "RUB 30.00")
    #expect(details["cost.year.rest"] == "RUB 70.00")
    #expect(details["cost.year.from"] == "January 1, 2026")
    #expect(details["cost.in-all"] == "RUB 12,500.00")
    #expect(details["cost.above"] == "RUB 600.00 | 5% of the original amount")
    #expect(shown(facts)["cost.year.interest"] == "RUB 30.00")
    facts.paid = .absent(.withheld)
    #expect(shown(facts)["cost.paid"] == "not disclosed by the bank")
  }

  @Test("the Russian full cost has three decimals, and after a change states that its basis is unknown")
  func fullCost() {
    var facts = healthyLoan()
    facts.opened = known(day("2024-05-14"))
    facts.terms.fullCost = known(FullCost(measure: .psk, percent: percent("19.5")))
    func cost(_ locale: String) -> String? {
      texts(MainTerms(shownLoan(facts, locale: locale)).body)["terms.full-cost"]
    }
    #expect(cost("ru_RU") == "19,500 % годовых")
    facts.lifecycle.overlays = [.restructured]
    #expect(cost("ru_RU") == "19,500 % годовых | не указано, рассчитана до или после изменения условий")
    #expect(cost("en_US") == "19.500% a year | not stated whether from before or after the terms changed")
    facts.terms.fullCost = known(FullCost(measure: .aprc, percent: percent("19.5"), basis: .afterChange))
    #expect(cost("en_US") == "19.5% a year | after the change of the terms")
  }

  @Test("the repaid share says that it is of the principal")
  func repaidShare() {
    let bars = flattened(MainTerms(shownLoan(loan, locale: "ru_RU")).body).compactMap { item -> String? in
      if case .progress(let bar) = item { bar.label } else { nil }
    }
    #expect(bars == ["Выплачен основной долг"])
  }

  @Test("the share of the payments that are made stands in place of an unknown share of the principal")
  func paymentsDone() {
    var facts = loan
    facts.terms.originalAmount = .notProvided
    (facts.schedule.total, facts.schedule.paid) = (known(60), known(18))
    let bars = flattened(items(.main, of: shownLoan(facts))).compactMap { item in
      if case .progress(let bar) = item { "\(bar.label) \(bar.permille) \(bar.text)" } else { nil }
    }
    #expect(bars == ["Payments made 300 18 of 60 payments"])
  }
}
