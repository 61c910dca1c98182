import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The sum that repays the whole debt on a day, its parts, the addition of each later day, and the sums on other days.
///
/// ```
/// Full repayment
///   To pay off in full  . . . . . RUB 289,664.62
///     Principal . . . . . . . . . RUB 287,668.28
///     Interest  . . . . . . . . . . RUB 1,996.34
///   Each later day adds . . . . . . . RUB 117.43
///   Full repayment by day, RUB
///   11/21/2026  today                 296,758.68
///   12/14/2026  the next payment day  300,787.02
/// ```
struct WhatIfPayoff: WhatIfSection {
  static let name: SectionName = "what-if.payoff"
  static let summary = "The sum that repays everything on a day and on other days, and what each later day adds."
  static let needs = [NeededFact("debt.payoff", \.debt.payoff), NeededFact("schedule", group: .schedule)]

  let loan: LoanOnScreen

  var isAbout: Bool { calendar != nil }
  var title: LocalizedText? { LoanWords.fullRepayment }

  private var calendar: PayoffCalendar? {
    if case .payoff(let calendar, _)? = asked.answer { calendar } else { nil }
  }

  @ItemsBuilder var items: [Item] {
    if let calendar {
      let sum = calendar.asked
      if sum.portions.isEmpty {
        row("total", LoanWords.payoff, sum.total, caption: said(LoanWords.payoffOn(value(sum.on))))
      } else {
        breakdown("total", LoanWords.payoff, sum.total, sum.portions)
      }
      row("per-day", LoanWords.laterDayAdds, sum.perDay)
      days(of: calendar)
    }
  }

  private func days(of calendar: PayoffCalendar) -> [Item] {
    let columns = [
      column("day", LoanWords.date, .leading, .high), column("which", LoanWords.which, .leading, .normal),
      column("sum", LoanWords.amount, .trailing, .high),
    ]
    trace(id("days"), [source(rule: "what repays everything on each day")])
    return table(
      "days", titleWithCurrency(LoanWords.payoffOnOtherDays), columns, of: calendar.days,
      named: { "\(id).\($0.sum.on)" }
    ) { id, entry in
      TableRow(
        id: id,
        cells: [
          .date(formatter.date(entry.sum.on, .numeric)), .text(words(of: entry)),
          entry.sum.total.value.map { figure($0) },
        ])
    }
  }

  private func words(of entry: PayoffCalendar.Day) -> String {
    let reason = LoanWords.text(of: entry.reason)
    guard let last = entry.lastPayment else { return reason(language) }
    return LoanWords.afterPayment(reason, of: .date(formatter.date(last, .numeric)))(language)
  }
}

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

  var isAbout: Bool { outcome != nil }
  var title: LocalizedText? { LoanWords.settling }

  private var outcome: CureOutcome? { if case .cure(let outcome)? = asked.answer { outcome } else { nil } }

  @ItemsBuilder var items: [Item] {
    if let outcome {
      let parts = [
        Portion(.other("overdue"), outcome.overdue, title: LoanWords.overdueOn(value(loan.dayOfState))),
        outcome.penalties.map { Portion(.penalties, $0) },
        outcome.added.map { Portion(.other("delay"), $0, title: LoanWords.delayAddsUntilThen) },
        outcome.payment.map { Portion(.instalment, $0, title: LoanWords.instalmentOfDay) },
      ].compactMap(\.self)
      breakdown("total", LoanWords.toPayOn(value(outcome.on)), outcome.total, parts)
      let perDay = loan.on(outcome.on).delayPerDiem
      row("per-day", LoanWords.delayAdds(onlyPenalty: perDay.isDerived), perDay)
      row("left", LoanWords.debtAfterwards, outcome.left)
      if let next = outcome.next {
        row(
          "next", LoanWords.nextPayment, next.amount,
          caption: next.due.value.map { said(LoanWords.by(value($0))) })
      }
    }
  }
}
