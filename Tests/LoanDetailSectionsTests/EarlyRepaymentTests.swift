import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("A booked early repayment")
struct EarlyRepaymentTests {
  private func facts(_ booked: BookedRepayment) throws -> LoanFacts {
    var facts = try loanOnTheWay()
    facts.bookedRepayments = known([booked])
    return facts
  }

  private func part(_ effect: BookedRepayment.Effect? = .smallerPayment) -> BookedRepayment {
    BookedRepayment(.part, on: day("2026-11-27"), amount: rub("50000"), effect: effect)
  }

  private func texts(_ facts: LoanFacts, on asOf: String = "2026-11-21") -> [String: String] {
    LoanDetailSectionsTests.texts(BookedRepayments(loan: shownLoan(facts, on: asOf)).body)
  }

  @Test("of the whole debt needs all principal and the interest of the instalment that it replaces")
  func full() throws {
    var facts = try loan(of: "1500000", at: "9.1", months: 84, from: "2021-12-03", paid: 59)
    facts.bookedRepayments = known([
      BookedRepayment(
        .full, on: day("2026-12-03"), requestedOn: day("2026-11-20"), cancelBy: day("2026-12-02"))
    ])
    #expect(
      bothLanguages(facts) { BookedRepayments(loan: $0) } == [
        """
        Booked early repayment ─────────────────────────────────────
          Day of the repayment  . . . . . . . . . . December 3, 2026
            in 12 days; requested on November 20, 2026

          Needed in the account that day  . . . . . . RUB 553,547.12
            calculated
            Principal . . . . . . . . . . . . . . . . RUB 549,437.63
            Interest  . . . . . . . . . . . . . . . . . RUB 4,109.49

          Already in the account  . . . . . . . . . . . . . RUB 0.00
          Result  . . . . . . . . . . . . . the whole debt is repaid
          Interest saved  . . . . . . . . . . . . . .  RUB 51,617.46
            calculated
        ! You can cancel it until . . . . . . . . . December 2, 2026
            in 11 days
        """,
        """
        Запланированное досрочное погашение ────────────────────────
          Дата погашения  . . . . . . . . . . . .  3 декабря 2026 г.
            через 12 дней; заявка от 20 ноября 2026 г.

          Должно быть на счёте в этот день  . . . . . . 553 547,12 ₽
            рассчитано
            Основной долг . . . . . . . . . . . . . . . 549 437,63 ₽
            Проценты  . . . . . . . . . . . . . . . . . . 4 109,49 ₽

          Уже на счёте  . . . . . . . . . . . . . . . . . . . 0,00 ₽
          Результат . . . . . . . . . . долг будет погашен полностью
          Экономия на процентах . . . . . . . . . . . .  51 617,46 ₽
            рассчитано
        ! Отменить можно не позднее . . . . . . .  2 декабря 2026 г.
            через 11 дней
        """,
      ])
  }

  @Test("of a part needs the instalment too, and changes the payment, as calculated from the terms")
  func smallerPayment() throws {
    var facts = try facts(part())
    facts.changeNext { $0.covered = $0.amount }
    #expect(
      bothLanguages(facts) { BookedRepayments(loan: $0) } == [
        """
        Booked early repayment ─────────────────────────────────────
          Day of the repayment  . . . . . . . . .  November 27, 2026
            in 6 days

          Needed in the account that day  . . . . . .  RUB 70,343.68
            calculated
            Installment of that day . . . . . . . . .  RUB 20,343.68
            Early repayment . . . . . . . . . . . . .  RUB 50,000.00

          Already in the account  . . . . . . . . . .  RUB 20,343.68
            the bank's system counts money up to the installment
            only
        ! Left to deposit . . . . . . . . . . . . . .  RUB 50,000.00
          Result  . . . . . . . . . . .  the payments become smaller
          Payment afterwards  . . . . . . . . . . . .  RUB 18,010.37
            now RUB 20,343.68; calculated
          Interest saved  . . . . . . . . . . . . . .  RUB 10,297.48
            calculated
        """,
        """
        Запланированное досрочное погашение ────────────────────────
          Дата погашения  . . . . . . . . . . . .  27 ноября 2026 г.
            через 6 дней

          Должно быть на счёте в этот день  . . . . . .  70 343,68 ₽
            рассчитано
            Платёж по графику в этот день . . . . . . .  20 343,68 ₽
            Досрочное погашение . . . . . . . . . . . .  50 000,00 ₽

          Уже на счёте  . . . . . . . . . . . . . . . .  20 343,68 ₽
            система банка учитывает деньги только в пределах платежа
        ! Осталось внести . . . . . . . . . . . . . . .  50 000,00 ₽
          Результат . . . . . . . . . . . . .  платежи станут меньше
          Платёж после погашения  . . . . . . . . . . .  18 010,37 ₽
            сейчас 20 343,68 ₽; рассчитано
          Экономия на процентах . . . . . . . . . . . .  10 297,48 ₽
            рассчитано
        """,
      ])
  }

  @Test("that keeps the payment ends the loan earlier")
  func shorterTerm() throws {
    let texts = try texts(facts(part(.shorterTerm)))
    #expect(texts["early.part.payment-after"] == nil)
    #expect(texts["early.part.ends-after"] == "October 27, 2028 | now January 27, 2029; calculated")
    #expect(texts["early.part.saved"] == "RUB 21,329.02 | calculated")
  }

  @Test("leaves the loan as the bank states it, where the bank does")
  func stated() throws {
    var booked = part()
    booked.paymentAfter = rub("18011")
    booked.interestSaved = rub("10300")
    let texts = try texts(facts(booked))
    #expect(texts["early.part.payment-after"] == "RUB 18,011.00 | now RUB 20,343.68")
    #expect(texts["early.part.saved"] == "RUB 10,300.00")
  }

  @Test("leaves it unknown if the terms do not give the stated payments, or if nobody says what becomes smaller")
  func unknownOutcome() throws {
    var otherRate = try facts(part())
    otherRate.terms.rates = known([AppliedRate(rate: Rate(percent: percent("17.5")))])
    for facts in [otherRate, try facts(part(nil))] {
      let texts = texts(facts)
      #expect(texts["early.part.needed.total"] == "RUB 70,343.68 | calculated")
      #expect(texts["early.part.payment-after"] == nil)
      #expect(texts["early.part.saved"] == nil)
    }
  }

  @Test("between two instalments needs the principal of that day and the interest by the terms")
  func betweenInstalments() throws {
    let booked = BookedRepayment(.full, on: day("2026-12-10"))
    var facts = try facts(booked)
    #expect(texts(facts)["early.full.needed.principal"] == "RUB 437,812.45")
    #expect(texts(facts)["early.full.needed.interest"] == "RUB 2,713.24")
    facts.debt.penalties = known(rub("1"))
    #expect(texts(facts)["early.full.needed.total"] == nil)
    #expect(texts(facts)["early.full.on"] == "December 10, 2026 | in 19 days")
  }

  @Test("needs what the bank states, without parts of the engine's own")
  func statedSum() throws {
    let texts = try texts(facts(BookedRepayment(.full, on: day("2026-11-27"), amount: rub("458000"))))
    #expect(texts["early.full.needed"] == "RUB 458,000.00")
    #expect(texts["early.full.missing"] == nil, "nothing is there: it is the same sum")
  }

  @Test("of the whole debt takes the place of the payments after it")
  func fallenAway() throws {
    let booked = try facts(BookedRepayment(.full, on: day("2026-11-27")))
    let shown = shownLoan(booked)
    #expect(NextPayment(shown).body.isEmpty)
    let details = items(.details, of: shown)
    #expect(!drawn(details).contains("next payment"))
    #expect(flattened(details).allSatisfy { !$0.id.rawValue.hasPrefix("obligation.") })
    #expect(
      drawn(PaymentsAround(shown).body) == """
        Recent and upcoming ────────────────────────────────────────
        ✓ October 27, 2026 · Payment 21, paid . . . .  RUB 20,343.68
        → November 27, 2026 · Early repayment
        """)
    #expect(note("schedule.booked", in: shown) != nil)
    #expect(try note("schedule.booked", in: shownLoan(loanOnTheWay())) == nil)
  }

  @Test("of a part stands among the payments, and those after it are the smaller ones")
  func around() throws {
    #expect(
      try drawn(PaymentsAround(shownLoan(facts(part()))).body) == """
        Recent and upcoming ────────────────────────────────────────
        ✓ October 27, 2026 · Payment 21, paid . . . .  RUB 20,343.68
        → November 27, 2026 · Payment 22
        • November 27, 2026 · Early repayment
        • December 27, 2026 · Payment 23, calculated   RUB 18,010.37
        """)
    #expect(
      try drawn(PaymentsAround(shownLoan(facts(part(nil)))).body) == """
        Recent and upcoming ────────────────────────────────────────
        ✓ October 27, 2026 · Payment 21, paid . . . .  RUB 20,343.68
        → November 27, 2026 · Payment 22
        • November 27, 2026 · Early repayment
        """)
  }

  @Test("is followed by no payment of an unknown amount after a second one, and by none after the whole debt is repaid")
  func two() throws {
    func ahead(_ second: BookedRepayment, inSchedule: Bool = false) throws -> [String] {
      var facts = try facts(part())
      facts.bookedRepayments = known([part(), second])
      if inSchedule {
        let place = try #require(facts.schedule.rows.firstIndex { $0.due == day("2026-12-27") })
        facts.schedule.rows.insert(
          contentsOf: [part(), second].map { ScheduleRow(kind: .earlyRepayment, due: $0.on, payment: $0.amount) },
          at: place)
      }
      let around = try #require(facts.on(day("2026-11-21")).payments(missed: 1, ahead: 4))
      return around.ahead.map { "\($0.due.map(\.description) ?? "") \($0.kind.rawValue)" }
    }
    let first = "2026-11-27 earlyRepayment"
    let later = BookedRepayment(.part, on: day("2027-01-10"), amount: rub("50000"), effect: .smallerPayment)
    #expect(try ahead(later) == [first, "2026-12-27 instalment", "2027-01-10 earlyRepayment"])
    #expect(
      try ahead(later, inSchedule: true) == [
        first, "2026-12-27 instalment", "2027-01-10 earlyRepayment", "2027-01-27 instalment",
      ])
    let whole = BookedRepayment(.full, on: day("2026-12-10"))
    #expect(try ahead(whole) == [first, "2026-12-10 earlyRepayment"])
    #expect(try ahead(whole, inSchedule: true) == [first, "2026-12-10 earlyRepayment"])
  }

  @Test("is not applied again where the schedule contains it")
  func inSchedule() throws {
    var facts = try facts(part(nil))
    let place = try #require(facts.schedule.rows.firstIndex { $0.due == day("2026-12-27") })
    for index in facts.schedule.rows.indices[place...] { facts.schedule.rows[index].payment = rub("18010.37") }
    facts.schedule.rows.insert(
      ScheduleRow(kind: .earlyRepayment, due: day("2026-11-27"), payment: rub("50000")), at: place)
    #expect(
      drawn(PaymentsAround(shownLoan(facts)).body) == """
        Recent and upcoming ────────────────────────────────────────
        ✓ October 27, 2026 · Payment 21, paid . . . .  RUB 20,343.68
        → November 27, 2026 · Payment 22
        • November 27, 2026 · Early repayment
        • December 27, 2026 · Payment 23  . . . . . .  RUB 18,010.37
        """)
    #expect(!drawn(Schedule(loan: shownLoan(facts)).body).contains("This is the schedule before"))
    facts.schedule.rows.remove(at: place)
    #expect(drawn(Schedule(loan: shownLoan(facts)).body).contains("This is the schedule before"))
  }

  @Test("is left out when its day has passed, and nobody knows what is due")
  func past() throws {
    let facts = try facts(BookedRepayment(.full, on: day("2026-11-27")))
    let shown = shownLoan(facts, on: "2026-11-28")
    #expect(BookedRepayments(loan: shown).body.isEmpty)
    #expect(NextPayment(shown).body.isEmpty)
    #expect(PaymentsAround(shown).body.isEmpty)
  }

  @Test("is not known before the day on which it was requested")
  func beforeRequest() throws {
    var booked = part()
    booked.requestedOn = day("2026-11-20")
    #expect(try BookedRepayments(loan: shownLoan(facts(booked), on: "2026-11-19")).body.isEmpty)
  }

  private func note(_ id: ItemID, in shown: LoanOnScreen) -> Note? {
    flattened(Schedule(loan: shown).body).lazy.compactMap {
      if case .note(let note) = $0, note.id == id { note } else { nil }
    }
    .first
  }
}
