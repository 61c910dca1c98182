import DesignSystem
import LoanArithmetic
import LoanDetailSections
import Loans
import Localization

/// The overdue amounts in each currency, with the products and their first missed days.
///
/// ```
/// Overdue: pay this first
///   Overdue amount  . . . . . . . .  RUB 9,871.02
///     Boat loan •• 4471 . . . . . .  RUB 9,871.02
///       first payment missed on November 5, 2026
/// ```
struct SummaryOverdue: SummarySection {
  static let name: SectionName = "overdue"
  static let summary = "What is overdue, with its products."
  static let rule = "sum of what is overdue"

  let figures: SummaryFigures

  /// What is overdue is not to be paid while a payment that clears it is being processed.
  var title: LocalizedText? {
    figures.owed.contains { $0.isOverdue && !$0.loan.isCureOnItsWay } ? LoanWords.overdueFirst : LoanWords.overdueTitle
  }

  /// The overdue products of each currency.
  var groups: [SummaryGroup] { byCurrency(parts) }

  var items: [Item] {
    totals("sum", { _ in LoanWords.overdueAmount }, parts, states: .overdue, tone: .critical)
    allInOne("all", sums(parts))
    each(figures.owed.filter { $0.isOverdue && $0.overdue.value == nil }, named: { "\(self.id).\($0.id)" }) {
      id, entry in
      Item.row(
        row(of: SummaryPart(entry: entry, amount: .notProvided, caption: since(entry), tone: .critical), id))
    }
  }

  /// The products with a known overdue amount.
  private var parts: [SummaryPart] {
    figures.owed.filter { $0.overdue.value != nil }.map {
      SummaryPart(entry: $0, amount: $0.overdue, caption: since($0), tone: .critical)
    }
  }

  /// The first missed day in words; `nil` if it is unknown.
  private func since(_ entry: SummaryEntry) -> SpokenText? {
    entry.loan.overdueSince.value.map { said(LoanWords.missedOn(value($0))) }
  }
}
