import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// A note for a customer without known debts.
struct SummaryOfNothing: SummarySection {
  static let name: SectionName = "nothing"
  static let summary = "That there is nothing to show."
  static let rule = "no product of the customer has a debt"

  let figures: SummaryFigures

  var items: [Item] {
    let _ = trace(id("note"), sources)
    note("note", LoanWords.noDebts)
  }
}
