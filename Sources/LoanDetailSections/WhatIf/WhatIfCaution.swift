import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// A note that the figures are calculated and not an offer.
struct WhatIfCaution: WhatIfSection {
  static let name: SectionName = "what-if.caution"
  static let summary = "That the figures are calculated, and that the bank's own sum counts."

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool {
    switch asked.answer {
    case .impossible?, nil: false
    default: true
    }
  }

  @ItemsBuilder var items: [Item] {
    if asked.isAboutSchedule {
      note("on-time", LoanWords.ifPaidOnTime)
      if loan.repaymentOutsideSchedule?.payer != nil { beforeRepayment("expected") }
      beforeReset("reset")
    }
    note("text", LoanWords.notAnOffer)
    if let date = loan.otherDayOfFacts { note("day", LoanWords.dataIsOlder(value(date))) }
  }
}
