import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The later payments, if the question asks for them. After an early repayment, those with the shorter term.
struct WhatIfSchedule: WhatIfSection {
  static let name: SectionName = "what-if.schedule"
  static let summary = "The payments that would follow, if they are asked for; with the shorter term, if there are two."
  static let emptiness = "the parts of the payments are not known"

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool {
    asked.showsSchedule && asked.isAboutSchedule && (asked.options.isEmpty || !rows.isEmpty)
  }

  var title: LocalizedText? { titleWithCurrency(heading) }

  private var heading: LocalizedText {
    if case .repayment(let comparison)? = asked.answer, let until = comparison.fixedUntil {
      return LoanWords.payments(until: value(until))
    }
    return asked.options.isEmpty ? LoanWords.scheduleAfterwards : LoanWords.title(ofScheduleWith: .shorterTerm)
  }

  /// The later payments; empty if they are unknown.
  private var rows: [ScheduleRow] {
    switch asked.answer {
    case .repayment: asked.rows(with: .shorterTerm)
    case .holiday(let outcome): outcome.rows ?? []
    case .rate(let outcome): outcome.rows
    default: []
    }
  }

  @ItemsBuilder var items: [Item] {
    if !rows.isEmpty {
      payments(rows, heading)
    } else {
      note("absent", LoanWords.otherPartsUnknown)
    }
  }
}

struct WhatIfSmallerPayments: WhatIfSection {
  static let name: SectionName = "what-if.smaller"
  static let summary = "The payments after an early repayment that makes them smaller, if they are asked for."

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool { asked.showsSchedule && !asked.rows(with: .smallerPayment).isEmpty }
  var title: LocalizedText? { titleWithCurrency(heading) }

  private var heading: LocalizedText { LoanWords.title(ofScheduleWith: .smallerPayment) }

  var items: [Item] { payments(asked.rows(with: .smallerPayment), heading) }
}

extension WhatIfSection {
  /// The table of the payments that would follow.
  fileprivate func payments(_ rows: [ScheduleRow], _ title: LocalizedText) -> [Item] {
    trace(id("rows"), [source(rule: "schedule of the changed terms")])
    return schedule(rows: rows, id: "rows", title: title)
  }
}
