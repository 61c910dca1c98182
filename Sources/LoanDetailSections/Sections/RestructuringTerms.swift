package import DesignSystem
import LoanArithmetic
import Loans
package import Localization

/// The terms that were agreed because the customer could not pay as before.
///
/// ```
/// Restructuring
///   Agreed on . . . . . . . . . .  May 4, 2026
///   Agreed terms  the term is 12 months longer
/// ```
package struct RestructuringTerms: LoanSection {
  package static let name = SectionName.restructuring
  package static let summary = "What was agreed because the customer could not pay as before."
  package static let needs = [NeededFact("restructuring", \.restructuring)]

  package let loan: LoanOnScreen
  package init(_ loan: LoanOnScreen) { self.loan = loan }

  package var title: LocalizedText? { LoanWords.restructuring }

  package var items: [Item] {
    members(LoanWords.restructuring, of: facts.restructuring) {
      row("agreed", LoanWords.agreedOn, $0.agreedOn)
      row("terms", LoanWords.agreedTerms, $0.terms)
    }
  }
}
