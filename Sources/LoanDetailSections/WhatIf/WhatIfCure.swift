import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization

/// The sum that settles the arrears on a day, and the debt that remains.
///
/// ```
/// Settling what is overdue
///   To pay on December 1, 2026  . . RUB 24,828.68
///     Overdue on November 21, 2026  RUB 24,695.68
///     Added by the delay until then .  RUB 133.00
///   Penalty for each day of delay  . .  RUB 13.30
///   Debt afterwards . . . . . . .  RUB 213,294.26
/// ```
struct WhatIfCure: WhatIfSection {
  static let name: SectionName = "what-if.cure"
  static let summary = "What it takes to settle what is overdue on a day, and what stays after that."
  static let needs = [NeededFact("debt.overdue.amount", \.debt.overdue.amount)]

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool { outcome != nil }
  var title: LocalizedText? { LoanWords.settling }

  private var outcome: CureOutcome? { if case .cure(let outcome)? = asked.answer { outcome } else { nil } }

  @ItemsBuilder var items: [Item] {
    if let outcome {
      let parts = [
        Portion(.other("overdue"), outcome.overdue, title: LoanWords.overdueOn(value(loan.dayOfState))),
        outcome.penalties.map { Portion(.penalties, $0) },
        outcome.added.map { Portion(.other("delay"), $0, title: LoanWords.delayAddsUntilThen) },
        outcome.payment.map {
          Portion(.instalment, $0, title: outcome.isInstalment ? LoanWords.instalmentOfDay : LoanWords.dueThatDay)
        },
      ].compactMap(\.self)
      breakdown("total", LoanWords.toPayOn(value(outcome.on)), outcome.total, parts)
      let perDay = loan.on(outcome.on).delayPerDiem
      row("per-day", LoanWords.delayAdds(onlyPenalty: perDay.isDerived), perDay)
      row("left", LoanWords.debtAfterwards, outcome.left)
      if let next = outcome.next {
        let left = next.remaining.flatMap {
          $0.isPositive && $0 != next.amount.value ? said(LoanWords.leftToDeposit(value($0))) : nil
        }
        row(
          "next", LoanWords.nextPayment, next.amount,
          caption: [next.due.value.map { said(LoanWords.by(value($0))) }, left].joinedTexts(by: language.semicolon))
      }
    }
  }
}
