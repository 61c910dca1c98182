public import DesignSystem
import LoanArithmetic
public import LoanDetailSections
import Loans
import Localization

extension Overdraft {
  /// The standard screens, with the use of the overdraft after the limit.
  public func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
    let standard = SectionList.standard(screen, of: loan)
    return switch screen {
    case .main, .details: standard?.after(.limit, UseOfLimit(loan: loan, specifics: specifics))
    default: standard
    }
  }
}

/// ```
/// Use of the overdraft
///   Interest since  . . . . . October 19, 2026
///     33 days
///   Above the limit since . November 11, 2026
///   Repay in full by  . . . November 26, 2026
///     in 5 days; the limit is then renewed
/// ```
struct UseOfLimit: LoanSection {
  static let name: SectionName = "use"
  static let summary =
    "Since when interest is charged, what is owed above the limit, and by when the debt must be zero."

  let loan: LoanOnScreen
  let specifics: Specifics?

  var title: LocalizedText? { Words.use }
  var silence: String? { facts.lifecycle.phase.isOpen ? nil : "the overdraft is over" }

  var items: [Item] {
    if let specifics {
      row(
        "interest-since", Words.interestSince, loan.ofItsDay(specifics.interestSince),
        caption: count(since: specifics.interestSince))
      if let excess = specifics.excess {
        row(
          "excess-since", Words.excessSince, loan.ofItsDay(excess.since), caption: count(since: excess.since),
          tone: .attention)
        row("excess-interest", Words.excessInterest, loan.ofItsDay(excess.interest))
      }
      if let reset = specifics.reset {
        row("reset", Words.repayBy, reset.on, caption: renewal(on: reset.on))
        row("reset-every", Words.longestDebt, reset.everyDays) { .text(formatter.count($0, LoanWords.days)) }
      }
    }
  }

  /// The time left until the day of repayment, with the renewal of the limit while the overdraft is active; `nil` if
  /// the day is unknown.
  private func renewal(on last: Fact<CalendarDate>) -> SpokenText? {
    last.value.map { last in
      let time = timeLeft(until: last)
      return facts.lifecycle.phase == .active && last >= day
        ? said(Words.renewed(time)) : said(LocalizedText(verbatim: time))
    }
  }
}
