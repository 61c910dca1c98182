import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The payments so far, the payments left, and the total cost of the loan. Of the payments of this year, the details
/// screen shows all parts, the main screen only the interest.
///
/// ```
/// What it costs
///   Paid so far . . . . . . . . RUB 392,200.44
///     Principal . . . . . . . . RUB 204,086.90
///     Interest  . . . . . . . . RUB 150,613.54
///     Insurance . . . . . . . .  RUB 37,500.00
///   Interest paid this year . .  RUB 47,410.05
///   Left to pay . . . . . . . . RUB 395,068.12
///     Principal . . . . . . . . RUB 295,913.10
///     Interest  . . . . . . . .  RUB 61,655.02
///     Insurance . . . . . . . .  RUB 37,500.00
///   Total to repay  . . . . . . RUB 787,268.56
///   Total cost of the loan  . . RUB 287,268.56
///     57.5% of the original amount
/// ```
struct Cost: LoanSection {
  static let name = SectionName.cost
  static let priority = Priority.low
  static let summary = "What was paid so far, what is left to pay, and what the loan costs in all."
  static let needs = [
    NeededFact("paid", \.paid), NeededFact("paidThisYear", \.paidThisYear),
    NeededFact("terms.totalRepayment", \.terms.totalRepayment),
    NeededFact("terms.costOfCredit", \.terms.costOfCredit), NeededFact("operations", \.operations),
    NeededFact("schedule", group: .schedule),
  ]

  let loan: LoanOnScreen
  var screen = ScreenID.details

  var title: LocalizedText? { LoanWords.whatItCosts }
  var sources: [ProvenanceLog.Source] { [] }

  var items: [Item] {
    let cost = loan.cost
    totals("paid", LoanWords.paidSoFar, cost.paid)
    thisYear(cost.paidThisYear)
    totals("left", LoanWords.leftInAll, cost.left)
    let isOpen = facts.lifecycle.phase.isOpen
    row(
      "in-all", isOpen ? LoanWords.totalRepayment : LoanWords.totalRepaid, cost.inAll, caption: whatADelayAdds)
    row("above", LoanWords.costOfCredit, cost.aboveBorrowed, caption: share(of: cost.aboveBorrowed))
    if cost.left.value != nil { beforeReset("reset") }
  }

  /// The payments of this year; on the main screen, only their interest, if it is positive.
  @ItemsBuilder
  private func thisYear(_ paid: Fact<PaidTotals>) -> [Item] {
    if screen == .main {
      if let interest = paid.value?.portions.amount(of: .interest), interest.isPositive {
        row("year.interest", LoanWords.interestThisYear, paid.map { _ in interest })
      }
    } else {
      totals("year", LoanWords.paidThisYear, paid)
    }
  }

  /// A sum with its parts, or the parts alone if the sum is unknown. A single part that equals the sum is not repeated.
  /// The details screen adds the days of the period.
  @ItemsBuilder
  private func totals(_ name: String, _ label: LocalizedText, _ totals: Fact<PaidTotals>) -> [Item] {
    switch totals {
    case .absent(let absence):
      if let reason = absence.reason {
        Item.row(
          Row(
            id: id("\(name)"), label: label(language), value: .text(reason.words(language)), tone: .attention,
            missing: [lack(id("\(name).absent"), label, because: reason.kind)]))
      }
    case .known(let known, _, _):
      let portions = known.portions.sums(in: facts.currency).filter { !$0.amount.isZero }
      if let total = known.total, portions.count > 1 || portions.contains(where: { $0.amount != total }) {
        breakdown("\(name)", label, totals.map { _ in total }, portions)
      } else if let total = known.total {
        row("\(name)", label, totals.map { _ in total })
      } else {
        section(
          "\(name)", label, portions.flatMap { row("\(name).\($0.component.idName)", title(of: $0), $0.amount) })
      }
      if screen != .main {
        period(name, of: known, from: totals.source)
      }
    }
  }

  /// The first and the last day of a period with payments.
  private func period(_ name: String, of totals: PaidTotals, from source: ProvenanceLog.Source) -> [Item] {
    for end in ["from", "until"] { trace(id("\(name).\(end)"), [source]) }
    return row("\(name).from", LoanWords.firstDay, totals.from)
      + row("\(name).until", LoanWords.lastDay, totals.until)
  }

  /// The caption that the figures exclude the cost of the delay; `nil` if nothing is overdue.
  private var whatADelayAdds: String? {
    loan.isOverdue ? LoanWords.withoutWhatADelayAdds(language) : nil
  }

  /// The share of the original amount in percent with one decimal, rounded half up; `nil` if it is unknown or negative.
  private func share(of above: Fact<Money>) -> String? {
    guard let above = above.value, let original = facts.terms.originalAmount.value, original.isPositive,
      above.minorUnits >= 0,
      let permille = Int64(
        exactly: (Int128(above.minorUnits) * 2000 + Int128(original.minorUnits)) / (2 * Int128(original.minorUnits)))
    else { return nil }
    // A share that is rounded to nothing is not told.
    if permille == 0, above.isPositive { return nil }
    return percent(ExactDecimal(coefficient: permille, scale: 1)) { LoanWords.percent($0, of: .originalAmount) }.text
  }
}
