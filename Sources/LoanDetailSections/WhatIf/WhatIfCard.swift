import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The repayment of a revolving debt by minimum payments or by the same amount each month: its time and its cost.
///
/// ```
/// Repaying the debt
///   Total debt . . . . . . . . . . RUB 35,875.50
///   Minimum payment on this debt .  RUB 2,687.68
///   Time until the debt is repaid  3 years 10 months
///   Interest . . . . . . . . . . . RUB 15,736.09
///   Paid in all  . . . . . . . . . RUB 51,611.59
/// ```
struct WhatIfCard: WhatIfSection {
  static let name: SectionName = "what-if.card"
  static let summary = "How long a revolving debt takes to repay by some payment each month, and what it costs."
  static let needs = [
    NeededFact("debt.total", \.debt.total), NeededFact("terms.rates", \.terms.rates),
    NeededFact("revolving.minimumRule", \.revolving.minimumRule),
  ]

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool { outcome != nil }
  var title: LocalizedText? { LoanWords.repayingDebt }

  private var outcome: CardOutcome? { if case .card(let outcome, _)? = asked.answer { outcome } else { nil } }

  @ItemsBuilder var items: [Item] {
    if let outcome {
      row("debt", LoanWords.totalDebt, facts.debt.total)
      row(
        "payment", outcome.fixed == nil ? LoanWords.firstMinimum : LoanWords.monthlyPayment,
        outcome.fixed ?? outcome.first)
      row("time", LoanWords.itTakes, outcome.months) { .text(length(inMonths: $0)) }
      row("interest", LoanWords.text(of: .interest), outcome.interest)
      row("paid", LoanWords.paidInAll, outcome.paid)
      saved(by: outcome)
      note("assumption", LoanWords.cardAssumption(percent(outcome.percent, per: .year)))
      if !outcome.isMinimumKnown { note("minimum", LoanWords.minimumIsNotKnown, tone: .attention) }
    }
  }

  /// The interest saved by a payment above the minimum; empty if none is saved, or if it is unknown.
  private func saved(by outcome: CardOutcome) -> [Item] {
    guard case .card(_, let minimum?)? = asked.answer, let most = minimum.interest.value,
      let saved = outcome.interest.value.flatMap({ most.subtracting($0) }), saved.isPositive
    else { return [] }
    return row(
      "saved", LoanWords.interestSaved, outcome.interest.map { _ in saved },
      caption: LoanWords.besideMinimum(language), tone: .positive)
  }
}
