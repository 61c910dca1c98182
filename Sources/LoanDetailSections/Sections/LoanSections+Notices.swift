public import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanSections {
  /// What the customer must not miss: a balance that cannot be shown, an overdue amount, and notices of the bank.
  public func notices() -> [Item] {
    missingBalance() + overdueNotice() + facts.notices.mapNamed({ "notice.\($0.id)" }, banner)
  }

  private func missingBalance() -> [Item] {
    guard case .absent(let absence) = facts.debt.total, facts.debt.principal.value == nil,
      facts.lifecycle.phase.isOpen
    else { return [] }
    trace("debt.absent", [facts.debt.total.source])
    let (text, reason): (LocalizedText, ScreenDocument.Outcome.Reason) =
      switch absence {
      case .notProvided, .notApplicable: (Words.balanceAbsentText, .notProvided)
      case .withheld: (Words.balanceWithheldText, .withheld)
      case .unreadable: (Words.balanceUnreadableText, .unreadable)
      }
    context.lacks("debt.total", Words.totalDebt, because: reason)
    return [
      .banner(
        Banner(id: "debt.absent", title: Words.balanceAbsent(language), text: text(language), tone: .attention))
    ]
  }

  /// The overdue amount with its first day and its parts.
  private func overdueNotice() -> [Item] {
    let amount = facts.overdueAmount(on: day)
    guard facts.isOverdue(on: day), let money = amount.value, money.isPositive else { return [] }
    let since = row("overdue.since", Words.overdueFrom, facts.overdueSince(on: day), tone: .critical) { value($0) }
    return section("overdue", Words.overdueTitle, since + overdueBreakdown())
  }

  private func banner(_ id: ItemID, _ notice: Notice) -> Item {
    trace(id, [source(.notices)])
    let tone: Tone =
      switch notice.importance {
      case .information: .neutral
      case .attention: .attention
      case .critical: .critical
      }
    return .banner(
      Banner(
        id: id, title: notice.title(language), text: notice.text.map { $0(language) }, tone: tone))
  }
}
