import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A repayment that the customer does not pay")
struct OtherPayerTests {
  private func facts(_ repayment: BookedRepayment) -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.bookedRepayments = known([repayment])
    return facts
  }

  private func told(_ facts: LoanFacts) -> String? { advice(facts).first }

  private let capital = BookedRepayment(
    .part, on: day("2026-12-01"), amount: rub("4500"),
    payer: .init(
      .publicProgramme, name: words("Social Fund", "Социальный фонд"), awaits: words("the transfer", "перевод"),
      otherwise: words("nothing changes", "ничего не изменится")))

  @Test("is shown with its payer, and asks the customer for nothing but the next payment")
  func part() {
    let facts = facts(capital)
    #expect(
      told(facts)
        == "Pay RUB 1,000.00 by December 5, 2026 | "
        + "Another RUB 4,500.00 is paid for you, expected by December 1, 2026: Social Fund.")
    let shown = lines(BookedRepayments(loan: shownLoan(facts)))
    #expect(shown.contains("early.part.payer | Paid by | Social Fund"))
    #expect(shown.contains("early.part.amount | Amount | RUB 4,500.00"))
    #expect(shown.contains("early.part.awaits | Waiting for | the transfer"))
    #expect(shown.contains("early.part.otherwise | If it does not come | nothing changes"))
    #expect(!shown.contains { $0.hasPrefix("early.part.needed") })
    #expect(facts.on(day("2026-11-21")).paymentsDue(before: day("2027-01-01")).map(\.isRegular) == [true])
  }

  @Test("changes no row of the schedule and no payment, and is not in what is left to pay", arguments: [nil, "name"])
  func schedule(payer name: String?) throws {
    var facts = try loanOnTheWay()
    let planned = facts.on(day("2026-11-21"))
    var expected = BookedRepayment(.part, on: day("2026-12-01"), amount: rub("100000"), effect: .smallerPayment)
    expected.payer = name.map { .init(.publicProgramme, name: words($0, $0)) }
    facts.bookedRepayments = known([expected])
    facts.lifecycle.overlays = [.earlyRepaymentScheduled]
    let loan = facts.on(day("2026-11-21"))
    let isCustomers = name == nil
    func around(_ loan: LoanOnDay) -> [ScheduleRow] { loan.payments(missed: 1, ahead: 3)?.ahead ?? [] }
    #expect((around(loan) == around(planned)) != isCustomers && around(planned).count == 3)
    let end = day("2027-06-01")
    #expect((loan.paymentsDue(before: end) == planned.paymentsDue(before: end)) != isCustomers)
    #expect((loan.cost.left.value == planned.cost.left.value) != isCustomers && planned.cost.left.value != nil)
    #expect(loan.comingRepayments == [expected])
  }

  @Test("hides neither the repayment of everything that the customer has booked, nor what that replaces")
  func beforeClosing() throws {
    var facts = try loanOnTheWay()
    facts.bookedRepayments = known([capital, BookedRepayment(.full, on: day("2027-01-10"))])
    let around = try #require(facts.on(day("2026-11-21")).payments(missed: 1, ahead: 9))
    #expect(around.ahead.map(\.due) == [day("2026-12-27"), day("2027-01-10")])
    #expect(around.ahead.map(\.kind) == [.instalment, .earlyRepayment])
  }

  @Test("disputes no payment of the customer by the one after it")
  func paymentAfter() throws {
    var facts = healthyLoan(asOf: "2026-11-21") { _ in }
    func disputed(by payer: BookedRepayment.Payer?) -> PaymentContradiction? {
      var repayment = BookedRepayment(.part, on: day("2026-12-01"), amount: rub("4500"), paymentAfter: rub("600"))
      repayment.payer = payer
      facts.bookedRepayments = known([repayment])
      return facts.on(day("2026-11-21")).contradictionOfNext
    }
    #expect(disputed(by: nil) == .afterRepayment(on: day("2026-12-01"), rub("600")))
    #expect(disputed(by: capital.payer) == nil)
    guard case .pay = facts.on(day("2026-11-21")).task else {
      Issue.record("\(String(describing: facts.on(day("2026-11-21")).task))")
      return
    }
  }

  @Test("is not counted in a what-if, which tells so")
  func whatIf() throws {
    var facts = try loanOnTheWay()
    let question = WhatIf.Scenario.earlyRepayment(amount: percent("20000"), on: day("2026-12-10"))
    let planned = facts.on(day("2026-11-21")).answer(to: question)
    var expected = BookedRepayment(.part, on: day("2026-12-01"), amount: rub("100000"), effect: .smallerPayment)
    facts.bookedRepayments = known([expected])
    #expect(facts.on(day("2026-11-21")).answer(to: question) != planned)
    expected.payer = capital.payer
    facts.bookedRepayments = known([expected])
    #expect(facts.on(day("2026-11-21")).answer(to: question) == planned)
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"), question: .whatIf(WhatIf(question)))
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let asked = LoanOnScreen(record, typeTitle: words("Lease", "Лизинг"), in: context)
    let text =
      "Without the money that is expected on December 1, 2026: if it comes, the payments after that day will change."
    let screen = try #require(SectionList.standard(.whatIf, of: asked)).items
    #expect(notes(screen).contains(text))
    #expect(notes(LoanDetailSections.Schedule(loan: shownLoan(facts)).body).contains(text))
  }

  @Test("of everything replaces no payment, because the money may not come")
  func whole() {
    let salary = BookedRepayment(
      .full, on: day("2026-11-25"), amount: rub("10120"),
      payer: .init(.income, otherwise: words("repay by December 5", "погасите до 5 декабря")))
    let facts = facts(salary)
    #expect(
      told(facts)
        == "Nothing for now | RUB 10,120.00 is repaid on November 25, 2026 from money that comes to the account "
        + "(incoming money). If it does not come: repay by December 5.")
    #expect(facts.on(day("2026-11-21")).nextObligation?.amount.value == rub("1000"))
    #expect(shownLoan(facts, on: "2026-11-26").nextObligation?.due.value == day("2026-12-05"))
  }
}
