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

  @Test("as parts without an amount is their sum")
  func parts() {
    let loan = loan { $0.debt.overdue.portions = [Portion(.principal, rub(40)), Portion(.interest, rub(3))] }
    #expect(loan.isOverdue && loan.overdueAmount.value == rub(43))
    let stated = self.loan {
      $0.debt.overdue.portions = [Portion(.principal, rub(40)), Portion(.interest, rub(3))]
      $0.debt.overdue.amount = known(rub(50))
    }
    #expect(stated.overdueAmount.value == rub(50))
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

  @Test("in one other currency is its sum there")
  func otherCurrency() {
    let dollars = Money(minorUnits: 4_000, currency: .usd)
    #expect(loan { $0.obligations = known([payment(dollars, inDays: -9)]) }.overdueAmount.value == dollars)
    let mixed = loan { $0.obligations = known([payment(dollars, inDays: -9), payment(rub(5), inDays: -8)]) }
    #expect(mixed.isOverdue && mixed.overdueAmount.value == nil)
  }

  @Test("is not that of a payment which an extension has moved, up to its new day", arguments: [-1, 0, 29])
  func extended(days: Int) {
    let missed = payment(rub(40), inDays: -7)
    for state in [PaymentExtension.State.used, .available] {
      let loan = loan {
        $0.obligations = known([missed])
        $0.extensionOfPayment = known(
          PaymentExtension(state, due: missed.due.value, movedTo: today.adding(days: days)))
      }
      #expect(loan.isOverdue == (state == .available || days < 0), "\(state)")
    }
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

  @Test("after the end of a loan without an amount is a contradiction")
  func marked() {
    let over = loan(.repaid) {
      $0.debt.total = known(rub(0))
      $0.lifecycle.overlays = [.collections]
    }
    #expect(contradictions(over).contains("The product is over and marked as overdue or in collection."))
  }

  @Test("a payment pays off the debt if it is not less, and no other comes before")
  func closing() {
    func loan(_ amount: Int64, _ others: [Obligation] = []) -> LoanOnDay {
      var closing = payment(rub(amount), inDays: 9)
      closing.purpose = known(.closes)
      return self.loan { $0.obligations = known([closing] + others) }
    }
    let less = "A payment that pays off the debt is less than the debt."
    for (loan, isClosing) in [
      (loan(500), true), (loan(499), false), (loan(499, [payment(rub(1), inDays: 8)]), true),
      (loan(499, [payment(rub(1), inDays: 10)]), false),
    ] {
      let payment = loan.facts.obligations.value?.first ?? Obligation(kind: .other)
      #expect((loan.purpose(of: payment).value == .closes) == isClosing)
      #expect(contradictions(loan).contains(less) == !isClosing)
    }
  }

  @Test("money that is paid out of an approved loan is not waited for")
  func paidOut() {
    for isPaid in [false, true] {
      let loan = loan(.approved) {
        $0.disbursement = known(DisbursementTerms(payouts: [Payout(amount: rub(500), isPaid: isPaid)]))
      }
      #expect((loan.task == .awaitDisbursement) == !isPaid)
      let found = "The money is paid out and the product is only approved."
      #expect(contradictions(loan).contains(found) == isPaid)
    }
  }
}
