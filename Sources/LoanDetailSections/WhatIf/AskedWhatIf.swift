import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans

/// A section of the screen that answers a what-if question.
protocol WhatIfSection: LoanSection {
  var asked: AskedWhatIf { get }
  /// Whether the section belongs to the answer.
  var isAbout: Bool { get }
}

extension WhatIfSection {
  var silence: String? {
    if asked.question == nil { return "nothing is asked" }
    return isAbout ? nil : "it is no part of this answer"
  }
}

/// A what-if question with its answer, which is calculated once for all sections of the screen.
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
    let asked = AskedWhatIf(of: loan)
    return SectionList(
      WhatIfSentence(loan, asked),
      WhatIfRepayment(loan, asked),
      WhatIfPayoff(loan, asked),
      WhatIfCure(loan, asked),
      WhatIfHoliday(loan, asked),
      WhatIfCard(loan, asked),
      WhatIfRate(loan, asked),
      WhatIfRules(loan, asked),
      WhatIfSchedule(loan, asked),
      WhatIfSmallerPayments(loan, asked),
      WhatIfCaution(loan, asked))
  }
}
