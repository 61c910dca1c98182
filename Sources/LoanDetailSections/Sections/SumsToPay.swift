public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

/// The four sums of a card that are easily mixed up, each with its day and what it does: what is overdue, the minimum
/// payment, what keeps the grace period, and the whole debt. A product shows it in place of ``NextPayment``.
///
/// ```
/// Which sum is for what
///   Overdue . . . . . . . . . . . . . RUB 0.00
///     nothing to pay
///   Minimum payment               RUB 2,609.00
///     enough to avoid a penalty; does not keep the grace period
///   Pay by  . . . . . . . .  November 25, 2026
///     in 4 days
///   To keep the grace period . . RUB 52,180.00
///     by November 30, 2026, in 9 days; keeps purchases free of interest
///   Whole debt  . . . . . . . .  RUB 61,340.00
///     pays off everything, with purchases not due yet
/// ```
public struct SumsToPay: LoanSection {
  public static let name = SectionName.nextPayment
  public static let summary = "What is overdue, the minimum payment, what keeps the grace period, and the whole debt."
  public static let needs =
    NextPayment.needs + [
      NeededFact("debt.overdue.amount", \.debt.overdue.amount), NeededFact("revolving.grace", \.revolving.grace),
      NeededFact("debt.total", \.debt.total),
    ]

  public let loan: ShownLoan
  public init(_ loan: ShownLoan) { self.loan = loan }

  public var title: LocalizedText? { LoanWords.whichSum }
  public var silence: String? { payment.silence ?? (isDebt ? nil : "nothing is owed") }

  private var payment: NextPayment { NextPayment(loan) }

  /// Whether anything is owed, as far as it is known.
  private var isDebt: Bool { facts.debt.total.value?.isPositive ?? (facts.obligations.value?.isEmpty == false) }

  public var items: [Item] {
    let (next, isOverdue) = (facts.nextObligation(on: day), facts.isOverdue(on: day))
    overdue(isOverdue)
    if let next {
      payment.rows(
        of: next, caption: [payment.achievement(of: next, isOverdue: isOverdue), limits(of: next)].joinedTexts(by: "; "))
      others(than: next, isOverdue: isOverdue)
    } else if facts.obligations.value == nil {
      payment.items
    }
    lostGrace
    row("total", LoanWords.wholeDebt, facts.debt.total, caption: paysOffAll)
  }

  /// That the whole debt is also what pays it off, unless the source states another sum for that.
  private var paysOffAll: SpokenText? {
    let payoff = facts.debt.payoff.value?.amount
    return payoff == nil || payoff == facts.debt.total.value ? said(LoanWords.paysOffAll) : nil
  }

  private func overdue(_ isOverdue: Bool) -> [Item] {
    let amount = facts.overdueAmount(on: day)
    let isPositive = amount.value?.isPositive ?? false
    return row(
      "overdue", LoanWords.overdueAmount, amount,
      caption: said(isPositive ? LoanWords.payOverdueFirst : LoanWords.nothingIsOverdue),
      tone: isPositive ? .critical : .neutral)
  }

  /// What a minimum payment does not do.
  private func limits(of next: Obligation) -> String? {
    guard next.kind == .minimum else { return nil }
    switch facts.revolving.grace.value?.state {
    case .running: return LoanWords.minimumOnlyEndsGrace(language)
    case .lost, .none?: return LoanWords.interestGoesOn(language)
    case .kept, nil: return nil
    }
  }

  private func others(than next: Obligation, isOverdue: Bool) -> [Item] {
    each(facts.nextObligationsOfEachKind(on: day).filter { $0 != next }, named: { "payment.of.\($0.kind.rawValue)" }) {
      row(
        .id($0), facts.purpose(of: $1).value == .keepsGrace ? LoanWords.toKeepGracePeriod : name(of: $1), $1.amount,
        caption: payment.caption(of: $1, beside: next, isOverdue: isOverdue))
    }
  }

  /// That no sum keeps the grace period, once it is lost.
  private var lostGrace: [Item] {
    guard facts.revolving.grace.value?.state == .lost else { return [] }
    trace(id("lost-grace"), [facts.revolving.grace.source])
    return row("lost-grace", LoanWords.toKeepGracePeriod, LoanWords.graceIsLost, caption: nil)
  }
}
