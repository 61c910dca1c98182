import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans

/// A section of the screen that answers a what-if question.
protocol WhatIfSection: LoanSection {
  /// Whether the section belongs to the answer.
  var isPartOfAnswer: Bool { get }
}

extension WhatIfSection {
  var asked: AskedWhatIf { loan.askedWhatIf }

  var silence: String? {
    if asked.question == nil { return "nothing is asked" }
    return isPartOfAnswer ? nil : "it is no part of this answer"
  }
}

/// The what-if question of the context with its answer; both are `nil` if nothing is asked.
struct AskedWhatIf: Sendable {
  let question: WhatIf?
  let answer: WhatIfAnswer?

  init(of loan: LoanOnScreen) {
    question = loan.context.whatIf
    answer = question.map { loan.answer(to: $0.scenario) }
  }
}

extension AskedWhatIf {
  /// Whether the question asks for the payments that would follow.
  var showsSchedule: Bool { question?.showsSchedule ?? false }

  /// The effects of an early repayment of a part; empty for any other answer.
  var options: [RepaymentComparison.Option] {
    if case .repayment(let comparison)? = answer { comparison.options } else { [] }
  }

  /// The payments after an early repayment with an effect; empty if they are unknown, and for any other answer.
  func rows(with effect: BookedRepayment.Effect) -> [ScheduleRow] {
    options.first { $0.effect == effect }?.outcome.rows ?? []
  }

  /// Whether the answer is about the payments of a schedule: that of an early repayment, a holiday or a new rate.
  var isAboutSchedule: Bool {
    switch answer {
    case .repayment, .holiday, .rate: true
    default: false
    }
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
