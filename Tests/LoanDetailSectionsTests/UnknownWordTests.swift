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
      lines(CurrentState(shownLoan(facts))) == [
        "state.other.until | Valid until | November 25, 2026", "state.other.amount | Amount | RUB 500.00",
        "state.other.2 | Status | escalated",
      ])
    #expect(notes(CurrentState(shownLoan(facts)).body) == ["Call us"])
    #expect(lines(CurrentState(shownLoan(facts, on: "2026-11-26"))) == ["state.other | Status | escalated"])
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
