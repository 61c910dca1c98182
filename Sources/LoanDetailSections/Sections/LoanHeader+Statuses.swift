import DesignSystem
import LoanArithmetic
import LoanDetailCore

extension LoanHeader {
  /// The states that the customer should know, the worst first.
  var statuses: [Status] { facts.headline(on: day).map(status) }

  private func status(of state: HeadlineState) -> Status {
    let status = untracedStatus(of: state)
    trace(status.id, sources(of: state))
    return status
  }

  private func untracedStatus(of state: HeadlineState) -> Status {
    switch state {
    case .overdue(let since):
      Status(
        id: "status.overdue", text: dated(overdueText(since: since), facts.validity(of: .overdue, on: day)),
        tone: .critical, fact: .overdue)
    case .overlay(let overlay):
      Status(
        id: "status.\(overlay.rawValue)", text: dated(text(of: overlay), facts.validity(of: overlay, on: day)),
        tone: LoanWords.tone(of: overlay))
    case .paymentDue(let days): Status(id: "status.due", text: dueText(inDays: days), tone: .attention)
    case .dataOfAnotherDay(let factsDay):
      Status(
        id: "status.dataDay", text: "\(LoanWords.dataOf(language)) \(context.formatter.date(factsDay).text)",
        tone: .attention)
    case .phase(let phase):
      Status(
        id: "status.phase", text: dated(text(of: phase), facts.validityOfPhase(on: day)),
        tone: LoanWords.tone(of: phase))
    case .nothingOverdue:
      Status(
        id: "status.phase", text: (facts.isUnscheduled ? LoanWords.nothingOverdue : LoanWords.onSchedule)(language),
        tone: .positive)
    }
  }

  private func sources(of state: HeadlineState) -> [ProvenanceLog.Source] {
    switch state {
    case .overdue:
      [facts.overdueAmount(on: day).source, facts.overdueSince(on: day).source, source(.overlays)]
    case .overlay: [source(.overlays)]
    case .paymentDue: [facts.obligations.source]
    case .dataOfAnotherDay: [source(rule: "the day the source's data is true for")]
    case .phase, .nothingOverdue: [source(.phase)]
    }
  }

  /// The words of an overlay, with its last day.
  private func text(of overlay: Lifecycle.Overlay) -> String {
    let until = facts.lifecycle.details[overlay]?.until.map {
      "\(LoanWords.until(language)) \(context.formatter.date($0).text)"
    }
    return [LoanWords.text(of: overlay)(language), until].compactMap(\.self).joined(separator: " ")
  }

  /// The words of a phase. A product that is closed for new spending says that its debt stays due, unless nothing is owed.
  private func text(of phase: Lifecycle.Phase) -> String {
    let isOwed = phase == .closedToSpending && facts.debt.total.value?.isPositive ?? true
    return (isOwed ? LoanWords.debtStaysDue : LoanWords.text(of: phase))(language)
  }

  /// The number of days overdue; above 90 days, also the first missed day.
  private func overdueText(since: CalendarDate?) -> String {
    guard let since else {
      return facts.lifecycle.phase == .maturedUnpaid ? LoanWords.maturedUnpaid(language) : LoanWords.overdue(language)
    }
    let days = since.days(until: facts.dayOfState(on: day))
    let count = "\(LoanWords.overdueBy(language)) \(context.formatter.count(days, LoanWords.days))"
    return days <= 90 ? count : "\(count), \(LoanWords.sinceDay(text(since))(language))"
  }

  private func dueText(inDays days: Int) -> String {
    switch days {
    case 0: LoanWords.dueToday(language)
    case 1: LoanWords.dueTomorrow(language)
    default: "\(LoanWords.dueIn(language)) \(context.formatter.count(days, LoanWords.days))"
    }
  }
}
