import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// A payment holiday: its cost, and the last payment of the loan with it.
///
/// ```
/// Payment holiday
///   First payment left out . . December 14, 2026
///   First payment afterwards . .  March 14, 2027
///   Payment afterwards . . . . . . RUB 13,118.74
///   The holiday costs  . . . . . . RUB 15,955.05
///   Last payment with the holiday October 14, 2029
/// ```
struct WhatIfHoliday: WhatIfSection {
  static let name: SectionName = "what-if.holiday"
  static let summary = "A payment holiday: what it costs, and when the loan ends with it."
  static let needs = WhatIfRepayment.needs

  let loan: LoanOnScreen

  var isAbout: Bool { outcome != nil }
  var title: LocalizedText? { LoanWords.paymentHoliday }

  private var outcome: HolidayOutcome? { if case .holiday(let outcome)? = asked.answer { outcome } else { nil } }

  @ItemsBuilder var items: [Item] {
    if let outcome {
      row("from", LoanWords.firstLeftOut, outcome.from)
      row("until", LoanWords.lastLeftOut, outcome.until == outcome.from ? nil : outcome.until)
      row("first-payment", LoanWords.firstAfterHoliday, outcome.firstAfter)
      row("payment", LoanWords.paymentAfterHoliday, outcome.payment)
      row("price", LoanWords.holidayPrice, outcome.cost, caption: LoanWords.moreInterest(language))
      row(
        "ends", LoanWords.lastPaymentWithHoliday, outcome.ends,
        caption: said(LoanWords.withoutHoliday(value(outcome.endsWithout))))
      note("assumption", LoanWords.holidayAssumption)
    }
  }
}

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

  var isAbout: Bool { outcome != nil }
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

  /// The interest saved by a payment above the minimum; empty if none is saved.
  private func saved(by outcome: CardOutcome) -> [Item] {
    guard case .card(_, let minimum?)? = asked.answer, let most = minimum.interest.value,
      let saved = outcome.interest.value.flatMap({ most.subtracting($0) }), saved.isPositive
    else { return [] }
    return row(
      "saved", LoanWords.interestSaved, outcome.interest.map { _ in saved },
      caption: LoanWords.besideMinimum(language), tone: .positive)
  }
}

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

  var isAbout: Bool { outcome != nil }
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

  private func interest(of outcome: RateOutcome) -> [Item] {
    guard let added = outcome.interest.value, !added.isZero, let amount = added.magnitude else { return [] }
    return row(
      "interest", added.isPositive ? LoanWords.moreInterestToEnd : LoanWords.lessInterestToEnd,
      outcome.interest.map { _ in amount })
  }
}
