import DesignSystem
import LoanArithmetic
import LoanDetailCore

/// The states a customer is told of, the worst first.
///
/// The order is the design's: collections, overdue, payment failed, frozen, holiday, due today or soon, processing,
/// early repayment pending; then whatever else lies over the phase; then the phase itself.
struct Headline {
  private let sections: LoanSections
  private var facts: LoanFacts { sections.facts }

  init(_ sections: LoanSections) { self.sections = sections }

  /// How many days ahead a payment counts as soon.
  static let soonDays = 7

  /// All states, the worst first; there is always at least one.
  func statuses() -> [Status] {
    let signs = Self.order.compactMap(status(of:))
    let phase = facts.lifecycle.phase
    guard phase.isOpen else { return [phaseStatus()] + signs }
    let isTold = phase == .active || phase == .maturedUnpaid
    return isTold && !signs.isEmpty ? signs : signs + [phaseStatus()]
  }

  /// A sign that something is to be told.
  private enum Sign {
    case overlay(Lifecycle.Overlay)
    case paymentDue
    case dataOfAnotherDay
  }

  private static let order: [Sign] = [
    .overlay(.collections), .overlay(.overdue), .overlay(.paymentFailed), .overlay(.frozen), .overlay(.paymentHoliday),
    .paymentDue, .overlay(.paymentProcessing), .overlay(.earlyRepaymentScheduled), .overlay(.requestPending),
    .overlay(.rateChangeAnnounced), .overlay(.disputed), .overlay(.gracePeriod), .overlay(.restructured),
    .overlay(.partiallyDisbursed), .overlay(.autopayOff), .overlay(.servicingTransfer), .overlay(.overpaid),
    .dataOfAnotherDay, .overlay(.staleData), .overlay(.partialData),
  ]

  private func status(of sign: Sign) -> Status? {
    guard let status = made(of: sign) else { return nil }
    switch sign {
    case .paymentDue: sections.trace(status.id, [facts.obligations.source])
    case .dataOfAnotherDay: sections.trace(status.id, [sections.source(rule: "the day the source's data is true for")])
    case .overlay(.overdue):
      sections.trace(
        status.id,
        [
          facts.overdueAmount(on: sections.day).source, facts.overdueSince(on: sections.day).source,
          sections.source(.overlays),
        ])
    case .overlay: sections.trace(status.id, [sections.source(.overlays)])
    }
    return status
  }

  private func made(of sign: Sign) -> Status? {
    switch sign {
    case .paymentDue: dueStatus()
    case .dataOfAnotherDay: dataStatus()
    case .overlay(.overdue):
      facts.isOverdue(on: sections.day)
        ? Status(id: "status.overdue", text: overdueText(), tone: .critical, fact: .overdue) : nil
    case .overlay(let overlay):
      facts.lifecycle.overlays.contains(overlay)
        ? Status(
          id: "status.\(overlay.rawValue)", text: Words.text(of: overlay)(sections.language),
          tone: Words.tone(of: overlay)) : nil
    }
  }

  private func overdueText() -> String {
    let (language, formatter) = (sections.language, sections.context.formatter)
    guard let since = facts.overdueSince(on: sections.day).value, since < sections.day else {
      return facts.lifecycle.phase == .maturedUnpaid ? Words.maturedUnpaid(language) : Words.overdue(language)
    }
    let days = since.days(until: sections.day)
    return days <= 90
      ? "\(Words.overdueBy(language)) \(formatter.count(days, Words.days))"
      : "\(Words.overdueSince(language)) \(formatter.date(since).text)"
  }

  private func dueStatus() -> Status? {
    guard !facts.lifecycle.overlays.contains(.paymentHoliday),
      let next = facts.nextObligation(on: sections.day), let due = next.due.value,
      let remaining = next.remaining, remaining.isPositive
    else { return nil }
    let language = sections.language
    switch sections.day.days(until: due) {
    case 0: return Status(id: "status.due", text: Words.dueToday(language), tone: .attention)
    case 1: return Status(id: "status.due", text: Words.dueTomorrow(language), tone: .attention)
    case 2...Self.soonDays:
      let days = sections.context.formatter.count(sections.day.days(until: due), Words.days)
      return Status(id: "status.due", text: "\(Words.dueIn(language)) \(days)", tone: .attention)
    default: return nil
    }
  }

  /// Facts of another day must not pass for today's.
  private func dataStatus() -> Status? {
    guard let factsDay = facts.asOf, facts.isOfAnotherDay(than: sections.day), facts.lifecycle.phase.isOpen else {
      return nil
    }
    let text = "\(Words.dataOf(sections.language)) \(sections.context.formatter.date(factsDay).text)"
    return Status(id: "status.dataDay", text: text, tone: .attention)
  }

  private func phaseStatus() -> Status {
    let phase = facts.lifecycle.phase
    sections.trace("status.phase", [sections.source(.phase)])
    // "On schedule" is said only when the source itself says, for the very day, that nothing is overdue.
    let isOnSchedule =
      phase == .active && (facts.debt.overdue.amount.value?.isZero ?? false)
      && !facts.isOfAnotherDay(than: sections.day)
    let onSchedule = facts.isUnscheduled ? Words.nothingOverdue : Words.onSchedule
    return Status(
      id: "status.phase", text: (isOnSchedule ? onSchedule : Words.text(of: phase))(sections.language),
      tone: isOnSchedule ? .positive : Words.tone(of: phase))
  }
}
