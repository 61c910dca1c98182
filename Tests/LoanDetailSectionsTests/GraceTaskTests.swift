import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("What keeps a grace period, beside what has to be paid")
struct GraceTaskTests {
  private func usd(_ kind: Obligation.Kind, _ amount: String, due: String) -> Obligation {
    obligation(kind, "0", due: due) { $0.amount = known(Money(amount, currency: .usd) ?? .zero(.usd)) }
  }

  private func card(
    _ obligations: [Obligation], grace: GracePeriod = GracePeriod(state: .running),
    _ change: (inout LoanFacts) -> Void = { _ in }
  ) -> LoanFacts {
    LoanDetailSectionsTests.card {
      $0.asOf = day("2026-11-21")
      $0.obligations = known(obligations)
      $0.revolving.grace = known(grace)
      change(&$0)
    }
  }

  private func told(_ facts: LoanFacts, locale: String = "en_US") -> String? { advice(facts, locale: locale).first }

  private func sums(_ facts: LoanFacts) -> [String] { lines(SumsToPay(shownLoan(facts))) }

  private let minimum = obligation(.minimum, "1000", due: "2026-11-25")
  private let statement = obligation(.statement, "15000", due: "2026-11-30")

  @Test("is told once for each currency, by the day on which the bank takes it")
  func otherCurrency() {
    let others = [usd(.minimum, "15.50", due: "2026-11-28"), usd(.statement, "200", due: "2026-12-10")].map { other in
      var debited = other
      (debited.autopay, debited.autopayDay) = (known(true), known(day("2026-11-26")))
      return debited
    }
    let facts = card([minimum, statement] + others)
    #expect(facts.on(day("2026-11-21")).laterForGrace.isEmpty)
    let advice =
      "Pay at least RUB 1,000.00 by November 25, 2026 | "
      + "To keep purchases interest-free, pay RUB 15,000.00 by November 30, 2026. "
      + "To keep purchases in USD interest-free, pay $200.00 by November 26, 2026. "
      + "Also pay at least $15.50 by November 26, 2026: it is a debt of its own."
    #expect(told(facts) == advice)
    let first = "grace.other.USD | To keep it, pay | $200.00 | by November 26, 2026, in 5 days"
    #expect(lines(Grace(loan: shownLoan(facts))).last == first)
    let later = card([minimum, statement] + others + [usd(.statement, "50", due: "2026-12-28")])
    #expect(told(later) == advice)
    #expect(
      lines(Grace(loan: shownLoan(later))).suffix(2) == [
        first, "grace.later | Then pay | $50.00 | by December 28, 2026, in 37 days",
      ])
  }

  @Test("hides no payment that has to be made in another currency or on an unknown day")
  func required() {
    let statement = obligation(.statement, "15000", due: "2026-11-25")
    let condition = " | To keep purchases interest-free, pay RUB 15,000.00 by November 25, 2026."
    #expect(
      told(card([statement, usd(.minimum, "15.50", due: "2026-11-28")]))
        == "Pay at least $15.50 by November 28, 2026" + condition)
    #expect(
      told(card([statement, usd(.fee, "3", due: "2026-11-28")])) == "Pay $3.00 by November 28, 2026" + condition)
    let hidden = card([obligation(.minimum, "1000", due: "2026-11-25") { $0.due = .absent(.withheld) }, statement])
    #expect(told(hidden) == "Pay at least RUB 1,000.00" + condition)
    #expect(
      sums(hidden).contains(
        "payment.of.minimum | Minimum payment | RUB 1,000.00 | "
          + "pay by: not disclosed by the bank; enough to avoid a penalty"))
  }

  @Test("comes after a payment whose money is there, unless nobody debits it")
  func covered() {
    func covered(autopay: Bool) -> String? {
      let minimum = obligation(.minimum, "1000", due: "2026-11-25") {
        ($0.covered, $0.autopay) = (known(rub("1000")), known(autopay))
      }
      return told(card([minimum, statement]))
    }
    #expect(
      covered(autopay: false)
        == "Make the payment by November 25, 2026 | "
        + "The money is in the account, but it will not be debited automatically. "
        + "To keep purchases interest-free, pay RUB 15,000.00 by November 30, 2026.")
    #expect(
      covered(autopay: true)
        == "Pay RUB 15,000.00 by November 30, 2026 to keep purchases interest-free | "
        + "RUB 1,000.00 is in the account and will be debited on November 25, 2026.")
  }

  @Test("is to be paid before the next statement, also if only the grace period states it")
  func beforeStatement() {
    func facts(until: String) -> LoanFacts {
      card([], grace: GracePeriod(state: .running, until: day(until), amount: rub("5000"))) {
        $0.revolving.closingDay = known(5)
      }
    }
    #expect(
      told(facts(until: "2026-11-25")) == "Pay RUB 5,000.00 by November 25, 2026 to keep purchases interest-free")
    #expect(
      told(facts(until: "2026-11-25"), locale: "ru_RU")
        == "Внесите 5 000,00 ₽ не позднее 25 ноября 2026 г., чтобы покупки остались без процентов")
    #expect(
      told(facts(until: "2026-12-20"))
        == "Nothing to pay before the next statement | It closes on December 5, 2026. "
        + "To keep purchases interest-free, pay RUB 5,000.00 by December 20, 2026.")
    #expect(
      told(facts(until: "2026-11-21")) == "Pay RUB 5,000.00 today to keep purchases interest-free")
  }

  @Test("is no sum for a period that is paid for, lost or not there")
  func noPeriod() {
    let stated = obligation(.statement, "15000", due: "2026-11-30") { $0.purpose = known(.keepsGrace) }
    let balance = "payment.of.statement | Statement balance | RUB 15,000.00 | by November 30, 2026, in 9 days"
    func kept(until: String) -> GracePeriod {
      GracePeriod(state: .kept, until: day(until), amount: rub("15000"))
    }
    for grace in [kept(until: "2026-11-30"), GracePeriod(state: .lost), GracePeriod(state: GracePeriod.State.none)] {
      let facts = card([minimum, stated], grace: grace)
      #expect(told(facts) == "Pay at least RUB 1,000.00 by November 25, 2026")
      #expect(sums(facts).contains(balance))
      #expect(sums(facts).filter { $0.contains("To keep the grace period") }.count == (grace.state == .lost ? 1 : 0))
    }
    let next = card([minimum, stated], grace: kept(until: "2026-11-29"))
    #expect(told(next)?.hasSuffix("To keep purchases interest-free, pay RUB 15,000.00 by November 30, 2026.") == true)
  }

  @Test("has what is left of it where a part is covered")
  func partCovered() {
    let statement = obligation(.statement, "15000", due: "2026-11-30") { $0.covered = known(rub("5000")) }
    let facts = card(
      [minimum, statement], grace: GracePeriod(state: .running, until: day("2026-11-30"), amount: rub("15000")))
    #expect(
      lines(Grace(loan: shownLoan(facts))).contains(
        "grace.amount | To keep it, pay | RUB 15,000.00 | left to deposit: RUB 10,000.00"))
  }

  @Test("leaves the sums of a card whose debt is all in another currency")
  func onlyOtherCurrency() {
    let facts = card([usd(.minimum, "15.50", due: "2026-11-28")]) {
      $0.debt.total = known(rub("0"))
      $0.revolving.lines = known([
        CreditLine(id: "a", limit: known(rub("50000")), used: known(rub("0"))),
        CreditLine(
          id: "b", limit: known(Money(minorUnits: 30_000, currency: .usd)),
          used: known(Money(minorUnits: 20_000, currency: .usd))),
      ])
    }
    #expect(sums(facts).contains { $0.hasPrefix("payment.amount | Minimum payment | $15.50") })
    #expect(sums(facts).contains { $0.hasPrefix("payment.total.USD | Whole debt in USD | $200.00") })
  }

  @Test("debts in other currencies and limits are told beside arrears too")
  func besideArrears() {
    let facts = card([usd(.minimum, "15.50", due: "2026-11-22")], grace: GracePeriod(state: .lost)) {
      $0.debt.overdue.amount = known(rub("700"))
      $0.debt.overdue.since = known(day("2026-11-10"))
      $0.debt.overdue.portions = [Portion(.principal, rub("700"))]
      $0.debt.penalties = known(rub("20"))
      $0.revolving.lines = known([
        CreditLine(id: "a", limit: known(rub("50000")), used: known(rub("19000"))),
        CreditLine(
          id: "b", limit: known(Money(minorUnits: 30_000, currency: .usd)),
          used: known(Money(minorUnits: 31_050, currency: .usd))),
      ])
    }
    #expect(
      told(facts)
        == "Pay the overdue amount now | The debt is $10.50 above the limit: to be within it, pay $10.50 in all. "
        + "Also pay at least $15.50 by November 22, 2026: it is a debt of its own.")
  }

  @Test("is not hidden by a payment that is far, nor by what a limit asks for")
  func beforeOthers() {
    let statement = obligation(.statement, "15000", due: "2026-11-25")
    let title = "Pay RUB 15,000.00 by November 25, 2026 to keep purchases interest-free"
    #expect(told(card([statement, obligation(.fee, "990", due: "2027-09-10")])) == title)
    let grace = GracePeriod(state: .running, until: day("2026-11-25"), amount: rub("15000"))
    let limited = card([], grace: grace) {
      $0.revolving.lines = known([CreditLine(id: "a", limit: known(rub("18000")))])
    }
    #expect(
      told(limited)?.contains("To keep purchases interest-free, pay RUB 15,000.00 by November 25, 2026.") == true)
  }

  @Test("is no more than the debt, and not what was paid since the statement")
  func paidSince() {
    let grace = GracePeriod(state: .running, until: day("2026-11-25"), amount: rub("15000"))
    let facts = card([], grace: grace) {
      $0.revolving.statement = known(Statement(until: day("2026-11-05")))
      $0.operations = known([
        LoanOperation(id: "1", kind: .payment, date: day("2026-11-18"), amount: rub("5000"))
      ])
    }
    #expect(facts.on(day("2026-11-21")).obligationForGrace?.remaining == rub("10000"))
    for (debt, left) in [("14999.99", "10000"), ("9000", "9000")] {
      let small = facts.with { $0.debt.total = known(rub(debt)) }
      #expect(small.on(day("2026-11-21")).obligationForGrace?.remaining == rub(left))
    }
    #expect(facts.with { $0.debt.total = known(rub("0")) }.on(day("2026-11-21")).obligationForGrace == nil)
  }

  @Test("and a covered payment hide no fee that is due soon, and that of another day is not called one of that day")
  func feeBesideCovered() {
    let covered = obligation(.minimum, "1000", due: "2026-11-25") { $0.covered = known(rub("1000")) }
    let fee = obligation(.fee, "990", due: "2026-11-28")
    #expect(told(card([covered, fee], grace: GracePeriod(state: .lost)))?.hasPrefix("Pay RUB 990.00 by") == true)
    let notTaken = obligation(.minimum, "1000", due: "2026-11-25") {
      ($0.covered, $0.autopay) = (known(rub("1000")), known(false))
    }
    #expect(told(card([notTaken, fee]))?.hasPrefix("Make the payment by November 25, 2026") == true)
    let unknown = obligation(.fee, "1", due: "2026-11-25") { $0.amount = .notProvided }
    let minimum = obligation(.minimum, "1000", due: "2026-11-28")
    let text = told(card([obligation(.statement, "15000", due: "2026-11-25"), unknown, minimum]))
    #expect(text?.hasPrefix("Pay at least RUB 1,000.00 by November 28, 2026") == true)
    #expect(text?.contains("Another payment is due that day") == false)
  }
}
