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

  var isPartOfAnswer: Bool { outcome != nil }
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
