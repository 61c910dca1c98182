import DesignSystem
import LoanArithmetic
import Loans
import Localization

/// The sum that repays the whole debt on a day, its parts, the addition of each later day, and the sums on other days.
///
/// ```
/// Full repayment
///   To pay off in full  . . . . . . . . RUB 289,664.62
///     Principal . . . . . . . . . . . . RUB 287,668.28
///     Interest  . . . . . . . . . . . . . RUB 1,996.34
///   Each later day adds . . . . . . . . . . RUB 117.43
///   Full repayment by day, RUB
///   11/21/2026  today                       296,758.68
///   11/30/2026  the end of the month        297,845.88
///   12/1/2026   in ten days                 297,966.68
///   12/14/2026  the next payment day        300,787.02
///   12/31/2026  the day you chose, after    289,664.62
///               the payment of 12/14/2026
/// ```
struct WhatIfPayoff: WhatIfSection {
  static let name: SectionName = "what-if.payoff"
  static let summary = "The sum that repays everything on a day and on other days, and what each later day adds."
  static let needs = [NeededFact("debt.payoff", \.debt.payoff), NeededFact("schedule", group: .schedule)]

  let loan: LoanOnScreen

  var isPartOfAnswer: Bool { calendar != nil }
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

  /// The table of the sums on other days.
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

  /// The reason why a day is in the table, with the last payment before it if the sum assumes one.
  private func words(of entry: PayoffCalendar.Day) -> String {
    let reason = LoanWords.text(of: entry.reason)
    guard let last = entry.lastPayment else { return reason(language) }
    return LoanWords.afterPayment(reason, of: .date(formatter.date(last, .numeric)))(language)
  }
}
