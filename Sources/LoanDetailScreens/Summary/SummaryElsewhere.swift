import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The debts that another organisation owns now. They are not part of the totals, because only the new lender knows
/// today's amounts.
///
/// ```
/// Debts to other lenders
///   Boat loan •• 4471 . . . . . . . RUB 100,000.00
///     now owed to: Sample Collection
/// ```
struct SummaryElsewhere: SummarySection {
  static let name: SectionName = "elsewhere"
  static let summary = "The debts that another organisation owns now."
  static let rule = "products whose debt another organisation owns"

  let figures: SummaryFigures

  var title: LocalizedText? { LoanWords.debtsElsewhere }
  var silence: String? { figures.transferred.isEmpty ? "no debt has another owner" : nil }

  var items: [Item] {
    each(figures.transferred, named: { "\(self.id).\($0.id)" }) { id, entry in
      let lender = entry.facts.transfer.value?.to.map { said(LoanWords.nowOwed(to: $0)) }
      let part = SummaryPart(
        entry: entry, amount: entry.owed ?? .notProvided, caption: lender ?? entry.spokenStatus)
      Item.row(row(of: part, id))
    }
    note("apart", LoanWords.elsewhereApart)
  }
}
