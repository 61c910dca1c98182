import DesignSystem
import LoanArithmetic
import Loans
import Testing

@testable import LoanDetailSections

@Suite("What to do now with a card or an overdraft")
struct RevolvingTaskTests {
  private func told(_ change: (inout LoanFacts) -> Void) -> String? {
    let facts = card {
      $0.asOf = day("2026-11-21")
      $0.obligations = known([])
      change(&$0)
    }
    return flattened(WhatToDo(loan: shownLoan(facts)).body).lazy.compactMap { item -> String? in
      guard case .banner(let banner) = item else { return nil }
      let text = [banner.title, banner.text].compactMap(\.self).joined(separator: " | ")
      return "\(banner.tone): \(text)".replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
    }.first
  }

  private func sums(covering covered: String, _ facts: inout LoanFacts) {
    facts.revolving.grace = known(GracePeriod(state: .running))
    facts.obligations = known([
      obligation(.minimum, "1000", due: "2026-11-25") { $0.covered = known(rub(covered)) },
      obligation(.statement, "15000", due: "2026-11-30") { $0.covered = known(rub(covered)) },
    ])
  }

  @Test("is the minimum payment, and what keeps the grace period")
  func minimum() {
    #expect(
      told { sums(covering: "0", &$0) }
        == "attention: Pay at least RUB 1,000.00 by November 25, 2026 | "
        + "To keep purchases interest-free, pay RUB 15,000.00 by November 30, 2026.")
  }

  @Test("is the minimum payment that the grace period needs, with what is lost without it and what is to be paid then")
  func minimumForGrace() {
    func card(interest: Money?, _ facts: inout LoanFacts) {
      sums(covering: "0", &facts)
      facts.revolving.grace = known(GracePeriod(state: .running, needsMinimum: true, interestIfLost: interest))
      facts.obligations = facts.obligations.map { $0 + [obligation(.statement, "7000", due: "2026-12-30")] }
    }
    let rest =
      "To keep purchases interest-free, pay RUB 15,000.00 by November 30, 2026. "
      + "Then pay another RUB 7,000.00 by December 30, 2026."
    #expect(
      told { card(interest: rub("412.30"), &$0) }
        == "attention: Pay at least RUB 1,000.00 by November 25, 2026 | Without this payment, the grace period ends: "
        + "the interest up to November 21, 2026 is RUB 412.30. " + rest)
    #expect(
      told { card(interest: nil, &$0) }
        == "attention: Pay at least RUB 1,000.00 by November 25, 2026 | "
        + "Without this payment, the grace period ends. " + rest)
  }

  @Test("is the rest of the statement once the minimum payment is made")
  func keepGrace() {
    #expect(
      told { sums(covering: "1000", &$0) }
        == "neutral: Pay RUB 14,000.00 by November 30, 2026 to keep purchases interest-free | "
        + "The payment of November 25, 2026 is covered in full: RUB 1,000.00.")
    #expect(told { sums(covering: "15000", &$0) }?.hasPrefix("positive: Nothing for now") == true)
  }

  @Test("is to wait for the next statement, with what a day costs")
  func nextStatement() {
    #expect(
      told {
        $0.revolving.closingDay = known(25)
        $0.debt.payoff = known(Payoff(amount: rub("20000"), perDiem: rub("12.34")))
      }
        == "neutral: Nothing to pay before the next statement | It closes on November 25, 2026. "
        + "Each day adds RUB 12.34 to the debt.")
  }

  @Test("is not known after a statement that the data does not have")
  func unknownStatement() {
    #expect(
      told {
        $0.asOf = day("2026-11-10")
        $0.revolving.closingDay = known(15)
      } == nil)
  }

  @Test("has no last day only where the source states so, and a stated end of the contract is one")
  func noLastDay() {
    #expect(told { _ in } == "neutral: No payment date is set")
    #expect(
      told { $0.ends = .absent(.notApplicable) }
        == "neutral: Repay when you can: the contract sets no deadline")
    #expect(
      told { $0.ends = known(day("2026-12-28")) } == "neutral: Repay by December 28, 2026: the contract ends then")
    #expect(
      told {
        $0.ends = known(day("2026-11-28"))
        $0.revolving.closingDay = known(30)
      } == "attention: Repay by November 28, 2026: the contract ends then")
    #expect(told { $0.ends = known(day("2026-11-20")) } == nil)
    #expect(told { $0.obligations = .notProvided } == nil, "nobody knows whether a payment is due")
  }

  @Test("costs nothing to miss where it only keeps the grace period")
  func onlyForGrace() {
    #expect(
      told {
        $0.terms.penalty = known(PenaltyTerms(rate: Rate(percent: percent("20"))))
        $0.obligations = known([
          obligation(.statement, "15000", due: "2026-11-21") { $0.purpose = known(.keepsGrace) }
        ])
      } == "attention: Pay RUB 15,000.00 today to keep purchases interest-free")
  }

  @Test("is no payment that is announced where it only keeps the grace period")
  func notAnnounced() {
    func statuses(_ purpose: Obligation.Purpose) -> [String] {
      let facts = card {
        $0.obligations = known([obligation(.statement, "15000", due: "2026-11-21") { $0.purpose = known(purpose) }])
      }
      return header(facts).statuses.map(\.text)
    }
    #expect(statuses(.closes) == ["Payment due today"])
    #expect(statuses(.keepsGrace) == ["Nothing is overdue"])
  }

  @Test("says nothing about an automatic payment that the source does not state")
  func failedPayment() {
    func failed(_ autopay: Fact<Bool>) -> String? {
      told {
        $0.operations = known([
          LoanOperation(id: "1", kind: .payment, date: day("2026-11-20"), amount: rub("1000"), status: .failed)
        ])
        $0.obligations = known([obligation(.minimum, "1000", due: "2026-12-25") { $0.autopay = autopay }])
      }
    }
    #expect(failed(.notProvided) == "neutral: Pay at least RUB 1,000.00 by December 25, 2026")
    #expect(failed(known(true))?.hasPrefix("critical: ") == true)
  }

  @Test("is what is above the limit, and what will be above a lower one")
  func aboveLimit() {
    #expect(
      told {
        $0.debt.total = known(rub("53000"))
        $0.terms.rates = known([AppliedRate(rate: Rate(percent: percent("39.9")), use: .excess)])
      }
        == "attention: To be within the limit, pay RUB 3,000.00 | The rate above the limit is 39.9% a year.")
    #expect(
      told {
        $0.debt.total = known(rub("53000"))
        $0.revolving.lines = known([
          CreditLine(id: "main", limit: known(rub("50000")), available: known(rub("100")))
        ])
      } == "neutral: No payment date is set", "the source states that something is available")
    #expect(
      told {
        $0.revolving.lines = known([
          CreditLine(
            id: "main", limit: known(rub("50000")), newLimit: known(rub("15000")),
            newLimitFrom: known(day("2026-12-01")))
        ])
      }
        == "attention: Pay at least RUB 5,000.00 by November 30, 2026 | "
        + "The debt then fits into the new, lower limit.")
  }

  @Test("counts the interest that a payment clears first, up to the last day for it")
  func interestFirst() {
    func line(_ facts: inout LoanFacts, newLimit: String?) {
      facts.asOf = day("2026-11-21")
      facts.debt.total = known(rub("53500"))
      facts.debt.payoff = known(Payoff(amount: rub("53500"), validOn: day("2026-11-21"), perDiem: rub("20")))
      facts.revolving.lines = known([
        CreditLine(
          id: "main", limit: known(rub(newLimit == nil ? "50000" : "60000")), used: known(rub("53000")),
          newLimit: newLimit.map { known(rub($0)) } ?? .notProvided,
          newLimitFrom: newLimit == nil ? .notProvided : known(day("2026-12-01")))
      ])
    }
    #expect(told { line(&$0, newLimit: nil) }?.hasPrefix("attention: To be within the limit, pay RUB 3,500.00") == true)
    // 3,000 above the new limit, 500 of interest, and 20 for each of nine days.
    #expect(
      told { line(&$0, newLimit: "50000") }?.hasPrefix("attention: Pay at least RUB 3,680.00 by November 30, 2026")
        == true)
  }

  @Test("is the whole minimum of the statement after a payment that was returned")
  func returnedPayment() {
    let paid = LoanOperation(id: "1", kind: .payment, date: day("2026-11-10"), amount: rub("900"))
    var returned = paid
    (returned.date, returned.isCredit) = (day("2026-11-12"), false)
    func advice(after operations: LoanOperation...) -> String? {
      told {
        $0.obligations = .notProvided
        $0.operations = known(operations)
        $0.revolving.statement = known(
          Statement(until: day("2026-11-05"), due: day("2026-11-25"), minimum: rub("1000")))
      }
    }
    #expect(advice(after: paid)?.contains("RUB 100.00") == true)
    #expect(advice(after: returned, paid)?.contains("RUB 1,000.00") == true)
    #expect(advice(after: returned)?.contains("RUB 1,000.00") == true, "the payment was in the statement")
  }

  @Test("is a payment that is due, with what else a limit needs unless that payment is enough")
  func paymentAndLimit() {
    func advice(minimum: String, due: String = "2026-11-25", _ line: CreditLine) -> String? {
      told {
        $0.debt.total = known(rub("20500"))
        $0.obligations = known([obligation(.minimum, minimum, due: due)])
        $0.revolving.lines = known([line])
      }
    }
    func falling(from: String) -> CreditLine {
      CreditLine(
        id: "main", limit: known(rub("50000")), used: known(rub("20000")), newLimit: known(rub("15000")),
        newLimitFrom: known(day(from)))
    }
    let lower = "The limit will fall: to be within it, pay RUB 5,500.00 in all by November 30, 2026."
    #expect(
      advice(minimum: "2000", due: "2026-12-25", falling(from: "2026-12-01"))
        == "attention: Pay at least RUB 2,000.00 by December 25, 2026 | \(lower)")
    #expect(advice(minimum: "6000", due: "2026-12-25", falling(from: "2026-12-01"))?.hasSuffix(lower) == true)
    #expect(
      advice(minimum: "6000", falling(from: "2026-12-01"))
        == "attention: Pay at least RUB 6,000.00 by November 25, 2026")
    #expect(
      advice(minimum: "2000", falling(from: "2026-11-21"))?.hasSuffix(
        "Check also that you owe no more than RUB 15,000.00: this limit was announced for November 21, 2026.") == true)
    let exceeded = CreditLine(id: "main", limit: known(rub("17000")), used: known(rub("20000")))
    #expect(
      advice(minimum: "2000", exceeded)?.hasSuffix(
        "The debt is RUB 3,000.00 above the limit: to be within it, pay RUB 3,500.00 in all.") == true)
    #expect(advice(minimum: "4000", exceeded)?.hasSuffix("The debt is RUB 3,000.00 above the limit.") == true)
  }

  @Test("is the penalty that is left, with or without a day")
  func onlyPenalty() {
    func left(_ facts: inout LoanFacts) {
      (facts.debt.total, facts.debt.penalties) = (known(rub("66.21")), known(rub("66.21")))
    }
    #expect(told { left(&$0) } == "attention: Pay RUB 66.21 | Only fees and penalties are left to pay.")
    #expect(
      told {
        left(&$0)
        $0.obligations = known([obligation(.minimum, "66.21", due: "2026-12-05")])
      } == "neutral: Pay RUB 66.21 by December 5, 2026 | Only fees and penalties are left to pay.")
    #expect(
      told {
        left(&$0)
        $0.lifecycle.phase = .closed
      } == "attention: Pay RUB 66.21 | Only fees and penalties are left to pay.")
  }

  @Test("is nothing where nothing is owed, or the customer's own money is on the account")
  func nothingOwed() {
    #expect(told { $0.debt.total = known(rub("0")) } == "positive: You owe nothing")
    #expect(
      told {
        $0.debt.total = known(rub("0"))
        $0.debt.overpaid = known(rub("74"))
      } == "positive: You owe nothing | RUB 74.00 in the account is your own money.")
  }
}
