import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// ```
/// Restructuring
///   Agreed on . . . . . . . . . .  May 4, 2026
///   Agreed terms  the term is 12 months longer
/// ```
struct RestructuringTerms: LoanSection {
  static let name = SectionName.restructuring
  static let summary = "What was agreed because the customer could not pay as before."
  static let needs = [NeededFact("restructuring", \.restructuring)]

  let loan: LoanOnScreen

  var title: LocalizedText? { LoanWords.restructuring }

  var items: [Item] {
    members(LoanWords.restructuring, of: facts.restructuring) {
      row("agreed", LoanWords.agreedOn, $0.agreedOn)
      row("terms", LoanWords.agreedTerms, $0.terms)
    }
  }
}
