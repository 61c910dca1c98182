import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans

/// A section of the screen that answers a what-if question.
protocol WhatIfSection: LoanSection {
  /// Whether the section belongs to the answer.
  var isAbout: Bool { get }
}

extension WhatIfSection {
  var asked: AskedWhatIf { loan.askedWhatIf }

  var silence: String? {
    if asked.question == nil { return "nothing is asked" }
    return isAbout ? nil : "it is no part of this answer"
  }
}

/// A what-if question with its answer.
struct AskedWhatIf: Sendable {
  let question: WhatIf?
  let answer: WhatIfAnswer?

  init(of loan: LoanOnScreen) {
    question = loan.context.whatIf
    answer = question.map { loan.answer(to: $0.scenario) }
  }
}

extension SectionList {
  /// The answer to the question of the context, in a sentence and in figures.
  static func whatIf(of loan: LoanOnScreen) -> SectionList {
    SectionList(
      WhatIfSentence(loan: loan),
      WhatIfRepayment(loan: loan),
      WhatIfPayoff(loan: loan),
      WhatIfCure(loan: loan),
      WhatIfHoliday(loan: loan),
      WhatIfCard(loan: loan),
      WhatIfRate(loan: loan),
      WhatIfRules(loan: loan),
      WhatIfSchedule(loan: loan),
      WhatIfSmallerPayments(loan: loan),
      WhatIfCaution(loan: loan))
  }
}
