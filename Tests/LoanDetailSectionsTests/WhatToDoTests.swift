import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("What to do now")
struct WhatToDoTests {
  /// A loan in one state, and what its customer is told.
  struct State: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var day = "2026-11-21"
    /// The tone, the title and the text of the banner.
    var told: String?
    var change: @Sendable (inout LoanFacts) -> Void = { _ in }

    init(
      _ name: String, on day: String = "2026-11-21", _ told: String?,
      _ change: @escaping @Sendable (inout LoanFacts) -> Void = { _ in }
    ) {
      (testDescription, self.day, self.told, self.change) = (name, day, told, change)
    }
  }

  /// A loan whose facts are of November 21, 2026; of 1000 ₽ that are due on December 5, 300 ₽ are there.
  private static func facts(_ change: (inout LoanFacts) -> Void) -> LoanFacts {
    var facts = healthyLoan()
    facts.asOf = day("2026-11-21")
    facts.changeNext { $0.covered = known(rub("300")) }
    change(&facts)
    return facts
  }

  private func told(_ facts: LoanFacts, on day: String, locale: String = "en_US") -> String? {
    flattened(WhatToDo(loan: shownLoan(facts, on: day, locale: locale)).body).lazy.compactMap { item -> String? in
      guard case .banner(let banner) = item else { return nil }
      let text = [banner.title, banner.text].compactMap(\.self).joined(separator: " | ")
      return "\(banner.tone): \(text)".replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
    }.first
  }

  static let payments = [
    State(
      "covered, automatic payment on",
      "positive: Nothing for now | RUB 1,000.00 is in the account and will be debited on December 5, 2026."
    ) { facts in
      facts.changeNext { ($0.covered, $0.autopay) = ($0.amount, known(true)) }
    },
    State(
      "covered, automatic payment off",
      "attention: Make the payment by December 5, 2026 | The money is in the account, but it will not be debited automatically."
    ) { facts in
      facts.changeNext { ($0.covered, $0.autopay) = ($0.amount, known(false)) }
    },
    State(
      "covered, nobody says how it is paid",
      "positive: Nothing for now | The payment of December 5, 2026 is covered in full: RUB 1,000.00."
    ) { facts in
      facts.changeNext { $0.covered = $0.amount }
    },
    State(
      "money is missing, automatic payment on",
      "neutral: Deposit RUB 700.00 by December 5, 2026 | The payment is then debited automatically from the account •• 4567."
    ) { facts in
      facts.changeNext {
        ($0.autopay, $0.account) = (known(true), known(AccountNumber("40817810500001234567")))
      }
    },
    State(
      "money is missing, automatic payment off",
      "neutral: Pay RUB 700.00 by December 5, 2026 | Automatic payment is off. A late payment costs a penalty of 20% a year. A late payment costs a fee of RUB 500.00."
    ) { facts in
      facts.lifecycle.overlays = [.autopayOff]
      facts.terms.penalty = known(PenaltyTerms(rate: Rate(percent: percent("20")), lateFee: rub("500")))
    },
    State("a late payment costs nothing", "neutral: Pay RUB 700.00 by December 5, 2026") { facts in
      facts.terms.penalty = known(PenaltyTerms(rate: Rate(percent: percent("0")), lateFee: rub("0")))
    },
    State(
      "covered, only a part is taken",
      "attention: Make the payment by December 5, 2026 | Only RUB 400.00 is debited automatically."
    ) { facts in
      facts.changeNext { ($0.covered, $0.autopay, $0.autopayAmount) = ($0.amount, known(true), known(rub("400"))) }
    },
    State(
      "money is missing, only a part of the rest is taken",
      "neutral: Pay RUB 700.00 by December 5, 2026 | Only RUB 400.00 is debited automatically."
    ) { facts in
      facts.changeNext {
        ($0.autopay, $0.autopayAmount, $0.autopayDay) = (known(true), known(rub("400")), known(day("2026-12-02")))
      }
    },
    State(
      "more than the rest is taken, but not the whole payment",
      "neutral: Pay RUB 700.00 by December 5, 2026 | Only RUB 800.00 is debited automatically."
    ) { facts in
      facts.changeNext { ($0.autopay, $0.autopayAmount) = (known(true), known(rub("800"))) }
    },
    State(
      "a part is paid, the rest is taken before the due day",
      "neutral: Deposit RUB 700.00 by December 2, 2026 | The payment is then debited automatically."
    ) { facts in
      facts.changeNext {
        ($0.autopay, $0.autopayAmount, $0.autopayDay) = (known(true), known(rub("700")), known(day("2026-12-02")))
      }
    },
    State(
      "nothing is taken", "neutral: Pay RUB 700.00 by December 5, 2026"
    ) { facts in
      facts.changeNext { ($0.autopay, $0.autopayAmount) = (known(true), known(rub("0"))) }
    },
    State(
      "covered, taken before the due day",
      "positive: Nothing for now | RUB 1,000.00 is in the account and will be debited on December 2, 2026."
    ) { facts in
      facts.changeNext { ($0.covered, $0.autopay, $0.autopayDay) = ($0.amount, known(true), known(day("2026-12-02"))) }
    },
    State(
      "money is missing, taken before the due day",
      "neutral: Deposit RUB 700.00 by December 2, 2026 | The payment is then debited automatically."
    ) { facts in
      facts.changeNext { ($0.autopay, $0.autopayDay) = (known(true), known(day("2026-12-02"))) }
    },
    State(
      "covered, automatic payment off, due today", on: "2026-12-05",
      "critical: Make the payment today | The money is in the account, but it will not be debited automatically."
    ) { facts in
      facts.asOf = day("2026-12-05")
      facts.changeNext { ($0.covered, $0.autopay) = ($0.amount, known(false)) }
    },
    State(
      "the automatic payment was refused twice",
      "critical: Pay RUB 700.00 by December 5, 2026 | The automatic payment was refused (October 5, 2026; November 5, 2026): pay it yourself. A late payment costs a fee of RUB 500.00."
    ) { facts in
      facts.changeNext { $0.autopay = known(true) }
      facts.operations = known(payments(failed: "2026-11-05", "2026-10-05", completed: "2026-09-05"))
      facts.terms.penalty = known(PenaltyTerms(lateFee: rub("500")))
    },
    State(
      "an automatic payment succeeded after the refused one",
      "neutral: Deposit RUB 700.00 by December 5, 2026 | The payment is then debited automatically."
    ) { facts in
      facts.changeNext { $0.autopay = known(true) }
      facts.operations = known(payments(failed: "2026-10-05", completed: "2026-11-05"))
    },
    State("a minimum payment", "neutral: Pay at least RUB 700.00 by December 5, 2026") { facts in
      facts.changeNext { next in
        let (due, amount, covered) = (next.due, next.amount, next.covered)
        next = Obligation(kind: .minimum)
        (next.due, next.amount, next.covered) = (due, amount, covered)
      }
    },
    State("due today", on: "2026-12-05", "critical: Pay RUB 700.00 today") { $0.asOf = day("2026-12-05") },
    State(
      "in processing",
      "neutral: Your payment is being processed | RUB 700.00 is on its way. Do not pay a second time."
    ) { facts in
      facts.lifecycle.overlays = [.paymentProcessing]
      facts.lifecycle.details = [.paymentProcessing: .init(amount: rub("700"))]
    },
  ]

  static let otherStates = [
    State(
      "a booked repayment, part of the money is there",
      "attention: Deposit RUB 5,700.00 by December 5, 2026 | The early repayment needs RUB 6,000.00 in the account."
    ) {
      $0.bookedRepayments = known([booked])
    },
    State("a booked repayment, nothing is there", "attention: Have RUB 6,000.00 in the account on December 5, 2026") {
      $0.bookedRepayments = known([booked])
      $0.changeNext { $0.covered = known(rub("0")) }
    },
    State(
      "a booked repayment, all is there",
      "positive: Nothing for now | RUB 6,000.00 for the early repayment of December 5, 2026 is in the account."
    ) {
      $0.bookedRepayments = known([booked])
      $0.changeNext { $0.covered = known(rub("6000")) }
    },
    State(
      "a booked repayment of an unknown sum",
      "attention: An early repayment is booked for December 5, 2026 | Ask the bank how much must be in the account."
    ) {
      $0.bookedRepayments = known([BookedRepayment(.full, on: day("2026-12-05"))])
      $0.debt.principal = .notProvided
    },
    State(
      "a payment holiday",
      "neutral: No payment is due through December 1, 2026 | The next payment is RUB 1,000.00 on December 5, 2026."
    ) { facts in
      facts.lifecycle.overlays = [.paymentHoliday]
      facts.holiday = known(PaymentHolidayTerms(from: day("2026-08-11"), until: day("2026-12-01")))
    },
    State(
      "a holiday with a smaller payment is no holiday from paying", "neutral: Pay RUB 700.00 by December 5, 2026"
    ) { facts in
      facts.lifecycle.overlays = [.paymentHoliday]
      facts.holiday = known(
        PaymentHolidayTerms(from: day("2026-08-11"), until: day("2026-12-01"), reducedTo: rub("1000")))
    },
    State(
      "data of an older day", on: "2026-11-25",
      "neutral: Pay RUB 700.00 by December 5, 2026 | The data is as of November 21, 2026 and does not show later payments."
    ),
    State(
      "a payment after the day of the data", on: "2026-12-06",
      "attention: Check that the payment of December 5, 2026 was made | The data is as of November 21, 2026 and does not show later payments."
    ),
    State("before the day of the data", on: "2026-11-20", nil),
    State("repaid", "positive: You no longer owe anything") { facts in
      facts.lifecycle.phase = .repaid
      facts.debt = Debt()
    },
    State("over with a debt left", nil) { $0.lifecycle.phase = .repaid },
    State(
      "an early repayment without its day and amount",
      "attention: Ask the bank how much the booked early repayment needs | The data does not state its day or amount."
    ) { $0.lifecycle.overlays = [.earlyRepaymentScheduled] },
    State(
      "the day of a booked repayment is over", on: "2026-12-06",
      "attention: Check that the early repayment of December 5, 2026 was carried out | The data is as of November 21, 2026 and does not show later payments."
    ) { $0.bookedRepayments = known([BookedRepayment(.full, on: day("2026-12-05"), amount: rub("6000"))]) },
    State(
      "only a part is taken automatically",
      "neutral: Pay RUB 700.00 by December 5, 2026 | Only RUB 100.00 is debited automatically."
    ) {
      $0.changeNext {
        $0.autopay = known(true)
        $0.autopayAmount = known(rub("100"))
      }
    },
    State(
      "refused, nobody says when",
      "critical: Pay RUB 700.00 by December 5, 2026 | The automatic payment was refused: pay it yourself."
    ) {
      $0.changeNext { $0.autopay = known(true) }
      $0.lifecycle.overlays = [.paymentFailed]
    },
    State(
      "a coming transfer", "neutral: Pay RUB 700.00 by December 5, 2026 | From January 1, 2027, pay to Bank B."
    ) {
      $0.transfer = known(
        LoanTransfer(kind: .servicing, effective: day("2027-01-01"), to: LocalizedText(verbatim: "Bank B")))
    },
    State("transferred", "attention: Pay to Bank B, not to us") {
      $0.lifecycle.phase = .transferred
      $0.transfer = known(LoanTransfer(kind: .claim, to: words("Bank B", "Банк Б")))
    },
    State("transferred, nobody says to whom", "attention: Do not pay here: the debt was transferred") {
      $0.lifecycle.phase = .transferred
    },
    State("not paid out", "neutral: Nothing to pay: the money is not paid out yet") { $0.lifecycle.phase = .approved },
    State("rejected", nil) { $0.lifecycle.phase = .rejected },
    State("overdue", "critical: Pay the overdue amount now | Each day of delay adds RUB 21.56.") { facts in
      facts.debt.overdue.amount = known(rub("500"))
      facts.debt.overdue.perDiem = known(rub("21.56"))
      facts.bookedRepayments = known([booked])
    },
    State(
      "overdue, and data of an older day", on: "2026-11-25",
      "critical: Pay the overdue amount now | The automatic payment was refused (November 5, 2026): pay it yourself. The data is as of November 21, 2026 and does not show later payments."
    ) { facts in
      facts.debt.overdue.amount = known(rub("500"))
      facts.changeNext { $0.autopay = known(true) }
      facts.operations = known(payments(failed: "2026-11-05"))
    },
  ]

  @Test("is said for the next payment by what is there and how it is paid", arguments: payments)
  func payment(state: State) { check(state) }

  @Test("is said for each other state of a loan", arguments: otherStates)
  func other(state: State) { check(state) }

  private func check(_ state: State) {
    let facts = Self.facts(state.change)
    #expect(told(facts, on: state.day) == state.told)
    #expect((told(facts, on: state.day, locale: "ru_RU") == nil) == (state.told == nil))
  }

  @Test("is said in Russian too")
  func russian() {
    let facts = Self.facts { $0.changeNext { $0.autopay = known(true) } }
    #expect(
      told(facts, on: "2026-11-21", locale: "ru_RU")
        == "neutral: Внесите на счёт 700,00 ₽ не позднее 5 декабря 2026 г. | Платёж спишется автоматически.")
  }

  private static let booked = BookedRepayment(
    .part, on: day("2026-12-05"), amount: rub("5000"), effect: .smallerPayment)

  private static func payments(failed: String..., completed: String? = nil) -> [LoanOperation] {
    let all = failed.map { ($0, LoanOperation.Status.failed) } + [completed].compactMap { $0.map { ($0, .completed) } }
    return all.map { LoanOperation(id: $0.0, kind: .payment, date: day($0.0), amount: rub("1000"), status: $0.1) }
  }
}
