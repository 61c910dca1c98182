import DesignSystem
import LoanArithmetic
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A word of a source that the program does not know")
struct UnknownWordTests {
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
