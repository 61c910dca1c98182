import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The debts of others that the customer secures or pays. They are not part of the customer's own debt.
///
/// ```
/// Debts of others
///   Boat loan •• 4471 . . . . . . . RUB 100,000.00
///     your role: guarantor; Paid on schedule
/// ```
struct SummaryOthers: SummarySection {
  static let name: SectionName = "others"
  static let summary = "What others owe and the customer secures or pays for."
  static let rule = "products in which the customer is a guarantor, a pledgor or a payer"

  let figures: SummaryFigures

  var title: LocalizedText? { LoanWords.debtsOfOthers }
  var silence: String? { figures.others.isEmpty ? "the customer secures no debt of others" : nil }

  var items: [Item] {
    each(figures.others, named: { "\(self.id).\($0.id)" }) { id, entry in
      let part = SummaryPart(
        entry: entry, amount: entry.owed ?? .notProvided, caption: caption(of: entry),
        tone: entry.isOverdue ? .critical : .neutral)
      Item.row(row(of: part, id))
    }
    note("apart", LoanWords.othersApart)
  }

  /// The customer's role in the contract, if it is known, and the state of the product.
  private func caption(of entry: SummaryEntry) -> SpokenText? {
    let role = entry.facts.party(of: loan.scope).map { said(entry.own(LoanWords.yourRole(as: $0))) }
    return [role, entry.spokenStatus].joinedTexts(by: language.semicolon)
  }
}
