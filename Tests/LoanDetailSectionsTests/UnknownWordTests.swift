import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A word of a source that the program does not know")
struct UnknownWordTests {
  @Test("for a state is shown with all that the source states about it, until its last day")
  func state() {
    var facts = healthyLoan()
    var details = Lifecycle.OverlayDetails(until: day("2026-11-25"), amount: rub("500"))
    details.advice = words("Call us", "Позвоните нам")
    facts.lifecycle.others = [Lifecycle.OtherState("moratorium", details: details), Lifecycle.OtherState("escalated")]
    #expect(
      lines(CurrentState(loan: shownLoan(facts))) == [
        "state.other.until | Valid until | November 25, 2026", "state.other.amount | Amount | RUB 500.00",
        "state.other.2 | Status | escalated",
      ])
    #expect(notes(CurrentState(loan: shownLoan(facts)).body) == ["Call us"])
    #expect(lines(CurrentState(loan: shownLoan(facts, on: "2026-11-26"))) == ["state.other | Status | escalated"])
  }

  @Test("for a payment whose day has passed makes nothing overdue, unless the source states what it is for")
  func payment() {
    func isOverdue(_ purpose: Obligation.Purpose?) -> Bool {
      var facts = healthyLoan()
      facts.asOf = day("2026-11-21")
      facts.debt.overdue.amount = .notProvided
      facts.obligations = known([
        obligation(.other, "70", due: "2026-11-05") { $0.purpose = purpose.map { known($0) } ?? .notProvided }
      ])
      return shownLoan(facts).isOverdue
    }
    #expect(!isOverdue(nil) && isOverdue(.avoidsPenalty))
  }

  @Test("for the status of an operation is no completion, and the customer is told")
  func operation() {
    var facts = healthyLoan()
    facts.operations = known([
      LoanOperation(id: "1", kind: .payment, date: day("2026-11-01"), amount: rub("7"), status: nil),
      LoanOperation(id: "2", kind: .payment, date: day("2026-11-02"), amount: rub("7")),
    ])
    let told = bothLanguages(facts) { Operations(loan: $0) }
    #expect(told[0].ranges(of: "status unknown").count == 1)
    #expect(told[1].ranges(of: "статус неизвестен").count == 1)
  }

  @Test("for a role is shown, or the source's own text for it")
  func role() {
    var facts = healthyLoan()
    facts.parties = [
      Party(role: .borrower), Party(role: .unknown("surety")),
      Party(role: .unknown("other"), title: words("Debtor of the invoices", "Дебитор")), Party(role: .unknown("other")),
    ]
    let roles = lines(People(shownLoan(facts))).map { $0.split(separator: " | ").last.map(String.init) }
    #expect(roles == ["borrower", "surety", "Debtor of the invoices", "another party"])
  }

  @Test("is shown with its numbers masked")
  func masked() {
    let raw = "AB 4111 1111 1111 1111"
    let one = LocaleFormatter(locale: "en_US").percent(percent("1"))
    let texts = [
      LoanWords.text(of: Lifecycle.Phase.unknown(raw)), LoanWords.rate(for: .other(raw)),
      LoanWords.percent(one, of: .other(raw)), LoanWords.text(of: LoanAction.Kind.other(raw)),
      LoanWords.text(of: Contact.Role.other(raw)), LoanWords.text(of: Security.Kind.other(raw)),
      LoanWords.text(of: InsurancePolicy.Kind.other(raw)), LoanWords.text(of: LoanFeature.Kind.other(raw)),
      LoanWords.text(of: LoanOperation.Kind.unknown(raw)), LoanWords.text(of: Party.Role.unknown(raw)),
    ]
    for text in texts {
      for language in [Language.english, .russian] {
        #expect(text(language).hasSuffix("AB •• 1111"))
        #expect(text.spoken(language).spoken.hasSuffix("AB •• 1111"))
      }
    }
  }
}
