import LoanArithmetic
import Loans
import Localization
import Testing

@Suite("What the source states about arrears")
struct StatedArrearsTests {
  private let today = CalendarDate(year: 2026, month: 11, day: 21) ?? .epoch

  private func rub(_ units: Int64) -> Money { Money(minorUnits: units * 100, currency: .rub) }
  private func known<Value>(_ value: Value) -> Fact<Value> { .known(value, origin: .provider(field: "$.test")) }

  private func loan(_ phase: Lifecycle.Phase = .active, _ change: (inout LoanFacts) -> Void) -> LoanOnDay {
    var facts = LoanFacts(currency: .rub, lifecycle: Lifecycle(phase: phase))
    facts.asOf = today
    facts.debt.total = known(rub(500))
    change(&facts)
    return LoanOnDay(facts, on: today)
  }

  private func payment(_ amount: Money, inDays days: Int) -> Obligation {
    var payment = Obligation(kind: .instalment)
    (payment.due, payment.amount) = (known(today.adding(days: days) ?? today), known(amount))
    return payment
  }

  /// The summaries of the contradictions of facts.
  private func contradictions(_ loan: LoanOnDay) -> [String] {
    loan.facts.contradictions(at: "$").map(\.summary)
  }

  @Test("as parts is their sum, unless an amount or missed payments are stated")
  func parts() {
    func overdue(_ change: (inout LoanFacts) -> Void) -> Money? {
      let loan = loan {
        $0.debt.overdue.portions = [Portion(.principal, rub(40)), Portion(.interest, rub(3))]
        change(&$0)
      }
      #expect(loan.isOverdue)
      return loan.overdueAmount.value
    }
    #expect(overdue { _ in } == rub(43))
    #expect(overdue { $0.debt.overdue.amount = known(rub(50)) } == rub(50))
    #expect(overdue { $0.obligations = known([payment(rub(70), inDays: -9)]) } == rub(70))
  }

  @Test("as a number of missed payments is arrears, or contradicts that nothing is overdue")
  func count() {
    let changes: [(inout LoanFacts) -> Void] = [
      { $0.debt.overdue.count = known(1) }, { $0.schedule.overdue = known(1) },
    ]
    for change in changes {
      #expect(loan(.active, change).isOverdue)
      let contradicted = loan {
        change(&$0)
        $0.debt.overdue.amount = known(rub(0))
      }
      #expect(!contradicted.isOverdue && contradicted.contradictedArrears != nil)
    }
    let none = loan { ($0.debt.overdue.count, $0.schedule.overdue) = (known(0), known(0)) }
    #expect(!none.isOverdue)
  }

  @Test("in one other currency is its sum there, which no amount of the product's currency excuses")
  func otherCurrency() {
    let dollars = Money(minorUnits: 4_000, currency: .usd)
    let missed = payment(dollars, inDays: -9)
    #expect(loan { $0.obligations = known([missed]) }.overdueAmount.value == dollars)
    let disputed = loan {
      $0.obligations = known([missed])
      var details = Lifecycle.OverlayDetails(amount: rub(50))
      details.mustPay = false
      $0.lifecycle = Lifecycle(phase: .active, overlays: [.disputed], details: [.disputed: details])
    }
    #expect(disputed.isOverdue && disputed.overdueAmount.value == dollars)
    let mixed = loan { $0.obligations = known([missed, payment(rub(5), inDays: -8)]) }
    #expect(mixed.isOverdue && mixed.overdueAmount.value == nil)
  }

  @Test("is not that of a payment which an extension in use has moved", arguments: [-7, 4])
  func extended(days: Int) {
    var due = payment(rub(40), inDays: days)
    // A day of the automatic payment that is past changes the payment, too; one that is to come stays with the old day.
    (due.autopay, due.autopayDay) = (known(true), known(today.adding(days: days - 1) ?? today))
    let new = today.adding(days: 29) ?? today
    for state in [PaymentExtension.State.used, .available] {
      let loan = loan {
        $0.obligations = known([due])
        $0.extensionOfPayment = known(PaymentExtension(state, due: due.due.value, movedTo: new))
      }
      let isUsed = state == .used
      #expect(loan.isOverdue == (!isUsed && days < 0), "\(state)")
      #expect((loan.nextObligation?.due.value == new) == isUsed, "\(state)")
      if isUsed, let next = loan.nextObligation { #expect(loan.lastDay(of: next) == new) }
    }
  }

  @Test("takes the open row of the schedule along when an extension moves its payment", arguments: [29, 40])
  func extendedRow(days: Int) {
    func row(_ number: Int, inDays days: Int, _ status: ScheduleRow.Status? = nil) -> ScheduleRow {
      ScheduleRow(number: number, due: today.adding(days: days), payment: rub(40), status: status)
    }
    let new = today.adding(days: days)
    let loan = loan {
      $0.schedule = PaymentSchedule(
        kind: .full, rows: [row(1, inDays: -30, .paid), row(2, inDays: 4, .upcoming), row(3, inDays: 34)])
      $0.extensionOfPayment = known(PaymentExtension(.used, due: today.adding(days: 4), movedTo: new))
    }
    let rows = loan.facts.schedule.rows
    #expect(rows.first { $0.number == 2 }?.due == new)
    #expect(rows.map(\.number) == (days == 29 ? [1, 2, 3] : [1, 3, 2]))
  }

  @Test("is less than what is left of the missed payments only by a contradiction")
  func missedPayments() {
    func found(_ left: Int64) -> [String] {
      contradictions(
        loan {
          $0.debt.overdue.amount = known(rub(50))
          $0.debt.overdue.items = known([MissedPayment(due: today.adding(days: -9) ?? today, left: rub(left))])
        })
    }
    #expect(found(50) == [] && found(51) == ["More is left of the missed payments than is overdue."])
  }

  @Test("of a row that is paid is a contradiction")
  func paidRow() {
    func found(_ left: Int64) -> [String] {
      let row = ScheduleRow(due: today.adding(days: -9), payment: rub(50), outstanding: rub(left), status: .paid)
      return contradictions(loan { $0.schedule = PaymentSchedule(kind: .plan, rows: [row]) })
    }
    #expect(found(0) == [] && found(1) == ["A payment is paid and something of it is left."])
  }

  @Test("that is stated as zero beside an open row of its day is a contradiction")
  func paymentOfNothing() {
    func found(_ amount: Int64, inDays days: Int = 9, status: ScheduleRow.Status = .upcoming) -> [String] {
      let row = ScheduleRow(due: today.adding(days: 9), payment: rub(50), status: status)
      return contradictions(
        loan {
          $0.obligations = known([payment(rub(amount), inDays: days)])
          $0.schedule = PaymentSchedule(kind: .plan, rows: [row])
        })
    }
    #expect(found(0) == ["Nothing is to be paid on a day for which the schedule has a payment."])
    #expect(found(1) == [] && found(0, inDays: 8) == [] && found(0, status: .paid) == [])
  }

  @Test("after the end of a loan without an amount is a contradiction")
  func marked() {
    let changes: [(inout LoanFacts) -> Void] = [
      { $0.lifecycle.overlays = [.collections] }, { $0.debt.overdue.count = known(2) },
      { $0.schedule.overdue = known(1) },
    ]
    for change in changes {
      let over = loan(.repaid) {
        $0.debt.total = known(rub(0))
        change(&$0)
      }
      #expect(over.task == nil && contradictions(over).contains("The product is over and arrears are stated."))
    }
  }

  @Test("a payment pays off the debt only if it is not less", arguments: [499, 500] as [Int64])
  func closing(amount: Int64) {
    var closing = payment(rub(amount), inDays: 9)
    closing.purpose = known(.closes)
    let loan = loan {
      $0.debt.overdue.amount = known(rub(1))
      $0.obligations = known([closing])
      // The next obligation has the parts of its row.
      $0.schedule = PaymentSchedule(
        kind: .full,
        rows: [ScheduleRow(due: closing.due.value, payment: rub(amount), portions: [Portion(.principal, rub(amount))])])
    }
    let next = loan.nextObligation ?? Obligation(kind: .other)
    #expect(next.amount.value == rub(amount) && (loan.purpose(of: next).value == .closes) == (amount == 500))
    // What pays off the debt may contain the arrears.
    #expect(loan.amountToCureWithNext?.value == (amount < 500 ? rub(500) : nil))
  }

  @Test("money that is paid out of an approved loan is not waited for")
  func paidOut() {
    for isPaid in [false, true] {
      let loan = loan(.approved) {
        $0.disbursement = known(DisbursementTerms(payouts: [Payout(amount: rub(500), isPaid: isPaid)]))
      }
      #expect((loan.task == .awaitDisbursement) == !isPaid)
      #expect(loan.headline == [.phase(isPaid ? .active : .approved)])
      let found = "The money is paid out and the product is only approved."
      #expect(contradictions(loan).contains(found) == isPaid)
    }
  }
}
