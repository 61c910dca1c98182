import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("Missed payments")
struct MissedPaymentTests {
  private func facts() -> LoanFacts {
    var facts = healthyLoan()
    facts.debt.overdue.amount = .notProvided
    facts.debt.overdue.items = known([
      MissedPayment(due: day("2026-08-05"), amount: rub("1000"), paid: rub("1000"), paidOn: day("2026-08-30")),
      MissedPayment(due: day("2026-09-05"), amount: rub("1000"), paid: rub("0"), left: rub("1000")),
      MissedPayment(due: day("2026-10-05"), amount: rub("1000"), paid: rub("300")),
    ])
    facts.debt.overdue.perDiem = known(rub("21.56"))
    facts.debt.overdue.count = known(2)
    return facts
  }

  @Test("are listed with what is left of each, and what a day of delay adds")
  func section() {
    #expect(
      bothLanguages(facts()) { OverdueNotice(loan: $0) } == [
        """
        Overdue ────────────────────────────────────────────────────
        ! To be current today . . . . . . . . . . . . . RUB 1,700.00
            calculated
          Each day of delay adds  . . . . . . . . . . . .  RUB 21.56
          With the payment of December 5, 2026  . . . . RUB 2,700.00
            calculated
        ! First missed payment  . . . . . . . . .  September 5, 2026
            77 days of delay; calculated
          Number of missed payments . . . . . . . . . . . . . . .  2

          Missed payments, RUB
            Pay by       Amount      Paid  Left to pay  Paid on
            ─────────  ────────  ────────  ───────────  ─────────
            8/5/2026   1,000.00  1,000.00               8/30/2026
          ! 9/5/2026   1,000.00      0.00     1,000.00
          ! 10/5/2026  1,000.00    300.00       700.00
        """,
        """
        Просрочено ─────────────────────────────────────────────────
        ! Чтобы погасить просрочку сегодня  . . . . . . . 1 700,00 ₽
            рассчитано
          Каждый день просрочки добавляет . . . . . . . . .  21,56 ₽
          Вместе с платежом 5 декабря 2026 г. . . . . . . 2 700,00 ₽
            рассчитано
        ! Первый пропущенный платёж . . . . . . . 5 сентября 2026 г.
            77 дней просрочки; рассчитано
          Пропущено платежей  . . . . . . . . . . . . . . . . . .  2

          Пропущенные платежи, ₽
            Оплатить не
            позднее           Сумма  Оплачено  Осталось  Дата оплаты
            ─────────────  ────────  ────────  ────────  ───────────
            05.08.2026     1 000,00  1 000,00            30.08.2026
          ! 05.09.2026     1 000,00      0,00  1 000,00
          ! 05.10.2026     1 000,00    300,00    700,00
        """,
      ])
    let table = flattened(OverdueNotice(loan: shownLoan(facts())).body).lazy
      .compactMap { if case .table(let table) = $0 { table } else { nil } }.first
    #expect(table?.rows.map(\.state) == [.paid, .overdue, .partlyPaid])
    #expect(
      table?.rows.map(\.id) == ["overdue.missed.2026-08-05", "overdue.missed.2026-09-05", "overdue.missed.2026-10-05"])
  }

  @Test("make the product overdue by their sum where the source states none")
  func sum() {
    var facts = facts()
    let amount = header(facts).amounts.first { $0.fact == .overdue }
    #expect(amount?.money.minorUnits == 170_000)
    #expect(amount?.caption == "calculated")
    #expect(header(facts).statuses.first?.text == "Overdue by 77 days")
    facts.debt.overdue.items = facts.debt.overdue.items.map { Array($0.prefix(1)) }
    facts.debt.overdue.count = .notProvided
    facts.debt.overdue.amount = known(rub("0"))
    #expect(header(facts).statuses.map(\.text) == ["Paid on schedule"])
    #expect(OverdueNotice(loan: shownLoan(facts)).body.isEmpty)
  }

  @Test("whose sum cannot be counted stop no screen")
  func uncountable() {
    var facts = facts()
    let huge = Money(minorUnits: .max, currency: .rub)
    facts.debt.overdue.items = known([
      MissedPayment(due: day("2026-09-05"), left: huge), MissedPayment(due: day("2026-10-05"), left: huge),
    ])
    #expect(header(facts).statuses.first?.fact == .overdue)
    #expect(!OverdueNotice(loan: shownLoan(facts)).body.isEmpty)
  }

  @Test("are counted by the source, like the payments left")
  func counts() {
    var facts = healthyLoan()
    facts.schedule.paid = known(27)
    facts.schedule.total = known(60)
    facts.schedule.left = known(31)
    facts.schedule.overdue = known(2)
    let texts = texts(Schedule(loan: shownLoan(facts)).body)
    #expect(texts == ["schedule.done": "27", "schedule.left": "31", "schedule.overdue": "2"])
  }

  private func balloon(_ kind: ScheduleRow.Kind) -> LoanFacts {
    var facts = healthyLoan()
    facts.obligations = .notProvided
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        ScheduleRow(kind: .disbursement, due: day("2026-08-05")),
        ScheduleRow(number: 1, due: day("2026-11-05"), payment: rub("1000"), status: .paid),
        ScheduleRow(kind: kind, due: day("2026-12-05"), payment: rub("9000"), outstanding: rub("9000")),
      ])
    return facts
  }

  private func statuses(_ facts: LoanFacts, _ locale: String, on asOf: String = "2026-11-21") -> [String?] {
    flattened(Schedule(loan: shownLoan(facts, on: asOf, locale: locale)).body).flatMap { item -> [String?] in
      if case .table(let table) = item { table.rows.map { $0.cells.last??.text } } else { [] }
    }
  }

  @Test("a balloon payment is the next one and can be overdue; a residual value cannot, and may be left unpaid")
  func balloonAndResidual() {
    #expect(statuses(balloon(.balloon), "en_US") == ["disbursement", "paid", "balloon payment, upcoming"])
    #expect(statuses(balloon(.residual), "ru_RU") == ["выдача", "оплачен", "выкупная стоимость, впереди"])
    #expect(
      statuses(balloon(.balloon), "en_US", on: "2026-12-06") == ["disbursement", "paid", "balloon payment, overdue"])
    #expect(statuses(balloon(.residual), "en_US", on: "2026-12-06") == ["disbursement", "paid", "residual value"])
    #expect(
      texts(NextPayment(shownLoan(balloon(.balloon))).body)["payment.date"]?.hasPrefix("December 5, 2026") == true)
    #expect(texts(NextPayment(shownLoan(balloon(.residual))).body)["payment.date"] == nil)
    let entries = flattened(PaymentsAround(shownLoan(balloon(.balloon))).body).flatMap { item -> [String] in
      if case .timeline(let timeline) = item { timeline.entries.map(\.title) } else { [] }
    }
    #expect(entries == ["Payment 1, paid", "Balloon payment"])
  }

  @Test("an automatic payment tells its amount and its day where they differ from the payment's")
  func automaticPayment() {
    var facts = healthyLoan()
    facts.changeNext {
      $0.autopay = known(true)
      $0.autopayAmount = known(rub("500"))
      $0.autopayDay = known(day("2026-12-03"))
    }
    let next = texts(NextPayment(shownLoan(facts)).body)
    #expect(next["payment.autopay-amount"] == "RUB 500.00 | December 3, 2026")
    #expect(
      texts(Obligations(loan: shownLoan(facts)).body)["obligation.instalment.2026-12-05.autopay-amount"]
        == "RUB 500.00 | December 3, 2026")
    // An automatic payment that is off tells neither.
    var off = facts
    off.changeNext { $0.autopay = known(false) }
    #expect(!texts(Obligations(loan: shownLoan(off)).body).keys.contains { $0.contains("autopay-") })
    off = facts
    off.lifecycle.overlays = [.autopayOff]
    #expect(!texts(NextPayment(shownLoan(off)).body).keys.contains { $0.contains("autopay-") })
    facts.changeNext { $0.autopayAmount = .notProvided }
    #expect(texts(NextPayment(shownLoan(facts)).body)["payment.autopay-day"] == "December 3, 2026")
  }

  @Test("a day for paying the arrears that has not passed is not the day of a missed payment")
  func dayToCome() {
    func since(_ due: String) -> CalendarDate? {
      let facts = healthyLoan(asOf: "2026-11-21") {
        $0.debt.overdue.amount = .notProvided
        $0.obligations = known([obligation(.overdue, "3000", due: due)])
      }
      return facts.on(day("2026-11-21")).overdueSince.value
    }
    #expect(since("2026-12-01") == nil && since("2026-11-21") == nil && since("2026-11-20") == day("2026-11-20"))
  }

  @Test("an overdue amount that the source withholds is not worked out, and the loan is overdue")
  func withheld() {
    var facts = facts()
    facts.debt.overdue.amount = .absent(.withheld)
    facts.asOf = day("2026-11-21")
    let loan = facts.on(day("2026-11-21"))
    #expect(loan.overdueAmount == .absent(.withheld) && loan.isOverdue && loan.amountToCure == .absent(.withheld))
    let shown = bothLanguages(facts) { OverdueNotice(loan: $0) }[0]
    #expect(!shown.contains("1,700.00") && shown.contains("not disclosed"))
    facts.debt.overdue.items = .notProvided
    facts.obligations = known([obligation(.instalment, "1000", due: "2026-01-14")])
    #expect(facts.on(day("2026-11-21")).isOverdue)
    facts.lifecycle.phase = .repaid
    #expect(!facts.on(day("2026-11-21")).isOverdue)
  }
}
