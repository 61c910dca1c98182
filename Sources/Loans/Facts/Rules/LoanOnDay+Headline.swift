package import LoanArithmetic

/// One state of a product that its customer should know.
package enum HeadlineState: Sendable, Hashable {
  /// A payment is overdue; `since` is the first missed day, if it is known and past on the day of the facts.
  case overdue(since: CalendarDate?)
  /// The source states that nothing is overdue, and also arrears.
  case contradictedArrears
  /// An overlay that the source states; never ``Lifecycle/Overlay/overdue``.
  case overlay(Lifecycle.Overlay)
  /// The debt is this much above the limit.
  case overLimit(Money)
  /// The next payment, which does not only keep a grace period, is due to this organisation in 0...7 days and not covered
  /// yet. No payment holiday contradicts it.
  case paymentDue(inDays: Int)
  /// A serious change comes; see ``ComingChange/isSerious(on:)``.
  case change(ComingChange)
  /// A policy has ended, and the loan has another rate without it.
  case policyEnded(InsurancePolicy)
  /// The facts are of another day than the one shown.
  case dataOfAnotherDay(CalendarDate)
  /// The phase, if it is shown in addition to the other states or instead of them.
  case phase(Lifecycle.Phase)
  /// The product is active, and the source states for this very day that nothing is overdue.
  case nothingOverdue
}

extension LoanOnDay {
  /// The states that the customer should know, the worst first; there is always at least one.
  ///
  /// The order is: collections, overdue, payment failed, frozen, a debt above the limit, payment holiday, payment due
  /// today or soon, payment in processing, early repayment scheduled, policies that have ended, serious changes; then
  /// the other overlays; then the phase. A product that is not open begins with its phase. An active product shows its
  /// phase only if there is nothing else to show.
  func findHeadline() -> [HeadlineState] {
    var states: [HeadlineState] = []
    for candidate in Self.headlineOrder {
      if case .seriousChanges = candidate {
        states += seriousStates
      } else if let state = state(of: candidate) {
        states.append(state)
      }
    }
    let phase = lifecycle.phase
    guard phase.isOpen else { return [phaseState] + states }
    return phase == .active && !states.isEmpty ? states : states + [phaseState]
  }

  /// The number of days before its due date from which on a payment is announced.
  package static let announcedDays = 7

  private enum Candidate {
    case overlay(Lifecycle.Overlay)
    case overLimit
    case paymentDue
    case seriousChanges
    case dataOfAnotherDay
  }

  private static let headlineOrder: [Candidate] = [
    .overlay(.collections), .overlay(.overdue), .overlay(.paymentFailed), .overlay(.frozen), .overLimit,
    .overlay(.paymentHoliday), .paymentDue, .overlay(.paymentProcessing), .overlay(.earlyRepaymentScheduled),
    .seriousChanges,
    .overlay(.requestPending),
    .overlay(.rateChangeAnnounced), .overlay(.disputed), .overlay(.gracePeriod), .overlay(.restructured),
    .overlay(.partiallyDisbursed), .overlay(.autopayOff), .overlay(.servicingTransfer), .overlay(.overpaid),
    .dataOfAnotherDay, .overlay(.staleData), .overlay(.partialData),
  ]

  /// The policies that have ended, and the serious changes.
  private var seriousStates: [HeadlineState] {
    // A rate without the policy that was to begin on the day of the facts or later is a change of its own.
    let ended = endedPolicies.filter { $0.rateWithoutFrom.map { $0 < lastKnownDay } ?? true }
    return ended.map(HeadlineState.policyEnded)
      + comingChanges.filter { $0.isSerious(on: day) }.map(HeadlineState.change)
  }

  private func state(of candidate: Candidate) -> HeadlineState? {
    switch candidate {
    case .overlay(.overdue):
      guard isOverdue else { return contradictedArrears.map { _ in .contradictedArrears } }
      let stated = dayOfState
      return .overdue(since: overdueSince.value.flatMap { $0 < stated ? $0 : nil })
    case .overlay(let overlay):
      return isShown(overlay) ? .overlay(overlay) : nil
    case .overLimit: return overAllLimits.value.map(HeadlineState.overLimit)
    case .paymentDue: return paymentDueState
    case .seriousChanges: return nil
    case .dataOfAnotherDay:
      guard case .ofItsDay(let asOf) = validityOfPhase else { return nil }
      return .dataOfAnotherDay(asOf)
    }
  }

  private var paymentDueState: HeadlineState? {
    if case .inHoliday = contradictionOfNext { return nil }
    guard lifecycle.overlays.isDisjoint(with: [.paymentHoliday, .paymentProcessing]), !isWithAnotherOrganisation,
      let next = nextObligation, purpose(of: next).value != .keepsGrace, let due = next.due.value,
      let remaining = next.remaining, remaining.isPositive
    else { return nil }
    let days = day.days(until: due)
    return (0...Self.announcedDays).contains(days) ? .paymentDue(inDays: days) : nil
  }

  private var phaseState: HeadlineState {
    let isSureThatNothingIsOverdue = (debt.overdue.amount.value?.isZero ?? false) && !isOfAnotherDay
    return lifecycle.phase == .active && isSureThatNothingIsOverdue ? .nothingOverdue : .phase(lifecycle.phase)
  }
}
