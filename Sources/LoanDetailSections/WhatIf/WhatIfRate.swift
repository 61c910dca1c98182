import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// A change of the rate: the payment after it, and the additional or saved interest.
///
/// ```
/// Change of the rate
///   Interest rate  . . . . . . . .  11.9% a year
///     before it 14.9% a year
///   New rate from  . . . . . .  December 1, 2026
///   First changed payment  . . December 14, 2026
///   Payment afterwards . . . . . . RUB 12,702.12
///     without the change RUB 13,118.74; calculated
///   Less interest until the end  . RUB 12,188.24
/// ```
struct WhatIfRate: WhatIfSection {
  static let name: SectionName = "what-if.rate"
  static let summary = "A change of the rate: the payment after it, and what it costs or saves."
  static let needs = WhatIfRepayment.needs

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool { outcome != nil }
  var title: LocalizedText? { LoanWords.rateChange }

  private var outcome: RateOutcome? { if case .rate(let outcome)? = asked.answer { outcome } else { nil } }

  @ItemsBuilder var items: [Item] {
    if let outcome {
      row(
        "rate", LoanWords.rate, Rate(percent: outcome.percent),
        caption: said(LoanWords.before(percent(outcome.percentBefore, per: .year))))
      row("from", LoanWords.rateFrom, outcome.from)
      let isSame = outcome.payment.value == outcome.paymentBefore && outcome.interest.value?.isZero ?? false
      row("payment-from", LoanWords.firstChangedPayment, isSame ? nil : outcome.paymentFrom)
      row(
        "payment", LoanWords.paymentAfterwards, outcome.payment,
        caption: outcome.paymentBefore.flatMap {
          $0 == outcome.payment.value ? nil : said(LoanWords.withoutChange(value($0)))
        })
      interest(of: outcome)
      if let change = outcome.replaced {
        note("replaced", LoanWords.replaces(percent(change.annualRatePercent, per: .year), from: value(change.from)))
      }
    }
  }

  /// The interest that the change adds or saves until the end; empty if it is zero or unknown.
  private func interest(of outcome: RateOutcome) -> [Item] {
    guard let added = outcome.interest.value, !added.isZero, let amount = added.magnitude else { return [] }
    return row(
      "interest", added.isPositive ? LoanWords.moreInterestToEnd : LoanWords.lessInterestToEnd,
      outcome.interest.map { _ in amount })
  }
}
