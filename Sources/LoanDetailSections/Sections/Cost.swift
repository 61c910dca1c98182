public import DesignSystem
import LoanArithmetic
public import LoanDetailCore
import Loans
public import Localization

/// What the loan has cost so far, what is left to pay, and what it costs in all. The details also tell what was paid this
/// year by its parts; on the main screen it is the interest alone.
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
///   To be repaid in all . . . . RUB 787,268.56
///   Cost of the loan in all . RUB 287,268.56
///     57.5% of the original amount
/// ```
public struct Cost: LoanSection {
  public static let name = SectionName.cost
  public static let summary = "What was paid so far, what is left to pay, and what the loan costs in all."
  public static let needs = [
    NeededFact("paid", \.paid), NeededFact("paidThisYear", \.paidThisYear),
    NeededFact("terms.totalRepayment", \.terms.totalRepayment),
    NeededFact("terms.costOfCredit", \.terms.costOfCredit), NeededFact("operations", \.operations),
    NeededFact("schedule", group: .schedule),
  ]

  public let loan: LoanOnScreen
  let screen: ScreenID
  let ownTitle: LocalizedText?

  /// Creates the section of a screen, with the heading of a product that is not called a loan.
  public init(_ loan: LoanOnScreen, on screen: ScreenID = .details, titled title: LocalizedText? = nil) {
    self.loan = loan
    self.screen = screen
    ownTitle = title
  }

  public var title: LocalizedText? { ownTitle ?? LoanWords.whatItCosts }
  public var sources: [ProvenanceLog.Source] { [] }

  public var items: [Item] {
    let cost = loan.cost
    totals("paid", LoanWords.paidSoFar, cost.paid)
    thisYear(cost.paidThisYear)
    totals("left", LoanWords.leftInAll, cost.left)
    let isOpen = facts.lifecycle.phase.isOpen
    row(
      "in-all", isOpen ? LoanWords.totalRepayment : LoanWords.totalRepaid, cost.inAll, caption: whatADelayAdds)
    row("above", LoanWords.costOfCredit, cost.aboveBorrowed, caption: share(of: cost.aboveBorrowed))
  }

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

  /// A sum with its parts and the days of its period; without a sum, the parts alone. The only part is not shown if it is
  /// the sum.
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
          "\(name)", label, portions.flatMap { row("\(name).\($0.component.rawValue)", title(of: $0), $0.amount) })
      }
      if screen != .main {
        period(name, of: known, from: totals.source)
      }
    }
  }

  private func period(_ name: String, of totals: PaidTotals, from source: ProvenanceLog.Source) -> [Item] {
    for end in ["from", "until"] { trace(id("\(name).\(end)"), [source]) }
    return row("\(name).from", LoanWords.firstDay, totals.from)
      + row("\(name).until", LoanWords.lastDay, totals.until)
  }

  /// That the figures do not count what a delay adds, while something is overdue.
  private var whatADelayAdds: String? {
    loan.isOverdue ? LoanWords.withoutWhatADelayAdds(language) : nil
  }

  /// The share in percent with one decimal, rounded half-up.
  private func share(of above: Fact<Money>) -> String? {
    guard let above = above.value, let original = facts.terms.originalAmount.value, original.isPositive,
      above.minorUnits >= 0,
      let permille = Int64(
        exactly: (Int128(above.minorUnits) * 2000 + Int128(original.minorUnits)) / (2 * Int128(original.minorUnits)))
    else { return nil }
    return percent(ExactDecimal(coefficient: permille, scale: 1)) { LoanWords.percent($0, of: .originalAmount) }.text
  }
}
