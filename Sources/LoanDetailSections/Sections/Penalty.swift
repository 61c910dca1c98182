import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The cost of a late payment. The main screen shows it only if a payment is overdue.
///
/// ```
/// If you pay late
///   Penalty . . . . . . . . . . . . 20% a year
///     of the overdue amount
///   Fee for each missed payment . . RUB 500.00
///   Interest of the contract . . . . continues
/// ```
struct Penalty: LoanSection {
  static let name = SectionName.penalty
  static let priority = Priority.low
  static let summary = "What a late payment costs: the penalty, the fine, the fee and their limit."
  static let needs = [NeededFact("terms.penalty", \.terms.penalty)]

  let loan: LoanOnScreen
  var screen = ScreenID.details

  var title: LocalizedText? { LoanWords.penaltyTitle }
  var silence: String? {
    if let silenceWhenOver { return silenceWhenOver }
    if loan.chargeable.value?.isZero ?? false { return "the charges have reached their limit" }
    return screen == .main && !loan.isOverdue ? "nothing is overdue" : nil
  }

  var items: [Item] { members(LoanWords.penaltyTitle, of: facts.terms.penalty, rows) }

  @ItemsBuilder
  private func rows(of penalty: PenaltyTerms) -> [Item] {
    let base = penalty.base.map { LoanWords.text(of: $0)(language) }
    row("rate", LoanWords.penaltyRate, penalty.rate, states: .fees, caption: base)
    if let fine = penalty.finePercent {
      Item.row(
        Row(
          id: id("fine"), label: LoanWords.fine(language),
          value: percent(fine, of: LoanWords.text(of: .overdueAmount)),
          fact: .fees))
    }
    row("late-fee", LoanWords.lateFee, penalty.lateFee, states: .fees)
    row("interest", LoanWords.contractInterest, penalty.interestContinues.map(LoanWords.interestOfContract))
    row("cap", LoanWords.penaltyCap, penalty.cap)
    // Without a rate, the base needs a row of its own.
    if penalty.rate == nil { row("base", LoanWords.penaltyBase, base) }
  }
}
