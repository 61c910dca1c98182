import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("The large payment at the end")
struct BalloonTests {
  /// A loan of a car of 12,000 with 10,000 left, of which 6,000 are to be paid on March 15, 2027.
  private func loan(_ kind: Balloon.Kind = .balloon, chosen: Bool = false) -> LoanFacts {
    var facts = healthyLoan()
    facts.security = known([Security(kind: .vehicle)])
    facts.terms.balloon = known(
      Balloon(
        kind, amount: rub("6000"), due: day("2027-03-15"),
        waysOut: [
          Balloon.WayOut(.pay, fee: rub("0")),
          Balloon.WayOut(
            .giveBack, terms: words("at most 75,000 km", "не больше 75 000 км"), chooseBy: day("2027-01-15")),
          Balloon.WayOut(
            .refinance, chooseBy: day("2027-02-15"), isChosen: chosen, rate: Rate(percent: percent("19.9")),
            payment: rub("304.55"), payments: 24),
        ]))
    return facts
  }

  @Test("is a coming change, with the last day to choose a way out, where no schedule tells it")
  func change() {
    #expect(
      lines(ComingChanges(shownLoan(loan()))) == [
        "changes.choice | Choose what to do with the last payment by | January 15, 2027 | in 55 days",
        "changes.balloon.day | Pay by | March 15, 2027 | in more than 3 months",
        "changes.balloon.payment | Amount | RUB 6,000.00",
      ])
    #expect(
      header(loan()).statuses.map { $0.text.replacing("\u{a0}", with: " ") } == [
        "Large last payment of RUB 6,000.00 on March 15, 2027"
      ])
    #expect(texts(ComingChanges(shownLoan(loan(chosen: true))).body)["changes.choice"] == nil)
  }

  @Test("has ways out, each with its terms and its last day; beside the coming changes its amount is not told again")
  func waysOut() {
    let main = BalloonPayment(loan: shownLoan(loan()), screen: .main)
    #expect(
      bothLanguages(loan()) { BalloonPayment(loan: $0, screen: .main) } == [
        """
        What to do with the large last payment ─────────────────────
          Pay it in one sum
            Fee . . . . . . . . . . . . . . . . . . . . . . . . . no

          Return the car instead
          ! Choose by . . . . . . . . . . . . . . . January 15, 2027
              in 55 days

            at most 75,000 km

          Pay it in installments
          ! Choose by . . . . . . . . . . . . . .  February 15, 2027
              in more than 2 months
            Payments afterwards . . . . . . . . . . . . . RUB 304.55
              24 payments, 19.9% a year
        """,
        """
        Как быть с последним платежом ──────────────────────────────
          Заплатить всю сумму сразу
            Комиссия  . . . . . . . . . . . . . . . . . . . . .  нет

          Вернуть автомобиль вместо оплаты
          ! Выбрать не позднее  . . . . . . . . .  15 января 2027 г.
              через 55 дней

            не больше 75 000 км

          Платить эту сумму частями
          ! Выбрать не позднее  . . . . . . . . . 15 февраля 2027 г.
              более чем через 2 месяца
            Платежи потом . . . . . . . . . . . . . . . . . 304,55 ₽
              24 платежа, 19,9 % годовых
        """,
      ])
    #expect(texts(main.body)["balloon.amount"] == nil)
    #expect(texts(BalloonPayment(loan: shownLoan(loan())).body)["balloon.amount"] == "RUB 6,000.00")
  }

  @Test("has nothing to choose any more once a way out is chosen")
  func chosen() {
    let shown = texts(BalloonPayment(loan: shownLoan(loan(chosen: true))).body)
    #expect(!shown.keys.contains { $0.hasSuffix(".by") })
    #expect(shown["balloon.way.refinance.payment"] == "RUB 304.55 | 24 payments, 19.9% a year")
  }

  @Test("is not demanded once another way is chosen: not as a change, not as a payment, not as missed")
  func settledOtherwise() {
    func loan(chosen: Bool, on shown: String) -> LoanOnScreen {
      var facts = self.loan(chosen: chosen)
      facts.obligations = .notProvided
      let rows = [
        ScheduleRow(number: 36, due: day("2027-03-15"), payment: rub("500")),
        ScheduleRow(kind: .balloon, due: day("2027-03-15"), payment: rub("6000")),
      ]
      facts.schedule = PaymentSchedule(kind: .full, rows: rows)
      return shownLoan(facts, on: shown)
    }
    let (asked, settled) = (loan(chosen: false, on: "2026-11-21"), loan(chosen: true, on: "2026-11-21"))
    let end = day("2028-01-01")
    #expect(asked.comingChanges.contains { $0.kind == .lastPayment(.balloon) })
    #expect(!settled.comingChanges.contains { $0.kind == .lastPayment(.balloon) })
    #expect(asked.paymentsDue(before: end).map(\.amount.value) == [rub("500"), rub("6000")])
    #expect(settled.paymentsDue(before: end).map(\.amount.value) == [rub("500")])
    #expect(asked.nextObligation?.amount.value == rub("6500") && settled.nextObligation?.amount.value == rub("500"))
    #expect(
      texts(BalloonPayment(loan: settled, screen: .main).body)["balloon.date"]?.hasPrefix("March 15, 2027") == true)
    #expect(drawn(BalloonPayment(loan: settled, screen: .main).body).contains("Date"))
    var late = self.loan(chosen: true)
    late.asOf = day("2027-03-20")
    late.schedule = PaymentSchedule(
      kind: .full, rows: [ScheduleRow(kind: .balloon, due: day("2027-03-15"), payment: rub("6000"))])
    #expect(shownLoan(late, on: "2027-03-20").status(of: late.schedule.rows[0]) == nil)
  }

  @Test(
    "has the amount and the earlier day of its row, where the terms state none or another one",
    arguments: [(nil, "6000"), ("2028-03-15", "6000"), ("2027-03-15", nil)] as [(String?, String?)])
  func row(due: String?, amount: String?) {
    var facts = loan()
    facts.terms.balloon = known(Balloon(.balloon, amount: amount.map(rub), due: due.map(day)))
    facts.schedule = PaymentSchedule(
      kind: .full, rows: [ScheduleRow(kind: .balloon, due: day("2027-03-15"), payment: rub("6000"))])
    facts.schedule.isTruncated = true
    #expect(
      lines(ComingChanges(shownLoan(facts))).filter { $0.hasPrefix("changes.balloon") } == [
        "changes.balloon.day | Pay by | March 15, 2027 | in more than 3 months",
        "changes.balloon.payment | Amount | RUB 6,000.00",
      ])
  }

  @Test("of an unknown kind is no row of another kind, and a chosen way that is demanded all the same is a finding")
  func otherRows() {
    var facts = loan()
    facts.terms.balloon = known(
      Balloon(nil, amount: rub("6000"), due: day("2027-03-15"), waysOut: [.init(.giveBack, isChosen: true)]))
    let premium = ScheduleRow(kind: .other, due: day("2026-11-01"), payment: rub("50"), status: .overdue)
    facts.schedule = PaymentSchedule(kind: .full, rows: [premium])
    #expect(shownLoan(facts).status(of: premium) == .overdue)
    facts.terms.balloon = known(Balloon(nil, amount: rub("6000"), due: day("2027-03-15")))
    #expect(lines(ComingChanges(shownLoan(facts))).contains { $0.contains("March 15, 2027") })
    let service = ScheduleRow(kind: .other, due: day("2027-02-01"), payment: rub("50"), status: .upcoming)
    facts.schedule = PaymentSchedule(kind: .full, rows: [service])
    #expect(!lines(ComingChanges(shownLoan(facts))).contains { $0.contains("February 1, 2027") })
    var asked = loan(chosen: true)
    var balloon = Obligation(kind: .balloon)
    balloon.amount = known(rub("6000"))
    asked.obligations = known([balloon])
    #expect(
      asked.contradictions(at: "$").map(\.summary).contains(
        "The payment at the end is demanded, and another way is chosen."))
  }

  @Test("waits on the details screen until its last twelve months, and is over with the loan")
  func silence() {
    var facts = loan()
    facts.terms.balloon = known(Balloon(.residual, amount: rub("6000"), due: day("2028-03-15")))
    #expect(
      BalloonPayment(loan: shownLoan(facts), screen: .main).silence == "the payment is more than twelve months away")
    #expect(texts(BalloonPayment(loan: shownLoan(facts)).body)["balloon.date"]?.hasPrefix("March 15, 2028") == true)
    facts.lifecycle.phase = .repaid
    #expect(BalloonPayment(loan: shownLoan(facts)).silence == "nothing is to be paid in this phase")
  }

  @Test("is part of the next payment if it comes with the last instalment")
  func sameDay() {
    var facts = loan()
    facts.obligations = .notProvided
    facts.schedule = PaymentSchedule(
      kind: .full,
      rows: [
        ScheduleRow(
          number: 36, due: day("2027-03-15"), payment: rub("500"), portions: [Portion(.principal, rub("500"))]),
        ScheduleRow(
          kind: .balloon, due: day("2027-03-15"), payment: rub("6000"), portions: [Portion(.principal, rub("6000"))]),
      ])
    let shown = flattened(NextPayment(shownLoan(facts)).body)
    #expect(shown.contains { if case .amount(let sum) = $0 { sum.money.amount == "6500.00" } else { false } })
  }

  @Test("keeps a schedule from being calculated from terms that leave nothing open")
  func derivedSchedule() {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.opened = known(day("2026-03-05"))
    facts.terms.originalAmount = known(rub("12000"))
    facts.terms.rates = known([AppliedRate(rate: Rate(percent: percent("12")))])
    facts.terms.amortisation = known(.annuity)
    facts.terms.interest = known(.equalPeriods)
    facts.terms.payments = known(12)
    facts.terms.paymentEvery = Term(1, .months).map(known) ?? .notProvided
    #expect(shownLoan(facts).facts.schedule.rows.count == 12)
    facts.terms.balloon = known(Balloon(.balloon, amount: rub("6000")))
    #expect(shownLoan(facts).facts.schedule.rows.isEmpty)
    facts.terms.balloon = .absent(.withheld)
    #expect(shownLoan(facts).facts.schedule.rows.isEmpty)
  }

  @Test("contradicts the other terms where it is too large, too late, chosen twice, or other than in the schedule")
  func contradictions() {
    func found(_ change: (inout LoanFacts) -> Void) -> [String] {
      var facts = loan()
      facts.ends = known(day("2027-03-15"))
      change(&facts)
      return facts.contradictions(at: "$").map(\.summary)
    }
    #expect(found { _ in } == [])
    #expect(
      found { $0.terms.originalAmount = known(rub("5000")) }.contains(
        "The payment at the end is more than the original amount."))
    #expect(
      found { $0.debt.principal = known(rub("5000")) }.contains(
        "The payment at the end is more than the principal that is owed."))
    #expect(
      found { $0.ends = known(day("2027-02-28")) } == ["The payment at the end comes after the end of the contract."])
    #expect(
      found { facts in
        facts.terms.balloon = facts.terms.balloon.map { old in
          var balloon = old
          balloon.waysOut[0].chooseBy = day("2027-03-16")
          balloon.waysOut[0].isChosen = true
          balloon.waysOut[1].isChosen = true
          return balloon
        }
      } == ["The last day to choose is after the day of the payment.", "More than one way out is chosen."])
    #expect(
      found {
        $0.schedule.rows = [ScheduleRow(kind: .balloon, due: day("2027-03-14"), payment: rub("6001"))]
      } == [
        "The schedule has another payment at the end.", "The schedule has another day for the payment at the end.",
      ])
  }
}
