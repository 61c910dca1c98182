import DesignSystem
import LoanArithmetic
import Testing

@testable import LoanDetailSections
@testable import Loans

@Suite("Credit lines in several currencies")
struct OtherCurrencyTests {
  private func usd(_ text: String) -> Money { Money(text, currency: .usd) ?? .zero(.usd) }

  private func facts(covered: String = "0") -> LoanFacts {
    card {
      $0.asOf = day("2026-11-21")
      $0.debt.total = known(rub("20000"))
      $0.revolving.lines = known([
        CreditLine(id: "a", limit: known(rub("50000")), used: known(rub("20000"))),
        CreditLine(id: "b", limit: known(usd("300")), used: known(usd("310.50"))),
      ])
      $0.revolving.grace = known(GracePeriod(state: .running))
      $0.obligations = known([
        obligation(.minimum, "1000", due: "2026-11-25") { $0.covered = known(rub(covered)) },
        obligation(.minimum, "0", due: "2026-11-25") { $0.amount = known(usd("15.50")) },
        obligation(.statement, "15000", due: "2026-11-30"),
        obligation(.statement, "0", due: "2026-11-30") { $0.amount = known(usd("200")) },
      ])
    }
  }

  @Test("are never added up: each has its own debt, payment and limit")
  func sums() {
    let loan = facts().on(day("2026-11-21"))
    #expect(loan.debtsInOtherCurrencies.compactMap(\.amount.value) == [usd("310.50")])
    #expect(loan.nextObligation?.amount.value == rub("1000"))
    #expect(loan.paymentsInOtherCurrencies.compactMap(\.amount.value) == [usd("15.50")])
    #expect(loan.overAllLimits.map(\.value) == [usd("10.50")], "the line above its limit has another currency")
    #expect(loan.headline.contains(.overLimit(usd("10.50"))))
    #expect(loan.revolving.lines.value?.map { loan.available(of: $0).value } == [rub("30000"), usd("0")])
    #expect(header(facts()).amounts.map(\.id).prefix(2) == ["debt.total", "debt.other.USD"])
    #expect(
      lines(SumsToPay(shownLoan(facts()))).suffix(2).map {
        $0.split(separator: " | ").prefix(3).joined(separator: " | ")
      }
        == ["payment.total | Whole debt in RUB | RUB 20,000.00", "payment.total.USD | Whole debt in USD | $310.50"])
  }

  @Test("are asked for by a payment of their own when that of the product's currency is covered")
  func coveredBeside() {
    var loan = facts()
    loan.obligations = known([
      obligation(.minimum, "1000", due: "2026-11-25") { $0.covered = known(rub("1000")) },
      obligation(.minimum, "0", due: "2026-11-28") { $0.amount = known(usd("15.50")) },
    ])
    let other = loan.on(day("2026-11-21")).task.flatMap {
      if case .pay(let next) = $0 { next.amount.value } else { nil }
    }
    #expect(other == usd("15.50"))
    let advice = bothLanguages(loan) { WhatToDo(loan: $0) }[0]
    #expect(advice.contains("Pay at least $15.50") && advice.split(separator: "$15.50").count == 2)
  }

  @Test("have operations of their own, which count for no sum of the product's currency")
  func operations() {
    var facts = facts()
    func paid(_ amount: Money, _ status: LoanOperation.Status) -> LoanOperation {
      LoanOperation(id: amount.currency.code, kind: .payment, date: day("2026-11-15"), amount: amount, status: status)
    }
    facts.operations = known([paid(usd("15.50"), .completed), paid(rub("700"), .completed)])
    let amounts = flattened(Operations(loan: shownLoan(facts)).body).flatMap { item -> [String?] in
      if case .table(let table) = item { table.rows.map { $0.cells[2]?.text } } else { [] }
    }
    #expect(amounts == ["$15.50", "700.00"])
    facts.obligations = .notProvided
    facts.revolving.statement = known(
      Statement(until: day("2026-11-10"), due: day("2026-11-30"), closing: rub("15000"), minimum: rub("1000")))
    #expect(facts.on(day("2026-11-21")).nextObligation?.covered.value == rub("700"))
    facts.operations = known([paid(usd("15.50"), .failed), paid(rub("700"), .completed)])
    var debited = obligation(.minimum, "1000", due: "2026-11-25") { $0.autopay = known(true) }
    #expect(facts.on(day("2026-11-21")).debit(of: debited) == .automatic)
    debited.amount = known(usd("15.50"))
    #expect(facts.on(day("2026-11-21")).debit(of: debited) == .refused([day("2026-11-15")]))
  }

  @Test("are all to be paid, and what is left of another currency is the next payment")
  func task() {
    #expect(
      advice(facts()) == [
        "Pay at least RUB 1,000.00 by November 25, 2026 | "
          + "The debt is $10.50 above the limit: to be within it, pay $10.50 in all. "
          + "To keep purchases interest-free, pay RUB 15,000.00 by November 30, 2026. "
          + "To keep purchases in USD interest-free, pay $200.00 by November 30, 2026. "
          + "Also pay at least $15.50 by November 25, 2026: it is a debt of its own."
      ])
    #expect(advice(facts(covered: "1000")).first?.hasPrefix("Pay at least $15.50 by November 25, 2026") == true)
  }

  @Test("have no known debt in a currency if what is used of one of its lines is unknown")
  func unknownPart() {
    func changed(_ other: CreditLine) -> LoanFacts {
      var facts = facts()
      facts.revolving.lines = facts.revolving.lines.map { $0 + [other] }
      return facts
    }
    let unknown = changed(CreditLine(id: "c", limit: known(usd("5000"))))
    let debts = unknown.on(day("2026-11-21")).debtsInOtherCurrencies
    #expect(debts == [DebtInCurrency(currency: .usd, amount: .notProvided)])
    #expect(!header(unknown).amounts.map(\.id).contains("debt.other.USD"))
    let notes = flattened(SumsToPay(shownLoan(unknown)).body).compactMap { item -> Note? in
      if case .note(let note) = item, note.id == "payment.total.USD.unknown" { note } else { nil }
    }
    #expect(notes.map(\.text.plain) == ["The debt in USD is not known."])
    #expect(notes.allSatisfy { !$0.missing.isEmpty }, "the screen is partial")
    let used = changed(CreditLine(id: "c", limit: known(usd("5000")), used: known(usd("10"))))
    #expect(used.on(day("2026-11-21")).debtsInOtherCurrencies.map(\.amount.value) == [usd("320.50")])
    let none = changed(CreditLine(id: "c", limit: known(usd("5000")), used: .absent(.notApplicable)))
    #expect(none.on(day("2026-11-21")).debtsInOtherCurrencies.map(\.amount.value) == [usd("310.50")])
  }

  @Test("need a payment each to be within the limit of today or a lower one, and have amounts in their currency")
  func limits() {
    func loan(own: String = "20000", used: String, newLimit: String? = nil) -> LoanOnDay {
      card {
        $0.asOf = day("2026-11-21")
        $0.obligations = known([])
        $0.debt.total = known(rub(own))
        $0.revolving.lines = known([
          CreditLine(id: "a", limit: known(rub("50000")), used: known(rub(own))),
          CreditLine(
            id: "b", limit: known(usd("1000")), used: known(usd(used)),
            newLimit: newLimit.map { known(usd($0)) } ?? .notProvided, newLimitFrom: known(day("2026-12-01"))),
        ])
      }.on(day("2026-11-21"))
    }
    let over = loan(used: "1200")
    #expect(over.task == .payExcess(usd("200")))
    #expect(over.facts.revolving.lines.value?.last.map { over.available(of: $0).value } == usd("0"))
    let both = loan(own: "55000", used: "1200")
    #expect(both.task == .payExcess(rub("5000")) && both.paymentsForLimits == [rub("5000"), usd("200")])
    #expect(
      drawn(WhatToDo(loan: shownLoan(both.facts)).body, width: 120).contains(
        "The debt is $200.00 above the limit: to be within it, pay $200.00 in all."))
    let falling = loan(used: "900", newLimit: "300")
    #expect(falling.task == .payForNewLimit(usd("600"), by: day("2026-11-30")))
  }

  @Test("are not compared with a fixed payment in the currency of the card")
  func fixedPayment() throws {
    func isMinimumKnown(_ minimum: Money) throws -> Bool {
      let facts = card {
        $0.asOf = day("2026-11-21")
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("24")), use: .purchases)])
        $0.obligations = known([obligation(.minimum, "0", due: "2026-11-25") { $0.amount = known(minimum) }])
      }
      let answer = facts.on(day("2026-11-21")).answer(to: .fixedPayment(amount: percent("3000")))
      guard case .card(let outcome, _) = answer else { throw NoAnswer(answer: answer) }
      return outcome.isMinimumKnown
    }
    #expect(try isMinimumKnown(rub("1000")))
    #expect(try !isMinimumKnown(usd("30")) && !isMinimumKnown(usd("4000")))
  }
}
