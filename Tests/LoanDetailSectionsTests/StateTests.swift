import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("The state of a product")
struct StateTests {
  private func facts(_ details: [Lifecycle.Overlay: Lifecycle.OverlayDetails]) -> LoanFacts {
    var facts = healthyLoan()
    facts.lifecycle = Lifecycle(phase: .active, overlays: Set(details.keys), details: details)
    return facts
  }

  @Test("the header says until when a state lasts")
  func until() {
    let facts = facts([.paymentHoliday: .init(until: day("2027-03-10")), .requestPending: .init()])
    #expect(
      header(facts).statuses.map(\.text) == [
        "Payment holiday until March 10, 2027", "Your request is being considered",
      ])
    let russian = header(facts, locale: "ru_RU").statuses.first?.text.replacing("\u{a0}", with: " ")
    #expect(russian?.replacing("\u{202f}", with: " ") == "Кредитные каникулы до 10 марта 2027 г.")
    #expect(CurrentState(loan: shownLoan(facts)).body.isEmpty)
  }

  @Test("the last day for claims is a deadline of its state")
  func claims() {
    var claims = Lifecycle.OverlayDetails()
    claims.claimsUntil = day("2026-12-10")
    let facts = facts([.bankruptcy: claims])
    #expect(texts(CurrentState(loan: shownLoan(facts)).body).values.sorted() == ["December 10, 2026 | in 19 days"])
  }

  @Test("what else is stated about a state has a section, in the order of the header")
  func section() {
    let facts = facts([
      .frozen: .init(until: day("2026-12-01"), reason: words("By order of a court", "По решению суда")),
      .paymentFailed: .init(since: day("2026-11-10"), amount: rub("1000"), due: day("2026-11-25")),
    ])
    #expect(
      bothLanguages(facts) { CurrentState(loan: $0) } == [
        """
        Current status ─────────────────────────────────────────────
          A payment failed
            Since . . . . . . . . . . . . . . . .  November 10, 2026
            Amount  . . . . . . . . . . . . . . . . . . RUB 1,000.00
          ! Action required by  . . . . . . . . .  November 25, 2026
              in 4 days

          Transactions are blocked
            Reason  . . . . . . . . . . . . . .  By order of a court
        """,
        """
        Что происходит сейчас ──────────────────────────────────────
          Платёж не прошёл
            С какого дня  . . . . . . . . . . . .  10 ноября 2026 г.
            Сумма . . . . . . . . . . . . . . . . . . . . 1 000,00 ₽
          ! Примите меры не позднее . . . . . . .  25 ноября 2026 г.
              через 4 дня

          Операции заблокированы
            Причина . . . . . . . . . . . . . . . .  По решению суда
        """,
      ])
  }

  @Test("an amount that the bank does not disclose is told as such")
  func withheldAmount() {
    var details = Lifecycle.OverlayDetails()
    details.amountAbsence = .withheld
    let section = CurrentState(loan: shownLoan(facts([.disputed: details])))
    #expect(texts(section.body) == ["state.disputed.amount": "not disclosed by the bank"])
  }

  @Test("a day or an amount that another section states is not stated twice")
  func once() {
    var facts = facts([
      .overdue: .init(since: day("2026-11-05"), amount: rub("700")), .restructured: .init(since: day("2026-05-04")),
      .paymentHoliday: .init(since: day("2026-11-10"), amount: rub("300")),
    ])
    facts.debt.overdue.amount = known(rub("700"))
    facts.debt.overdue.since = known(day("2026-11-05"))
    facts.restructuring = known(Restructuring(agreedOn: day("2026-05-04")))
    facts.holiday = known(PaymentHolidayTerms(from: day("2026-11-10"), deferred: rub("300")))
    #expect(CurrentState(loan: shownLoan(facts)).body.isEmpty)
    facts.lifecycle.details[.overdue]?.amount = rub("800")
    #expect(texts(CurrentState(loan: shownLoan(facts)).body) == ["state.overdue.amount": "RUB 800.00"])
  }

  @Test("a product that is closed for new spending says that its debt stays due")
  func closedToSpending() {
    var facts = healthyLoan()
    facts.lifecycle.phase = .closedToSpending
    #expect(header(facts).statuses.map(\.text) == ["Closed to new spending; the debt must still be repaid"])
    #expect(
      header(facts, locale: "ru_RU").statuses.map(\.text) == ["Закрыт для новых трат, долг нужно погасить"])
    facts.debt.total = known(rub("0"))
    #expect(header(facts).statuses.map(\.text) == ["Closed to new spending"])
  }

  @Test("a payment holiday tells its days, the payment during it, and what is paid later")
  func holiday() {
    var facts = healthyLoan()
    facts.holiday = known(
      PaymentHolidayTerms(
        from: day("2026-12-10"), until: day("2027-03-10"), firstPaymentAfter: day("2027-04-10"), reducedTo: rub("0"),
        deferred: rub("39356.22"), deferredDue: day("2030-03-10"), interestContinues: true))
    #expect(
      bothLanguages(facts) { Holiday(loan: $0, screen: .main) } == [
        """
        Payment holiday ────────────────────────────────────────────
          First day . . . . . . . . . . . . . . .  December 10, 2026
            in 19 days
          Last day  . . . . . . . . . . . . . . . . . March 10, 2027
          First full payment afterwards . . . . . . . April 10, 2027
          Payment during the holiday  . . . . . . . . nothing to pay
          Deferred amount . . . . . . . . . . . . . .  RUB 39,356.22
            to be paid by March 10, 2030
          Interest during the holiday . . . . .  continues to accrue
        """,
        """
        Кредитные каникулы ─────────────────────────────────────────
          Первый день . . . . . . . . . . . . . . 10 декабря 2026 г.
            через 19 дней
          Последний день  . . . . . . . . . . . . . 10 марта 2027 г.
          Первый полный платёж после  . . . . . .  10 апреля 2027 г.
          Платёж во время каникул . . . . . . . . . платить не нужно
          Отложенная сумма  . . . . . . . . . . . . . .  39 356,22 ₽
            оплатить не позднее 10 марта 2030 г.
          Проценты во время каникул . . . . . . . . . .  начисляются
        """,
      ])
    #expect(Holiday(loan: shownLoan(facts, on: "2027-04-11"), screen: .main).body.isEmpty)
    #expect(!Holiday(loan: shownLoan(facts, on: "2027-04-11")).body.isEmpty)
    facts.holiday = known(PaymentHolidayTerms(deferredDue: day("2030-03-10"), interestContinues: false))
    #expect(
      texts(Holiday(loan: shownLoan(facts)).body) == [
        "holiday.deferred-due": "March 10, 2030", "holiday.interest": "does not accrue",
      ])
  }

  @Test("a restructuring, the day of settlement and what an approved loan waits for are told")
  func rest() {
    var facts = healthyLoan()
    facts.restructuring = known(
      Restructuring(agreedOn: day("2026-05-04"), terms: words("The term is longer", "Срок увеличен")))
    facts.settled = known(day("2026-11-01"))
    #expect(
      texts(RestructuringTerms(loan: shownLoan(facts)).body) == [
        "restructuring.agreed": "May 4, 2026", "restructuring.terms": "The term is longer",
      ])
    #expect(texts(MainTerms(shownLoan(facts)).body)["contract.settled"] == "November 1, 2026")
    facts.disbursement = known(
      DisbursementTerms(
        earliest: day("2026-11-23"), earliestTime: TimeOfDay("10:30"), refuseBy: day("2026-11-20"),
        refuseByTime: TimeOfDay("18:00")))
    facts.lifecycle.phase = .approved
    #expect(
      texts(Disbursement(loan: shownLoan(facts), screen: .main).body) == [
        "disbursement.earliest": "November 23, 2026 | after 10:30 AM, in 2 days",
        "disbursement.refuse": "November 20, 2026 | before 6:00 PM, the time is over",
      ])
    facts.lifecycle.phase = .active
    #expect(Disbursement(loan: shownLoan(facts, on: "2026-11-24"), screen: .main).body.isEmpty)
    #expect(!Disbursement(loan: shownLoan(facts, on: "2026-11-24")).body.isEmpty)
    facts.lifecycle.phase = .repaid
    #expect(Disbursement(loan: shownLoan(facts)).body.isEmpty)
  }

  @Test("a payment in processing that is less than what is left does not replace it", arguments: ["699.99", "700"])
  func partInProcessing(amount: String) {
    var facts = healthyLoan()
    facts.changeNext { $0.covered = known(rub("300")) }
    facts.lifecycle.overlays = [.paymentProcessing]
    facts.lifecycle.details = [.paymentProcessing: .init(amount: rub(amount))]
    let task = lines(WhatToDo(loan: shownLoan(facts))).joined() + bothLanguages(facts) { WhatToDo(loan: $0) }[0]
    #expect(task.contains("Pay RUB 700.00 by December 5, 2026") == (amount == "699.99"))
    let enough = "RUB 699.99 is already on its way: if it is not counted here yet, RUB 0.01 is enough."
    #expect(task.replacing("\n  ", with: " ").contains(enough) == (amount == "699.99"))
    #expect(task.contains("Do not pay a second time.") == (amount == "700"))
  }

  @Test(
    "a payment in processing that clears the arrears is not demanded again",
    arguments: [
      ("500", "Your payment is being processed | RUB 500.00 is on its way. Do not pay a second time."),
      (
        "499.99",
        "Pay the overdue amount now | RUB 499.99 is already on its way: if it is not counted here yet, RUB 0.01 is enough."
      ),
      (
        nil,
        "Pay the overdue amount now | A payment is already on its way: if it is not counted here yet, less is enough."
      ),
    ])
  func arrearsInProcessing(amount: String?, told: String) {
    var facts = healthyLoan()
    facts.debt.overdue.amount = known(rub("500"))
    facts.lifecycle.overlays = [.paymentProcessing]
    facts.lifecycle.details = [.paymentProcessing: .init(amount: amount.map { rub($0) })]
    #expect(advice(facts).first == told)
    #expect(lines(SumsToPay(shownLoan(facts))).joined().contains("pay it now") == (amount != "500"))
  }

  private func overdue(_ change: (inout LoanFacts) -> Void) -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.debt.overdue.amount = known(rub("500"))
    facts.lifecycle.overlays = [.paymentProcessing]
    change(&facts)
    return facts
  }

  @Test("a payment in another currency does not concern the arrears, nor does one of nothing")
  func arrearsBesideOtherCurrency() {
    let dollars = Money("500", currency: .usd)
    for amount in [dollars, rub("0")] {
      let facts = overdue { $0.lifecycle.details = [.paymentProcessing: .init(amount: amount)] }
      #expect(advice(facts).first == "Pay the overdue amount now")
    }
    let operation = overdue {
      $0.operations = known([
        LoanOperation(
          id: "1", kind: .payment, date: day("2026-11-20"), amount: dollars ?? rub("0"), status: .processing)
      ])
    }
    #expect(advice(operation).first == "Pay the overdue amount now")
  }

  @Test("a payment in processing clears only arrears that are known")
  func unknownArrears() {
    let facts = overdue { $0.lifecycle.details = [.paymentProcessing: .init(amount: rub("500"))] }
    #expect(advice(facts).first?.hasPrefix("Your payment is being processed") == true)
    // What a day of delay costs is not known, and on December 6 another payment has fallen due.
    for later in ["2026-11-22", "2026-12-06"] {
      let told = advice(facts, on: later).first
      #expect(told?.hasPrefix("Pay the overdue amount now | A payment is already on its way") == true, "\(later)")
    }
  }

  @Test(
    "beside arrears whose payment is on its way, the payment of the coming week is named unless the money is enough for both"
  )
  func nextBesideArrears() {
    func told(_ amount: String, fee: Bool = false) -> String? {
      let facts = overdue {
        $0.changeNext { $0.due = known(day("2026-11-25")) }
        $0.lifecycle.details = [.paymentProcessing: .init(amount: rub(amount))]
        // What is not to be paid again is not to be paid by the customer instead of the bank either.
        $0.lifecycle.overlays.insert(.paymentFailed)
        guard fee, let next = $0.obligations.value else { return }
        $0.obligations = known(next + [obligation(.fee, "300", due: "2026-11-27")])
      }
      return advice(facts).first
    }
    #expect(
      told("1200", fee: true)?.hasSuffix(
        "Also pay RUB 300.00 by November 25, 2026. Also pay RUB 300.00 by November 27, 2026.") == true)
    #expect(told("1600", fee: true)?.hasSuffix("time. Also pay RUB 200.00 by November 27, 2026.") == true)
    for (amount, left) in [("500", "1,000.00"), ("700", "800.00"), ("1499.99", "0.01")] {
      let next = "Also pay RUB \(left) by November 25, 2026."
      #expect(told(amount)?.hasSuffix("Do not pay a second time. \(next)") == true, "\(told(amount) ?? "nothing")")
    }
    #expect(told("1500")?.hasSuffix("Do not pay a second time.") == true)
  }
}
