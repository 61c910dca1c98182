import LoanArithmetic
import Loans
import Testing

@Suite("The payment that a customer has to make next")
struct NextPaymentTests {
  private let today: CalendarDate

  init() throws { today = try #require(CalendarDate("2026-11-21")) }

  private func rub(_ units: Int64) -> Money { Money(minorUnits: units * 100, currency: .rub) }
  private func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$")) }
  private func day(_ days: Int) -> CalendarDate { today.adding(days: days) ?? today }

  private func payment(_ kind: Obligation.Kind, inDays days: Int, _ amount: Int64) -> Obligation {
    var payment = Obligation(kind: kind)
    (payment.due, payment.amount) = (known(day(days)), known(rub(amount)))
    return payment
  }

  private func loan(_ payments: [Obligation]?, changed change: (inout LoanFacts) -> Void = { _ in }) -> LoanOnDay {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: .active))
    facts.asOf = today
    facts.parties = [Party(role: .borrower)]
    facts.debt.total = known(rub(1_000))
    facts.obligations = payments.map { known($0) } ?? .notProvided
    change(&facts)
    return LoanOnDay(facts, on: today)
  }

  @Test("is the one after a payment of nothing, stated or by the schedule, however late")
  func afterNothing() {
    func next(_ payments: [Obligation]) -> CalendarDate? {
      loan(payments) {
        $0.schedule = PaymentSchedule(kind: .plan, rows: [ScheduleRow(due: day(14), payment: rub(50))])
      }.nextObligation?.due.value
    }
    let nothing = payment(.instalment, inDays: 3, 0)
    #expect(next([nothing]) == day(14))
    #expect(next([nothing, payment(.instalment, inDays: 12, 7)]) == day(12))
    #expect(next([nothing, payment(.other, inDays: 40, 7)]) == day(14), "a row comes before the stated one")
    #expect(next([payment(.instalment, inDays: 14, 0), payment(.instalment, inDays: 40, 7)]) == day(40))
    #expect(next([payment(.instalment, inDays: 20, 0)]) == day(14), "a row comes before it")
    #expect(next([payment(.instalment, inDays: 14, 0)]) == day(14), "no other row is known")
    #expect(next([payment(.fee, inDays: 3, 0)]) == day(3) && next([payment(.minimum, inDays: 3, 0)]) == day(3))
  }

  @Test("is not to be made again while one that is being processed is taken for it")
  func onItsWay() {
    func loan(
      _ amount: Int64, overdue: Int64 = 0, in currency: Currency = .rub,
      changed change: (inout LoanFacts) -> Void = { _ in }
    ) -> LoanOnDay {
      self.loan([payment(.instalment, inDays: 14, 50)]) {
        $0.lifecycle.overlays = [.paymentProcessing]
        let onItsWay = Money(minorUnits: amount * 100, currency: currency)
        $0.lifecycle.details[.paymentProcessing] = Lifecycle.OverlayDetails(amount: onItsWay)
        $0.debt.overdue.amount = known(rub(overdue))
        change(&$0)
      }
    }
    let whole = loan(50)
    #expect(whole.isNextOnItsWay && whole.paymentsDue(before: nil).map(\.isDone) == [true])
    #expect(!loan(50, in: .usd).isNextOnItsWay)
    let ofSchedule = loan(50) {
      $0.obligations = .notProvided
      $0.schedule = PaymentSchedule(
        kind: .plan, rows: [14, 44].map { ScheduleRow(due: day($0), payment: rub(50)) })
    }
    #expect(ofSchedule.paymentsDue(before: nil).map(\.isDone) == [true, false])
    let both = loan(50) { facts in
      var other = payment(.instalment, inDays: 14, 50)
      other.amount = known(Money(minorUnits: 700, currency: .usd))
      facts.obligations = facts.obligations.map { $0 + [other] }
    }
    #expect(both.paymentsDue(before: nil).map(\.isDone) == [true, false])
    let unknown = [
      [payment(.instalment, inDays: 14, 50)], [payment(.instalment, inDays: 14, 50), payment(.fee, inDays: 14, 5)],
    ]
    for payments in unknown {
      let loan = self.loan(payments) { $0.lifecycle.overlays = [.paymentProcessing] }
      let isSingle = payments.count == 1
      #expect(loan.isNextOnItsWay && loan.paymentsDue(before: nil).allSatisfy { $0.isDone == isSingle })
    }
    let part = loan(49)
    #expect(!part.isNextOnItsWay && part.paymentsDue(before: nil).map(\.isDone) == [false])
    let late = loan(50, overdue: 50)
    #expect(!late.isNextOnItsWay && late.paymentsDue(before: nil).map(\.isDone) == [false], "it clears the arrears")
  }

  /// A card with a minimum payment of 10 by its last statement, due two days ago, and the operations since then.
  private func card(
    _ operations: [LoanOperation]?, isFullList: Bool = true, changed change: (inout LoanFacts) -> Void = { _ in }
  ) -> LoanOnDay {
    loan(nil) { facts in
      facts.revolving.statement = known(
        Statement(id: "1", until: day(-16), due: day(-2), closing: rub(90), minimum: rub(10)))
      let before = LoanOperation(id: "1", kind: .purchase, date: day(-30), amount: rub(90))
      facts.operations = operations.map { known($0 + (isFullList ? [before] : [])) } ?? .notProvided
      change(&facts)
    }
  }

  private func operation(
    _ kind: LoanOperation.Kind, _ amount: Int64 = 10, _ status: LoanOperation.Status = .completed
  ) -> LoanOperation {
    LoanOperation(id: "2", kind: kind, date: day(-9), amount: rub(amount), status: status)
  }

  @Test("is overdue after the day of a minimum payment, if the operations show that it was not made")
  func missedMinimum() {
    let missed = card([])
    #expect(missed.isOverdue && missed.overdueAmount.value == rub(10) && missed.overdueSince.value == day(-2))
    #expect(missed.task == .payOverdue)
    for charge in [LoanOperation.Kind.purchase, .cash, .fee, .penalty, .interestAccrual, .insurance, .disbursement] {
      #expect(card([operation(charge)]).isOverdue, "\(charge)")
    }
    #expect(card([operation(.payment, 4)]).overdueAmount.value == rub(6))
    #expect(card([operation(.payment, 10, .failed)]).isOverdue)
    #expect(!card([operation(.payment)]).isOverdue)
  }

  @Test("is not called overdue if it may have been made")
  func mayBePaid() {
    for kind in [LoanOperation.Kind.refund, .waiver, .writeOff, .transfer, .unknown("x")] {
      #expect(!card([operation(kind)]).isOverdue, "\(kind)")
    }
    #expect(!card([operation(.payment, 10, .processing)]).isOverdue)
    var dollars = operation(.payment)
    dollars.amount = Money(minorUnits: 1_000, currency: .usd)
    #expect(!card([dollars]).isOverdue)
    #expect(!card([operation(.purchase)], isFullList: false).isOverdue, "the list begins after the statement")
    #expect(!card(nil).isOverdue)
    let settled = card([]) { $0.debt.total = known(rub(0)) }
    #expect(!settled.isOverdue && settled.nextObligation == nil)
    #expect(!card([]) { $0.debt.overdue.amount = known(rub(0)) }.isOverdue)
  }
}
